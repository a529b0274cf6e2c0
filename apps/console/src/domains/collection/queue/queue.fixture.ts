import { connectorApi, queueApi, upApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { connectorRows } from '../parts/connectors.fixture';
import type { Job } from '../parts/Job';

export const job: Job = {
  id: '1',
  version: 1,
  can: [],
  taskId: '1',
  taskName: 'Own creators, hourly',
  connectorId: '1',
  connectorName: 'Short video, own data',
  webId: 10,
  objectType: 2,
  targetType: 1,
  targetId: '7',
  targetName: '@bea.reyes',
  slotTime: '2026-11-23 02:00:00',
  queueStatus: 2,
  waitsFor: null,
  priority: 0,
  attempt: 0,
  maxAttempt: 3,
  notBefore: '2026-11-23 02:00:00',
  startTime: '2026-11-23 02:00:01',
  endTime: '2026-11-23 02:00:03',
  leaseUntil: null,
  workerId: 'one/1',
  failure: null,
  errorCode: null,
  errorMessage: null,
  errorText: null,
  result: { read: 41, added: 3, changed: 6, skipped: 32 },
};

export const jobs: readonly Job[] = [
  {
    ...job,
    id: '2',
    targetName: '@ploy.review',
    queueStatus: 0,
    can: ['cancel'],
    waitsFor: 'turn',
    startTime: null,
    endTime: null,
    result: null,
  },
  {
    ...job,
    id: '3',
    targetName: '@rhea.ramos',
    queueStatus: 0,
    can: ['cancel'],
    waitsFor: 'paused',
    startTime: null,
    endTime: null,
    result: null,
  },
  {
    ...job,
    id: '4',
    targetName: '@linh.review',
    queueStatus: 4,
    can: ['retry'],
    attempt: 3,
    result: null,
    failure: 'Upstream5xx',
    errorCode: 1029008,
    errorMessage: 'No information obtained for the creator; switched to another mode, please retest.',
  },
  job,
];

const hours = Array.from({ length: 24 }, (_, at) => ({
  hour: `2026-11-${at < 14 ? 22 : 23} ${String((at + 10) % 24).padStart(2, '0')}:00:00`,
  done: 140 + ((at * 37) % 90),
  failed: at === 17 ? 40 : 3,
  timedOut: at % 3,
}));

/** A fresh fake server of the queue. */
export const queueAnswers = () => [
  answer(queueApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: jobs.length, rows: [...jobs] })),
  answer(queueApi.overview, () => ({
    waiting: 37,
    executing: 4,
    done: 4166,
    failed: 119,
    timedOut: 29,
    oldestWaitTime: '2026-11-23 01:48:00',
    medianMs: 3400,
    longestMs: 61_000,
    hours,
  })),
  answer(queueApi.retry, ({ ids }) => ({ ok: ids, failed: [] })),
  answer(queueApi.cancel, ({ ids }) => ({ ok: ids, failed: [] })),
  answer(connectorApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: 2, rows: [...connectorRows] })),
  answer(upApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
];
