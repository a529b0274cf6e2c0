import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@backlot/dev/postgres';
import type { BenchResult } from './BenchResult';
import { type Backlot, startBacklot } from './server/backlot';

const mostAdded = 150;
const atOnce = 10;
const reads = 200;

/** A script of 500 MB as it is brought: what it adds to the memory of the server, and what ten at once do to a list. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  try {
    const backlot = await startBacklot(postgres.url);
    try {
      return [await measureMemory(backlot), await measureLists(backlot)];
    } finally {
      await backlot.stop();
    }
  } finally {
    postgres.stop();
  }
}

async function measureMemory(backlot: Backlot): Promise<BenchResult> {
  const headers = await backlot.signIn('bd.ph.1');
  const list = listOf(backlot, headers);
  // What a server has loaded after a few pages is not what an upload adds.
  for (let turn = 0; turn < reads; turn += 1) await list();
  const before = megabytesOf(backlot.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, megabytesOf(backlot.pid))), 20);
  await bring(backlot, headers, 1);
  clearInterval(watch);
  return {
    id: 'upload',
    name: '500 MB in parts: memory that the server adds, beside the 150 MB it may',
    ours: most - before,
    peer: mostAdded,
    unit: 'MB',
    ratio: (most - before) / mostAdded,
    bar: '≤ 1',
  };
}

async function measureLists(backlot: Backlot): Promise<BenchResult> {
  const headers = await backlot.signIn('bd.ph.2');
  const list = listOf(backlot, headers);
  const alone = await medianOf(list, (turn) => turn < reads);
  let isUploading = true;
  const uploads = bring(backlot, headers, atOnce).finally(() => (isUploading = false));
  const beside = await medianOf(list, () => isUploading);
  await uploads;
  return {
    id: 'upload',
    name: 'a list of work orders while ten such uploads of 50 Mbit/s each run, beside the same list alone',
    ours: beside,
    peer: alone,
    unit: 'ms',
    ratio: beside / alone,
    bar: '≤ 1.5',
  };
}

/** Brings films in a process of its own, so that making and sending them does not hold up who measures. */
async function bring({ api }: Backlot, { authorization }: Record<string, string>, films: number): Promise<void> {
  const file = fileURLToPath(new URL('server/bringFilms.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: 'inherit',
    env: { ...process.env, API: api, AUTHORIZATION: authorization, FILMS: String(films) },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The films could not be brought.');
}

const listOf =
  ({ api }: Backlot, headers: Record<string, string>) =>
  async () => {
    const response = await fetch(`${api}/main/workOrder/bd?pageSize=20`, { headers });
    const { success } = (await response.json()) as { success: boolean };
    if (!success) throw new Error('The list was refused.');
  };

/** Milliseconds of a call, the middle of as many turns as are wanted. */
async function medianOf(run: () => Promise<unknown>, isWanted: (turn: number) => boolean): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; isWanted(turn); turn += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

/** What a process holds in memory. */
const megabytesOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
