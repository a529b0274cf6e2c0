import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { scriptApi, type ScriptRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { VideoPlayer } from '../../parts/script/VideoPlayer';
import { EarlierRounds } from '../detail/EarlierRounds';
import { ScriptFacts } from '../detail/ScriptFacts';
import { strings } from '../strings';

/** Everything a reviewer decides by: the video first, then what it is for, and what was rejected before. */
export function ScriptSheet({ row }: { row: ScriptRow }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data } = useQuery({
    ...client.query(scriptApi.detail, { id: row.id }),
    enabled: row.round > 1,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <RecordPicture kind="up" id={row.up.id} name={row.up.name} size={56} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{row.scriptName}</Typography>
          <Box sx={{ color: 'ink.third' }}>{row.up.name}</Box>
        </Box>
        <StatusTag type="reviewStatus" code={row.reviewStatus} />
      </Box>
      <VideoPlayer id={row.id} round={row} />
      <ScriptFacts row={row} />
      {data && data.rounds.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3">{t('rounds')}</Typography>
          <EarlierRounds id={row.id} rounds={data.rounds} />
        </Box>
      )}
    </>
  );
}
