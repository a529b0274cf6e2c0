import { type HistoryRow, queueApi, taskApi } from '@backlot/contract';
import { type Answer, answer } from '../../../../kit/stage/answer';
import { jobs } from '../../queue/queue.fixture';
import type { Job } from '../../parts/Job';
import { taskAnswers } from '../tasks.fixture';
import type { Target } from './Target';

const done = jobs.at(-1) as Job;

/** A job that failed, or that is tried again. */
export const failing = (failure: NonNullable<Job['failure']>, more: Partial<Job> = {}): Job => ({
  ...done,
  id: '9',
  queueStatus: 4,
  can: ['retry'],
  attempt: 3,
  result: null,
  failure,
  errorCode: 1029008,
  errorMessage: 'No information obtained for the creator; switched to another mode, please retest.',
  errorText: '{"error":{"code":"user_not_found"}}',
  ...more,
});

const target = (targetId: string, name: string, job: Job | null): Target => ({ targetType: 1, targetId, name, upId: targetId, job });

/** One that works, one that fails, one that was never collected. */
export const targets: readonly Target[] = [
  target('7', '@bea.reyes', done),
  target('8', '@ploy.review', null),
  target('9', '@linh.review', failing('NotFound')),
];

const history: HistoryRow[] = [
  {
    id: '3',
    action: 'task.enable',
    fromState: 'closed',
    toState: 'open',
    actorName: 'Data Staff',
    reason: null,
    time: '2026-11-20 01:30:00',
  },
];

interface Shown {
  targets?: readonly Target[];
  runs?: readonly Job[];
  more?: readonly Answer[];
}

/** A fresh fake server of one task. */
export const detailAnswers = ({ targets: shown = targets, runs = [failing('NotFound'), ...jobs], more = [] }: Shown = {}): Answer[] => [
  ...taskAnswers(),
  answer(taskApi.targets, () => [...shown]),
  answer(taskApi.history, () => history),
  answer(queueApi.page, ({ pageNo, pageSize, queueStatus }) => {
    const rows = runs.filter((run) => !queueStatus?.length || queueStatus.includes(run.queueStatus as never));
    return { pageNo, pageSize, totalPage: 1, totalRows: rows.length, rows };
  }),
  ...more,
];
