import { startPostgres } from '@backlot/dev/postgres';
import type { BenchResult } from './BenchResult';
import { passes } from './serverTest';

const folder = 'modules/money/settle';
const collecting = 'modules/collection/task/killedCollecting.test.ts';

interface Drill {
  name: string;
  file: string;
  /** Setting that says how often. */
  env: string;
  times: number;
  unit: string;
  /** Other settings of the long run. */
  more?: Record<string, string>;
}

const drills: readonly Drill[] = [
  {
    name: 'a process killed over settle and pay: nothing doubled, nothing lost, the trail verifies',
    file: `${folder}/killedSettling.test.ts`,
    env: 'KILLS',
    times: 50,
    unit: 'kills',
  },
  {
    name: 'two people press settle, pay, confirm and void at once: one is applied, the other told why',
    file: `${folder}/races.test.ts`,
    env: 'RACES',
    times: 100,
    unit: 'rounds',
  },
  {
    name: 'two servers that collect, one killed at a time, cut off 20 times and told nonsense: every slot once or told, nothing doubled',
    file: collecting,
    env: 'KILLS',
    times: 100,
    unit: 'kills',
    more: { CUTS: '20' },
  },
];

/** What must hold however often it is tried: the tests of the suite with their long counts, each on a database of its own. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const results: BenchResult[] = [];
  try {
    for (const { name, file, env, times, unit, more } of drills) {
      const held = (await passes(file, { TEST_DATABASE_URL: postgres.url, [env]: String(times), ...more })) ? times : 0;
      results.push({ id: 'drill', name, ours: held, peer: times, unit, ratio: held / times, bar: '≥ 1' });
    }
  } finally {
    postgres.stop();
  }
  return results;
}
