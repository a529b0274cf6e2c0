import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sampleApi, type SampleRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { Receiver } from '../detail/Receiver';
import { SampleFacts } from '../detail/SampleFacts';
import { strings } from '../strings';

/** Everything a merchant decides by: who gets what, what is left, how reliable the creator is, and where it goes. */
export function SampleSheet({ row }: { row: SampleRow }) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({ ...client.query(sampleApi.detail, { id: row.id }), staleTime: 0 });
  const { name } = row.up;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <RecordPicture kind="up" id={row.up.id} name={name} size={56} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">
            {can('upDetail.get') ? (
              <RecordLink path="/talentAdminDetail" id={row.up.id}>
                {name}
              </RecordLink>
            ) : (
              name
            )}
          </Typography>
          <Box sx={{ color: 'ink.third' }}>{[row.upNumber, row.sampleNo].join(' · ')}</Box>
        </Box>
        <StatusTag type="sampleStatus" code={row.sampleStatus} />
      </Box>
      {data && <SampleFacts row={data} />}
      {data?.receiver && <Receiver row={data} />}
      {!data && !error && <LoadingState count={4} />}
      {error && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
    </>
  );
}
