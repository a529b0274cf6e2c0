import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { playerOf } from '@backlot/contract';
import type { LinkVideo } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { SafeLink } from '../parts/SafeLink';
import { weighedStrings } from './weighedStrings';

interface VideoFrameProps {
  link: string;
  /** What it is, for the name of the frame. */
  name: string;
  video: LinkVideo | null;
}

/** The video itself where its channel has a player for other pages, loaded only when somebody asks for it; otherwise the way to it. */
export function VideoFrame({ link, name, video }: VideoFrameProps) {
  const t = useStrings(weighedStrings);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const player = playerOf(link);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      <Box sx={frame}>
        {isAsked && player ? (
          <iframe
            src={player.address}
            title={t('videoOf', { name })}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player keeps its own origin, which is never ours
            sandbox="allow-scripts allow-same-origin allow-presentation"
            allow="encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            style={{ width: '100%', height: '100%', border: 0 }}
          />
        ) : (
          <>
            {video?.workId && <RecordPicture kind="work" id={video.workId} name={name} size="fill" />}
            {player && (
              <Button variant="contained" startIcon={<PlayArrow />} onClick={() => setAsked(true)} sx={{ position: 'relative' }}>
                {t('play')}
              </Button>
            )}
            <Box sx={video?.workId ? onPicture : foot}>{player ? t('consent', { host: player.host }) : t('noPlayer')}</Box>
          </>
        )}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
        <SafeLink href={link} />
      </Box>
      {video && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {video.descr && <Box sx={{ color: 'text.primary' }}>{video.descr}</Box>}
          {[
            t('posted', { time: format.dateTime(video.postTime) }),
            video.duration !== null && format.duration(video.duration),
            video.views !== null && t('views', { n: video.views, count: format.count(video.views) }),
            video.dataTime !== null && t('asOf', { time: format.dateTime(video.dataTime) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      )}
    </Box>
  );
}

/** As tall as it stays with its facts and the decision bar on one screen. */
const frame = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '9 / 16',
  width: 1,
  maxHeight: 'calc(100vh - 480px)',
  minHeight: 300,
  overflow: 'hidden',
  borderRadius: 1.5,
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'line.main',
} as const;

const foot = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  px: 3,
  py: 2,
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;

/** Readable whatever the picture shows. */
const onPicture = { ...foot, color: '#fff', bgcolor: 'rgb(10 16 28 / 82%)' } as const;
