import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeOf, connectorLife } from '@backlot/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { take } from './take';

/** How much waits; `ENTRIES=100000` for the bench, which reads the figures from the file that `FIGURES` names. */
const entries = Number(process.env['ENTRIES'] ?? 400);
const takes = Math.min(1000, entries / 4);
/** Jobs that are finished for the rate. */
const finished = Math.min(6000, entries / 4);
const adminUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(adminUrl)(`a queue of ${entries}`, () => {
  let on: Collection;
  const children: ChildProcess[] = [];
  const figures: Record<string, number | number[]> = {};
  const ways: string[] = [];

  const fill = (connectorIds: readonly string[], before: string) =>
    on.db.execute(sql`
      insert into extraction_queue (connector_id, object_type, target_type, target_id, up_id, slot_time, not_before)
      select (${`{${connectorIds.join()}}`}::bigint[])[1 + n % ${connectorIds.length}::int], 1, 1, up_id, up_id, due, due
      from (select n, (${`{${on.creators[20].join()}}`}::bigint[])[1 + n % ${on.creators[20].length}::int] up_id,
        now() - ${before}::interval + n * interval '1 ms' due from generate_series(1, ${entries}::int) n) waiting`);
  /** Jobs that are taken one after another, and how long each took. */
  const took = async (name: string) => {
    const each: number[] = [];
    const jobs: { id: string; due: number }[] = [];
    for (let turn = 0; turn < takes; turn += 1) {
      const begun = performance.now();
      const job = await take(on.services, { workerId: 'bench', now: on.clock() });
      each.push(performance.now() - begun);
      jobs.push({ id: job?.id ?? '', due: job?.notBefore.getTime() ?? 0 });
    }
    figures[name] = each;
    return { ids: new Set(jobs.map(({ id }) => id)), dues: jobs.map(({ due }) => due) };
  };

  beforeAll(async () => {
    on = await collectionOn({ handles: Array.from({ length: 400 }, (_, n) => `long.queue${n}`) });
    // More keys than one, for a channel lets each ask only so often.
    for (let n = 0; n < 8; n += 1) ways.push(await on.addWay('youtube'));
    await fill(ways, '1 day');
    await on.db.execute(sql`analyze extraction_queue`);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    if (process.env['FIGURES']) writeFileSync(process.env['FIGURES'], JSON.stringify(figures));
    await on.close();
  });

  it('gives each of them once, the oldest first', async () => {
    const { ids, dues } = await took('take');
    expect(ids.size).toBe(takes);
    expect(dues).toEqual(dues.toSorted((one, other) => one - other));
  });

  it('does the same behind as many that wait for a connector that is paused', async () => {
    await fill([on.ways.tiktok], '2 days');
    await on.db.execute(sql`analyze extraction_queue`);
    await on.db
      .update(connectors)
      .set({ connectorStatus: codeOf(connectorLife, 'paused') })
      .where(eq(connectors.id, on.ways.tiktok));
    const { ids, dues } = await took('behindPaused');
    expect(ids.size).toBe(takes);
    expect(dues).toEqual(dues.toSorted((one, other) => one - other));
  });

  // Two workers beside each other are the matter of the drill; here only their rate is, which the bench asks for.
  it.runIf(process.env['FIGURES'])(`is worked off by two workers, ${finished} of it`, { timeout: 300_000 }, async () => {
    await on.db.delete(extractionQueue).where(inArray(extractionQueue.connectorId, [on.ways.tiktok]));
    const [found] = await rowsOf<{ name: string }>(on.db, sql`select current_database() as name`);
    const url = new URL(adminUrl ?? '');
    url.pathname = `/${found?.name}`;
    for (let worker = 0; worker < 2; worker += 1) {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', fileURLToPath(new URL('../task/collectingServer.fixture.ts', import.meta.url))],
        {
          cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
          env: {
            PATH: process.env['PATH'],
            DATABASE_URL: url.href,
            CHANNELS_URL: on.simulator.url,
            WORKERS: '2',
            CLOCK: `${on.begun} 1`,
            // As a server plans that nobody kills.
            PLAN_MS: '10000',
          },
          stdio: ['pipe', 'pipe', 'inherit'],
        },
      );
      children.push(child);
      if (child.stdout) await once(child.stdout, 'data');
    }
    const done = async () =>
      (
        await rowsOf<{ done: number; rate: number }>(
          on.db,
          sql`select count(*)::int done, count(*) / greatest(extract(epoch from max(end_time) - min(end_time)), 0.001)::float rate
          from extraction_queue where queue_status = 2`,
        )
      )[0] ?? { done: 0, rate: 0 };
    for (const child of children) child.stdin?.write('go\n');
    await expect.poll(async () => (await done()).done, { timeout: 280_000, interval: 1000 }).toBeGreaterThanOrEqual(finished);
    figures['finishedPerSecond'] = (await done()).rate;
    const [wrong] = await rowsOf<{ failed: number }>(
      on.db,
      sql`select count(*)::int failed from extraction_queue where queue_status in (3, 4)`,
    );
    expect(wrong?.failed).toBe(0);
  });
});
