import { taskApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { LiveMark } from '../parts/LiveMark';
import { strings } from './strings';
import type { Task } from './Task';
import { useTaskForm } from './useTaskForm';
import { useTaskSwitch } from './useTaskSwitch';

/** Extraction tasks: what is collected how often, and how the last day went (domain/model 2.3.20). */
export function TasksScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor, optionsOf } = useDictionary();
  const navigate = useNavigate();
  const columns = useMemo((): ListColumn<typeof taskApi.page>[] => {
    return [
      {
        field: 'taskName',
        header: t('taskName'),
        flex: 1,
        minWidth: 180,
        isSortable: true,
        isFixed: true,
        onCard: 'title',
        render: ({ id, taskName }) => (
          <RecordLink path="/taskDetail" id={id}>
            {taskName}
          </RecordLink>
        ),
      },
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
      { field: 'connectorName', header: t('connectorId'), width: 170, isHidden: true },
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
      { field: 'lastRunTime', header: t('lastRun'), isSortable: true, isHidden: true },
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
  const form = useTaskForm();
  const switchTask = useTaskSwitch();
  const rowActions = useCallback(
    (task: Task, list: ListHandle<Task>): RowAction[] =>
      (['enable', 'disable'] as const)
        .filter((name) => task.can.includes(name))
        .map((name) => ({
          key: name,
          label: t(name),
          onRun: () => void switchTask(name, task).then((isDone) => isDone && list.reload()),
        })),
    [t, switchTask],
  );
  return (
    <CrudPage
      api={taskApi}
      table="tasks"
      words={{ plural: t('title'), noun: t('noun') }}
      list={{ columns, nameOf, search: { field: 'searchValue', label: t('search') }, filters }}
      form={form}
      rowActions={rowActions}
      actions={live}
      onOpenRow={({ id }) => void navigate({ href: `/taskDetail?id=${id}` })}
    />
  );
}

const live = (list: ListHandle<Task>) => <LiveMark onChange={list.reload} />;

const nameOf = ({ taskName }: { taskName: string }) => taskName;
