import { formatWireTime } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useMemo, useState } from 'react';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyPart } from '../../../kit/lazyPart';
import { strings, type Word } from './strings';
import type { Task } from './Task';

const TaskFields = lazyPart(async () => (await import('./TaskFields')).TaskFields);

interface TaskDraft extends Pick<
  Task,
  'taskName' | 'connectorId' | 'frequencyUnit' | 'frequencyValue' | 'beginTime' | 'endTime' | 'remark'
> {
  objectType: number;
  /** Unknown until those of the task are read. */
  targets: { targetType: number; targetId: string }[] | undefined;
}

const hour = 3_600_000;

/** How a task is added and edited. */
export function useTaskForm(): CrudForm<Task, TaskDraft> {
  const t = useStrings(strings);
  const [begin] = useState(() => Math.ceil(Date.now() / 60_000) * 60_000);
  return useMemo(
    () => ({
      Fields: TaskFields,
      defaults: {
        taskName: '',
        objectType: 1,
        connectorId: '',
        frequencyUnit: 2,
        frequencyValue: 1,
        beginTime: formatWireTime(begin),
        endTime: formatWireTime(begin + 24 * hour),
        remark: '',
        targets: [],
      },
      draftOf: ({ taskName, objectType, connectorId, frequencyUnit, frequencyValue, beginTime, endTime, remark }) => ({
        taskName,
        objectType,
        connectorId,
        frequencyUnit,
        frequencyValue,
        beginTime,
        endTime,
        remark,
        targets: undefined,
      }),
      labelOf: (field) => t(field as Word),
    }),
    [t, begin],
  );
}
