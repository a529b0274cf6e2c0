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
  const hasMiddle = found.data && (row.linkType === 2 || last);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={hasMiddle ? threeColumns : twoColumns}>
        <VideoFrame link={row.link} name={row.up.name} video={found.data?.video ?? null} />
        {found.isError && (
          <ErrorState dense onRetry={() => void found.refetch()}>
            {found.error.message}
          </ErrorState>
        )}
        {found.isPending && <LoadingState shape="table" count={6} />}
        {found.data && hasMiddle && (
          <Box sx={column}>
            {row.linkType === 2 && <LinkChecks checks={found.data.checks} />}
            {last && <LastRound last={last} now={{ round: row.round, link: row.link, video: found.data.video }} />}
          </Box>
        )}
        {found.data && (
          <Box sx={column}>
            <LinkTerms weighed={found.data} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3.5, alignContent: 'start' } as const;

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } as const;
const two = 'minmax(200px, 300px) minmax(0, 1fr)';

/** By the room that the sheet has, not the window: the menu and the queue take theirs. */
const twoColumns = { ...one, '@container (min-width: 500px)': { gridTemplateColumns: two } } as const;

/** The video keeps its height while checks and terms follow each other beside it, or each have a column. */
const threeColumns = {
  ...one,
  '@container (min-width: 500px)': { gridTemplateColumns: two, '& > :first-child': { gridRow: 'span 2' } },
  '@container (min-width: 740px)': {
    gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 1fr) minmax(0, 1.1fr)',
    '& > :first-child': { gridRow: 'auto' },
  },
} as const;
