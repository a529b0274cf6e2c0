import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startFleet } from '@backlot/dev/fleet';
import { canHavePostgres, forTests, ownPostgres } from '@backlot/dev/ownPostgres';
import { test } from '@playwright/test';
import { expect } from './journey';
import { everyMinute } from './everyMinute';
import { doMainJob } from './mainJob';
import { demandName } from './mainJob.merchant';
import { demoPassword } from './startServer';

const server = (entry: string) => fileURLToPath(new URL(`../../server/dist/${entry}.js`, import.meta.url));

// Several servers need PostgreSQL: the embedded database has one.
(canHavePostgres() ? test : test.fixme)('the main job through a proxy, while two servers are restarted in turn', async ({ browser }) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'backlot-fleet-'));
  const postgres = await ownPostgres(forTests);
  const databaseUrl = postgres?.url ?? '';
  const fleet = await startFleet({
    databaseUrl,
    command: [server('main')],
    folder,
    env: { DEMO_SIZE: 'small', DEMO_PASSWORD: demoPassword, RATE_PER_ADDRESS: '100000', RATE_PER_TOKEN: '100000' },
  });
  try {
    const minutes = await everyMinute(fleet.url);
    const over = new AbortController();
    const exits: (number | null)[] = [];
    const restarting = (async () => {
      for (let n = 0; !over.signal.aborted; n = (n + 1) % fleet.members.length) {
        const begun = Date.now();
        exits.push(await fleet.restart(n));
        // As long with both as with one: servers that only start leave nothing of a small machine to the people.
        await pause(Date.now() - begun, undefined, { signal: over.signal }).catch(() => undefined);
      }
    })();
    const people = await doMainJob(browser, fleet.url).finally(() => over.abort());
    await restarting;
    expect(exits.length).toBeGreaterThan(2);
    expect(new Set(exits)).toEqual(new Set([0]));
    const [, , leader] = people;
    const orders = await leader?.read<{ rows: unknown[] }>('/main/workOrder/leader/page', {
      searchValue: demandName,
      pageNo: '1',
      pageSize: '50',
    });
    expect(orders?.rows).toHaveLength(1);
    // Nobody says goodbye after a kill.
    const killed = Date.now();
    await fleet.kill(0);
    await minutes.runAfter(killed);
    expect(await minutes.problems()).toEqual([]);
    const { stdout } = await promisify(execFile)(process.execPath, [server('verifyAudit')], {
      env: { ...process.env, MODE: 'demo', DATABASE_URL: databaseUrl },
    });
    expect(stdout).toContain('whole');
  } finally {
    await fleet.close();
    postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
