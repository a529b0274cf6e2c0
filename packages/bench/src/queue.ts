import type { BenchResult } from './BenchResult';
import { figuresOf } from './serverTest';

const entries = 100_000;
const [most, least] = [5, 200];

interface Figures {
  take: number[];
  behindPaused: number[];
  finishedPerSecond: number;
}

/** A collection queue of 100,000 on PostgreSQL: taking one, also behind as many of a paused connector, and how fast two workers finish. */
export async function run(): Promise<BenchResult[]> {
  const file = 'modules/collection/queue/longQueue.test.ts';
  const { take, behindPaused, finishedPerSecond } = await figuresOf<Figures>(file, { ENTRIES: String(entries) });
  return [
    taking('taking one of 100,000', take),
    taking('the same behind 100,000 of a paused connector', behindPaused),
    {
      id: 'queue',
      name: 'jobs that two workers finish, each with a call of a channel, beside 200 a second',
      ours: finishedPerSecond,
      peer: least,
      unit: 'a second',
      ratio: finishedPerSecond / least,
      bar: '≥ 1',
    },
  ];
}

function taking(what: string, times: readonly number[]): BenchResult {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return {
    id: 'queue',
    name: `${what}, p99 (p50 ${at(0.5).toFixed(1)})`,
    ours: at(0.99),
    peer: most,
    unit: 'ms',
    ratio: at(0.99) / most,
    bar: '≤ 1',
  };
}
