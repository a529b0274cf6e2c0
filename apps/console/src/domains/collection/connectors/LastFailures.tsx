import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { queueApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { type FailureWord, failureStrings } from '../parts/failureStrings';
import type { Job } from '../parts/Job';
import { wrongStates } from '../parts/wrongStates';
import { checkStrings } from './checkStrings';

const shown = 10;

/** The jobs of a connector that failed or timed out, the newest first, with what the channel said. */
export function LastFailures({ connectorId }: { connectorId: string }) {
  const t = useStrings(checkStrings);
  const { client } = useConsole();
  const asked = { connectorId, queueStatus: wrongStates, sortField: 'endTime', sortOrder: 'descend', pageNo: 1, pageSize: shown };
  const found = useQuery(client.query(queueApi.page, asked as never));
  const rows = found.data?.rows ?? [];
  return (
    <Box component="section" aria-labelledby={`failures-${connectorId}`}>
      <Typography id={`failures-${connectorId}`} component="h3" variant="subtitle2">
        {t('lastFailures')}
      </Typography>
      {found.isPending && <LoadingState count={3} />}
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && rows.length === 0 && <EmptyState dense title={t('noFailures')} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {rows.map((job) => (
          <FailedRow key={job.id} job={job} />
        ))}
      </Box>
    </Box>
  );
}

function FailedRow({ job: { targetName, endTime, failure, errorText } }: { job: Job }) {
  const words = useStrings(failureStrings);
  const format = useFormat();
  return (
    <Box component="li" sx={{ py: 2.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}>
        <span>{targetName}</span>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {endTime && format.exact(endTime)}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {failure && words(`why_${failure}` as FailureWord)}
        {errorText && ` ${words('channelSaid', { text: errorText.slice(0, 300) })}`}
      </Box>
    </Box>
  );
}
