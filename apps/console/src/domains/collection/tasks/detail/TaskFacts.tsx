import { missingText, parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { strings } from '../strings';
import type { Task } from '../Task';
import { detailStrings } from './detailStrings';

/** When the task runs, over which connector, and how the last day went. */
export function TaskFacts({ task }: { task: Task }) {
  const t = useStrings(strings);
  const words = useStrings(detailStrings);
  const format = useFormat();
  const can = useCan();
  const time = (text: string | null) => (text === null ? missingText : format.exact(parseWireTime(text)));
  return (
    <Section title={words('facts')}>
      <DescriptionList
        columns={1}
        items={[
          {
            label: t('nextRun'),
            value: task.nextRunTime === null ? words(task.taskSwitch === 1 ? 'windowOver' : 'closedNow') : time(task.nextRunTime),
          },
          { label: t('lastRun'), value: time(task.lastRunTime) },
          { label: t('worked'), value: t('workedOf', { done: task.done24, planned: task.planned24 }) },
          { label: t('taskRunStatus'), value: <StatusTag type="taskRunStatus" code={task.taskRunStatus} /> },
          {
            label: t('connectorId'),
            value: can('connector.query') ? (
              <Link to={'/task/connector' as never} style={{ color: 'var(--mui-palette-accent-ink)' }}>
                {task.connectorName}
              </Link>
            ) : (
              task.connectorName
            ),
          },
          { label: t('beginTime'), value: time(task.beginTime) },
          { label: t('endTime'), value: time(task.endTime) },
          { label: t('remark'), value: task.remark || missingText },
        ]}
      />
    </Section>
  );
}
