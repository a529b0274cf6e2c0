import { taskApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { formatWireTime } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyPart } from '../../../kit/lazyPart';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useAct } from '../../../kit/record/useAct';
import { StatusTag } from '../../../kit/status/StatusTag';
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

/** Extraction tasks: what is collected how often, and how the last day went (domain/model 2.3.20). */
export function TasksScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor, optionsOf } = useDictionary();
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  const columns = useMemo((): ListColumn<typeof taskApi.page>[] => {
    return [
      { field: 'taskName', header: t('taskName'), flex: 1, minWidth: 180, isSortable: true, isFixed: true, onCard: 'title' },
      {
        field: 'taskSwitch',
        header: t('taskSwitch'),
        width: 110,
        render: ({ taskSwitch }) => <StatusTag type="taskSwitch" code={taskSwitch} />,
      },
      {
        field: 'taskRunStatus',
        header: t('taskRunStatus'),
        width: 130,
        render: ({ taskRunStatus }) => <StatusTag type="taskRunStatus" code={taskRunStatus} />,
      },
      { field: 'objectType', header: t('objectType'), width: 120, render: ({ objectType }) => nameFor('extractionObject', objectType) },
      { field: 'connectorName', header: t('connectorId'), width: 170 },
      {
        field: 'frequencyValue',
        header: t('frequency'),
        width: 130,
        render: ({ frequencyUnit, frequencyValue }) => t(frequencyUnit === 2 ? 'everyHours' : 'everyMinutes', { n: frequencyValue }),
      },
      {
        field: 'targetCount',
        header: t('targetCount'),
        width: 100,
        align: 'right',
        render: ({ targetCount }) => format.number(targetCount),
      },
      {
        field: 'planned24',
        header: t('worked'),
        width: 140,
        align: 'right',
        render: ({ done24, planned24 }) => t('workedOf', { done: done24, planned: planned24 }),
      },
      { field: 'nextRunTime', header: t('nextRun'), isSortable: true },
      { field: 'lastRunTime', header: t('lastRun'), isSortable: true },
      { field: 'beginTime', header: t('beginTime'), isHidden: true },
      { field: 'endTime', header: t('endTime'), isSortable: true, isHidden: true },
      { field: 'remark', header: t('remark'), width: 220, isHidden: true },
    ];
  }, [t, format, nameFor]);
  const filters = useMemo((): ListFilter<typeof taskApi.page>[] => {
    const choice = (field: 'objectType' | 'taskSwitch' | 'taskRunStatus', type: string) => ({
      kind: 'choice' as const,
      field,
      label: t(field),
      choices: optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] })),
      isMultiple: true,
    });
    return [choice('taskSwitch', 'taskSwitch'), choice('taskRunStatus', 'taskRunStatus'), choice('objectType', 'extractionObject')];
  }, [t, optionsOf, locale]);
  const [begin] = useState(() => Math.ceil(Date.now() / 60_000) * 60_000);
  const form = useMemo((): CrudForm<Task, TaskDraft> => {
    return {
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
    };
  }, [t, begin]);
  const rowActions = useCallback(
    (task: Task, list: ListHandle<Task>): RowAction[] => {
      const { id, taskName: name, can } = task;
      const enable = async () => {
        if (await act(() => client.call(taskApi.enable, { id }), t('enabled', { name }))) list.reload();
      };
      const disable = async () => {
        const answer = await confirm({
          title: t('disableAsk', { name }),
          children: t('disableHint'),
          confirmLabel: t('disable'),
          action: () => client.call(taskApi.disable, { id }),
        });
        if (answer && (await act(() => Promise.resolve(), t('disabled', { name })))) list.reload();
      };
      return [
        ...(can.includes('enable') ? [{ key: 'enable', label: t('enable'), onRun: () => void enable() }] : []),
        ...(can.includes('disable') ? [{ key: 'disable', label: t('disable'), onRun: () => void disable() }] : []),
      ];
    },
    [t, act, client, confirm],
  );
  return (
    <CrudPage
      api={taskApi}
      table="tasks"
      words={{ plural: t('title'), noun: t('noun') }}
      list={{ columns, nameOf, search: { field: 'searchValue', label: t('search') }, filters }}
      form={form}
      rowActions={rowActions}
      hasPanel
    />
  );
}

const nameOf = ({ taskName }: { taskName: string }) => taskName;
