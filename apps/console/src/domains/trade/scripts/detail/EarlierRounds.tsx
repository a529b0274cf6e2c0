import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ScriptRound } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { VideoPlayer } from '../../parts/script/VideoPlayer';
import { strings } from '../strings';

/** What was rejected before, why, and what was said with it; a video is loaded once it is asked for. */
export function EarlierRounds({ id, rounds }: { id: string; rounds: readonly ScriptRound[] }) {
  const t = useStrings(strings);
  const format = useFormat();
  const [shown, setShown] = useState<number>();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {rounds.map((round) => (
        <Box key={round.round} component="li" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <strong>{t('roundNo', { count: round.round })}</strong>
            <Box sx={{ color: 'ink.third' }}>{`${round.fileName} · ${format.exact(round.uploadTime)}`}</Box>
            {shown !== round.round && (
              <Button
                size="small"
                aria-label={`${t('open')}: ${t('roundNo', { count: round.round })}`}
                onClick={() => setShown(round.round)}
              >
                {t('open')}
              </Button>
            )}
          </Box>
          {round.rejectReason && <Box sx={{ color: 'tone.bad.ink' }}>{`${t('reason')}: ${round.rejectReason}`}</Box>}
          {round.note && <Box sx={{ color: 'text.secondary' }}>{`${t('note')}: ${round.note}`}</Box>}
          {shown === round.round && <VideoPlayer id={id} round={round} />}
        </Box>
      ))}
    </Box>
  );
}
