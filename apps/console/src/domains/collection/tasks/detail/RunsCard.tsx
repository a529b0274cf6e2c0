import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { queueApi } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Job } from '../../parts/Job';
import { JobNote } from '../../parts/JobNote';
import { wrongStates } from '../../parts/wrongStates';
import type { Task } from '../Task';
import { detailStrings } from './detailStrings';

const step = 20;
const most = 100;

/** What became of the slots of a task, the newest first. */
export function RunsCard({ task }: { task: Task }) {
  const t = useStrings(detailStrings);
  const { client } = useConsole();
  const enabled = useCan()('queue.query');
  const [size, setSize] = useState(step);
  const [isWrong, setWrong] = useState(false);
  const asked = { taskId: task.id, pageNo: 1, pageSize: size, ...(isWrong && { queueStatus: wrongStates }) };
  const found = useQuery({ ...client.query(queueApi.page, asked as never), enabled, placeholderData: keepPreviousData });
  if (!enabled) return null;
  const rows: readonly Job[] = found.data?.rows ?? [];
  const total = found.data?.totalRows ?? 0;
  return (
    <Section
      title={t('runs')}
      note={found.isSuccess ? t('runsOf', { shown: rows.length, count: total }) : undefined}
      actions={
        <Chip
          size="small"
          label={t('onlyWrong')}
          color={isWrong ? 'primary' : 'default'}
          variant={isWrong ? 'filled' : 'outlined'}
          aria-pressed={isWrong}
          onClick={() => setWrong(!isWrong)}
        />
      }
    >
      {found.isPending && <LoadingState count={5} />}
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && rows.length === 0 && <EmptyState dense title={t(isWrong ? 'noWrong' : 'noRuns')} />}
      {rows.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {rows.map((job) => (
            <RunRow key={job.id} job={job} />
          ))}
        </Box>
      )}
      {rows.length < total && size < most && (
        <Button sx={{ mt: 2 }} onClick={() => setSize(Math.min(most, size + step))}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function RunRow({ job }: { job: Job }) {
  const format = useFormat();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, py: 2.5 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>{job.targetName}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{format.exact(parseWireTime(job.slotTime))}</Box>
      </Box>
      <StatusTag type="queueStatus" code={job.queueStatus} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        <JobNote job={job} />
      </Box>
    </Box>
  );
}
