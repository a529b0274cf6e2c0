import { type OutputOf, sysMachineApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';

const megabyte = 1_048_576;
const server = {
  pid: 4021,
  version: '0.0.0',
  node: 'v24.21.0',
  runsJobs: true,
  startTime: '2026-11-20 01:00:00',
  cpu: 12.4,
  memory: 320 * megabyte,
  loopMs: 2.1,
};

export const machine: OutputOf<typeof sysMachineApi.query> = {
  dataTime: '2026-11-23 02:00:00',
  sysOsInfo: {
    osName: 'Debian GNU/Linux',
    osArch: 'x64',
    osVersion: '12',
    osHostName: 'server-1',
    osHostAddress: '10.0.0.11',
    cpuName: 'EPYC 7763',
    cpuCount: 4,
    load: 0.84,
    memoryTotal: 8192 * megabyte,
    memoryFree: 5120 * megabyte,
    upSeconds: 864_000,
  },
  process: {
    pid: 4021,
    version: '0.0.0',
    node: 'v24.21.0',
    v8: '13.6.233',
    startTime: '2026-11-20 01:00:00',
    upSeconds: 262_800,
    cpu: 12.4,
    memory: 320 * megabyte,
    heapUsed: 140 * megabyte,
    heapTotal: 180 * megabyte,
    heapLimit: 4144 * megabyte,
    loopMs: 2.1,
  },
  disk: { mount: '/', total: 80_000 * megabyte, used: 74_000 * megabyte, free: 6000 * megabyte },
  database: {
    kind: 'postgres',
    version: '15.8',
    bytes: 812 * megabyte,
    connections: 18,
    tables: [
      { name: 'comments', bytes: 320 * megabyte, rows: 412_000 },
      { name: 'sale_items', bytes: 140 * megabyte, rows: 96_000 },
    ],
    measuredBy: 'server',
    slowest: [
      {
        statement: 'select "id" from "sale_items" where "country" = $1 order by "order_time" desc limit $2',
        calls: 14,
        meanMs: 182,
        longestMs: 640,
      },
    ],
  },
  queues: [
    { name: 'collection', action: null, waiting: 6, executing: 2, failed: 1 },
    {
      name: 'follow-trade',
      action: {
        name: '跟进投放链接与达人履约',
        enName: 'Follow links and promises of creators',
        vnName: 'Theo dõi liên kết và công việc của KOL',
      },
      waiting: 0,
      executing: 1,
      failed: 0,
    },
    { name: 'older-job', action: null, waiting: 0, executing: 0, failed: 2 },
  ],
  servers: [
    { ...server, name: 'server-1:5080', lastSeenTime: '2026-11-23 01:59:52', state: 'running', isOwn: true },
    { ...server, name: 'server-2:5080', lastSeenTime: '2026-11-23 01:51:10', state: 'gone', isOwn: false },
    { ...server, name: 'server-0:5080', lastSeenTime: '2026-11-22 20:00:00', state: 'stopped', isOwn: false },
  ],
};

/** A day in which nothing was measured for two hours. */
const points = Array.from({ length: 144 }, (_, at) => {
  const isGap = at > 60 && at < 73;
  const cpu = Math.round(8 + 6 * Math.sin(at / 9));
  return {
    time: new Date(Date.UTC(2026, 10, 22, 2, 10 + at * 10)).toISOString().slice(0, 19).replace('T', ' '),
    servers: isGap
      ? []
      : ['server-1:5080', 'server-2:5080'].map((name, n) => ({ name, cpu: cpu + n * 3, memory: (300 + cpu) * megabyte, loopMs: 1 + n })),
    databaseBytes: isGap ? null : (780 + Math.floor(at / 5)) * megabyte,
    collectionWaiting: isGap ? null : at % 9,
    jobsWaiting: isGap ? null : at % 2,
  };
});

/** A fresh fake server that tells of itself. */
export const machineAnswers = () => [answer(sysMachineApi.query, () => machine), answer(sysMachineApi.samples, () => ({ points }))];
