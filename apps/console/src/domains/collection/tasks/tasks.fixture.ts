import { connectorApi, taskApi, upApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { connectorRows } from '../parts/connectors.fixture';
import type { Task } from './Task';

const task = {
  version: 1,
  objectType: 1,
  webId: 10,
  connectorId: '1',
  connectorName: 'Short video, own data',
  frequencyUnit: 2,
  frequencyValue: 1,
  beginTime: '2026-11-20 02:00:00',
  endTime: '2026-11-27 02:00:00',
  remark: 'For the weekly report.',
  targetCount: 2,
  lastRunTime: '2026-11-23 02:00:00',
  createTime: '2026-11-20 01:00:00',
};

export const taskRows: readonly Task[] = [
  {
    ...task,
    id: '1',
    taskName: 'Own creators, hourly',
    can: ['disable', 'runNow'],
    taskSwitch: 1,
    taskRunStatus: 1,
    nextRunTime: '2026-11-23 03:00:00',
    planned24: 24,
    done24: 23,
  },
  {
    ...task,
    id: '2',
    taskName: 'Sunscreen launch',
    can: ['edit', 'delete', 'enable', 'runNow'],
    objectType: 2,
    frequencyUnit: 1,
    frequencyValue: 20,
    taskSwitch: 0,
    taskRunStatus: 0,
    nextRunTime: null,
    planned24: 0,
    done24: 0,
  },
];

/** A fresh fake server of tasks. */
export function taskAnswers() {
  const { answers, rows } = fakeCrud({ api: taskApi, rows: taskRows });
  const turn = (id: string, taskSwitch: 0 | 1) => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row) rows[at] = { ...row, taskSwitch, can: taskSwitch === 1 ? ['disable', 'runNow'] : ['edit', 'delete', 'enable', 'runNow'] };
    return null;
  };
  return [
    ...answers,
    answer(taskApi.enable, ({ id }) => turn(id, 1)),
    answer(taskApi.disable, ({ id }) => turn(id, 0)),
    answer(taskApi.targets, () => [{ targetType: 1, targetId: '7', name: '@bea.reyes', upId: '7', job: null }]),
    answer(connectorApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: 2, rows: [...connectorRows] })),
    answer(upApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
  ];
}
