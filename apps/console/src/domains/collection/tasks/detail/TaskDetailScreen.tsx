import Button from '@mui/material/Button';
import { taskApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { LazyEditDialog } from '../../../../kit/edit/LazyEditDialog';
import { useEditing } from '../../../../kit/edit/useEditing';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useLiveQueue } from '../../parts/useLiveQueue';
import { strings } from '../strings';
import type { Task } from '../Task';
import { useTaskForm } from '../useTaskForm';
import { useTaskSwitch } from '../useTaskSwitch';
import { detailStrings } from './detailStrings';
import { RunsCard } from './RunsCard';
import { TargetsCard } from './TargetsCard';
import { TaskFacts } from './TaskFacts';

/** One task: how each target stands and what mends the ones that fail, its runs, when the next is, and what happened to it. */
export function TaskDetailScreen() {
  const t = useStrings(strings);
  const words = useStrings(detailStrings);
  const { nameFor } = useDictionary();
  const record = useRecord(taskApi.detail);
  const switchTask = useTaskSwitch();
  const form = useTaskForm();
  const { editing, open, close, draft } = useEditing<{ row?: Task }>('taskDetail');
  useLiveQueue(record.row ? [record.row.connectorId] : [], () => void record.reload());
  const head = (task: Task) => ({
    name: task.taskName,
    mark: <StatusTag type="taskSwitch" code={task.taskSwitch} />,
    subtitle: [
      nameFor('extractionObject', task.objectType),
      task.connectorName,
      t(task.frequencyUnit === 2 ? 'everyHours' : 'everyMinutes', { n: task.frequencyValue }),
    ].join(' · '),
    actions: (
      <>
        {task.can.includes('edit') && (
          <Button variant="outlined" onClick={() => open({ row: task })}>
            {words('edit')}
          </Button>
        )}
        {(['enable', 'disable'] as const)
          .filter((name) => task.can.includes(name))
          .map((name) => (
            <Button key={name} variant={name === 'enable' ? 'contained' : 'outlined'} onClick={() => void switchTask(name, task)}>
              {t(name)}
            </Button>
          ))}
      </>
    ),
  });
  return (
    <>
      <RecordFrame
        record={record}
        noun={t('taskName')}
        needs="task.get"
        list={{ label: t('title'), path: '/task', needs: 'task.query' }}
        head={head}
      >
        {(task) => (
          <RecordColumns
            main={
              <>
                <TargetsCard task={task} />
                <RunsCard task={task} />
              </>
            }
            side={
              <>
                <TaskFacts task={task} />
                <RecordHistory endpoint={taskApi.history} id={task.id} />
              </>
            }
          />
        )}
      </RecordFrame>
      {editing?.row && (
        <LazyEditDialog
          api={taskApi}
          form={form}
          row={editing.row}
          noun={t('noun')}
          nameOf={nameOf}
          draft={draft}
          onDone={() => void record.reload()}
          onClose={close}
        />
      )}
    </>
  );
}

const nameOf = ({ taskName }: Task) => taskName;
