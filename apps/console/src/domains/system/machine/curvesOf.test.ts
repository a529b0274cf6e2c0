import { expect, test } from 'vitest';
import { curvesOf } from './curvesOf';

const words = { time: (time: string) => time.slice(11, 16), database: 'Database', collection: 'Collection', jobs: 'Jobs' };
const nothing = { servers: [], databaseBytes: null, collectionWaiting: null, jobsWaiting: null };
const server = (name: string, cpu: number) => ({ name, cpu, memory: 300 * 1_048_576, loopMs: 1.5 });

test('each server has its curve, the newest first, and gaps stay gaps', () => {
  const { cpu, memory, database } = curvesOf(
    [
      { ...nothing, time: '2026-11-23 02:00:00', servers: [server('old', 5)], databaseBytes: 52_428_800 },
      { ...nothing, time: '2026-11-23 02:10:00' },
      { ...nothing, time: '2026-11-23 02:20:00', servers: [server('new', 7)], databaseBytes: 0 },
    ],
    words,
  );
  expect(cpu.labels).toEqual(['02:00', '02:10', '02:20']);
  expect(cpu.series).toEqual([
    { id: 'new', name: 'new', values: [null, null, 7] },
    { id: 'old', name: 'old', values: [5, null, null] },
  ]);
  expect(memory.series[0]?.values).toEqual([null, null, 300]);
  expect(database.series[0]?.values).toEqual([50, null, 0]);
});

test('no more curves than can be told apart', () => {
  const servers = Array.from({ length: 9 }, (_, n) => server(`s${n}`, n));
  expect(curvesOf([{ ...nothing, time: '2026-11-23 02:00:00', servers }], words).cpu.series).toHaveLength(6);
});
