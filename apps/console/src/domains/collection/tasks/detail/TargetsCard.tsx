import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { taskApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { wrongStates } from '../../parts/wrongStates';
import type { Task } from '../Task';
import { detailStrings } from './detailStrings';
import type { Target } from './Target';
import { TargetRow } from './TargetRow';

const shownFirst = 20;
const isWrong = ({ job }: Target) => job !== null && wrongStates.includes(job.queueStatus);

/** Every target with how its newest collection went, those that fail first. */
export function TargetsCard({ task }: { task: Task }) {
  const t = useStrings(detailStrings);
  const format = useFormat();
  const { client } = useConsole();
  const found = useQuery(client.query(taskApi.targets, { id: task.id }));
  const [isWhole, setWhole] = useState(false);
  const targets = [...(found.data ?? [])].sort((a, b) => Number(isWrong(b)) - Number(isWrong(a)));
  const failing = targets.filter(isWrong).length;
  const shown = isWhole ? targets : targets.slice(0, Math.max(shownFirst, failing));
  return (
    <Section
      title={t('targets')}
      note={
        found.isSuccess && targets.length > 0 ? t(failing > 0 ? 'failingOf' : 'allWell', { n: failing, count: targets.length }) : undefined
      }
    >
      {found.isPending && <LoadingState count={4} />}
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && targets.length === 0 && <EmptyState dense title={t('noTargets')} />}
      {targets.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 0, m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {shown.map((target) => (
            <li key={`${target.targetType} ${target.targetId}`}>
              <TargetRow target={target} task={task} />
            </li>
          ))}
        </Box>
      )}
      {shown.length < targets.length && (
        <Button sx={{ mt: 2 }} onClick={() => setWhole(true)}>
          {t('showAll', { count: format.number(targets.length) })}
        </Button>
      )}
    </Section>
  );
}
