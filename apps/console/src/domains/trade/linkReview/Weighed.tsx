import Box from '@mui/material/Box';
import { workOrderLinkApi } from '@backlot/contract';
import { ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { LastRound } from './LastRound';
import { LinkChecks } from './LinkChecks';
import { LinkTerms } from './LinkTerms';
import type { QueuedLink } from './QueuedLink';
import { VideoFrame } from './VideoFrame';

/** The video beside what it is measured by: checks, what changed since the last round, product, brief, terms and creator. */
export function Weighed({ row }: { row: QueuedLink }) {
  const { client } = useConsole();
  const found = useQuery(client.query(workOrderLinkApi.detail, { id: row.id }));
  const [last] = found.data?.rounds ?? [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(220px, 300px) minmax(0, 1fr)' }, gap: 4 }}>
      <VideoFrame link={row.link} name={row.up.name} video={found.data?.video ?? null} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3.5, alignContent: 'start' }}>
        {found.isError && (
          <ErrorState dense onRetry={() => void found.refetch()}>
            {found.error.message}
          </ErrorState>
        )}
        {found.isPending && <LoadingState shape="table" count={6} />}
        {found.data && (
          <>
            {row.linkType === 2 && <LinkChecks checks={found.data.checks} />}
            {last && <LastRound last={last} now={{ round: row.round, link: row.link, video: found.data.video }} />}
            <LinkTerms weighed={found.data} />
          </>
        )}
      </Box>
    </Box>
  );
}
