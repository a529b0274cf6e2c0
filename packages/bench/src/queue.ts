import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@backlot/dev/postgres';
import type { BenchResult } from './BenchResult';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = 'apps/server/src/modules/collection/queue/longQueue.test.ts';
const entries = 100_000;
const [most, least] = [5, 200];

interface Figures {
  take: number[];
  behindPaused: number[];
  finishedPerSecond: number;
}

/** A collection queue of 100,000 on PostgreSQL: taking one, also behind as many of a paused connector, and how fast two workers finish. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'));
  const told = join(folder, 'figures.json');
  try {
    const args = ['run', '--config', 'packages/dev/vitest.config.ts', '--project', 'server', file];
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: postgres.url, ENTRIES: String(entries), FIGURES: told },
    });
    await once(child, 'exit');
    if (child.exitCode !== 0) throw new Error('The queue did not hold.');
    const { take, behindPaused, finishedPerSecond } = JSON.parse(readFileSync(told, 'utf8')) as Figures;
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
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
