import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { userIdOf } from '../../../testing/giveRole';
import { ownerOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { sweep } from '../queue';
import { overviewOf } from '../queue/overview';
import { endOf, statesOf, watchJobs, wrongsOf } from '../testing/drillFigures';
import { type DrillWorld, drillWorld } from '../testing/drillWorld';
import { plan } from './plan';

/** How often a server is killed over its work, and how often the database hangs up; `KILLS=100 CUTS=20` for the long run. */
const kills = Number(process.env['KILLS'] ?? 2);
const cuts = Number(process.env['CUTS'] ?? 1);
/** A minute passes in two seconds, a lease in four. */
const speed = 30;
const minute = 60_000;
const adminUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(adminUrl)('two servers that collect while they are killed, cut off and told nonsense', () => {
  let on: DrillWorld;
  const children: ChildProcess[] = [];

  /** A server that waits for its word. */
  async function waiting(): Promise<ChildProcess> {
    const [found] = await rowsOf<{ name: string }>(on.db, sql`select current_database() as name`);
    const url = new URL(adminUrl ?? '');
    url.pathname = `/${found?.name}`;
    url.searchParams.set('application_name', 'drill');
    const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('collectingServer.fixture.ts', import.meta.url))], {
      cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: url.href,
        STATEMENT_TIMEOUT_MS: '60000',
        CHANNELS_URL: on.simulator.url,
        WORKERS: '3',
        CLOCK: `${on.begun} ${speed}`,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    if (child.stdout) await once(child.stdout, 'data');
    return child;
  }
  const ended = async (child: ChildProcess) => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };

  beforeAll(async () => {
    on = await drillWorld(speed, kills > 10 ? 6 : 2);
    await watchJobs(on.db);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await on.close();
  });

  const nonsense = [
    () => on.simulator.faults.set('rateLimit', { times: 2, retryAfter: 20 }),
    () => on.simulator.faults.set('serverError', { times: 3 }),
    () => on.simulator.faults.set('slowness', { times: 6, ms: 300 }),
    () => on.simulator.faults.set('silence', { times: 1 }),
    () => on.simulator.faults.set('shape', { times: 1 }),
    () => on.skewBy(-31_000),
    () => on.skewBy(6 * minute),
    () => on.simulator.expireTokens(),
  ];

  it(
    `do every slot once or tell, double nothing and have a consent asked for again at most once a kill, ${kills} kills and ${cuts} cuts`,
    { timeout: 240_000 + kills * 30_000 },
    async () => {
      let servers = await Promise.all([waiting(), waiting()]);
      let next = waiting();
      await on.begin();
      for (const server of servers) server.stdin?.write('go\n');
      let asked = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        on.skewBy(0);
        nonsense[kill % nonsense.length]?.();
        if (kill % 2) on.simulator.expireTokens();
        await after(Math.random() * 1500);
        if (Math.floor(((kill + 1) * cuts) / kills) > Math.floor((kill * cuts) / kills))
          await on.db.execute(
            sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'drill'`,
          );
        await after(Math.random() * 1500);
        const [victim, other] = servers;
        victim?.kill('SIGKILL');
        const fresh = await next;
        next = waiting();
        fresh.stdin?.write('go\n');
        servers = [other, fresh].flatMap((server) => server ?? []) as typeof servers;
        asked += await on.lookAfter();
      }
      (await next).kill('SIGKILL');
      for (const server of servers) server.stdin?.end();
      await Promise.all(children.map(ended));

      // Nothing goes wrong any more, and what waits is worked off.
      on.simulator.faults.clear();
      on.skewBy(0);
      const rest = async () => {
        for (let turn = 0; turn < 200 && (await endOf(on.db))?.open; turn += 1) {
          asked += await on.lookAfter();
          await on.work();
          on.pass(minute);
          await sweep(on.services, on.clock());
        }
      };
      await rest();
      // Every token is over: who has none to renew it with would be told.
      on.simulator.expireTokens();
      await plan(on.services, on.clock());
      await rest();
      asked += await on.lookAfter();
      const end = await endOf(on.db);
      const states = await statesOf(on.db);
      expect(await wrongsOf(on.db)).toEqual({
        endedTwice: 0,
        broken: 0,
        partlyPlanned: 0,
        worksTwice: 0,
        ordersTwice: 0,
        linesTwice: 0,
        refundsTwice: 0,
        sumsWrong: 0,
      });
      expect(end).toMatchObject({ open: 0, untold: 0, due: (end?.planned ?? 0) + (end?.missed ?? 0) });
      const admin = await ownerOf(on.db, { userId: await userIdOf(on.server, 'admin'), language: 'en' });
      if (!admin) throw new Error('There is no admin.');
      const { waiting: wait, executing, done, failed, timedOut } = await overviewOf(on.db, await viewerFrom(on.db, admin), on.clock());
      expect([wait, executing, done, timedOut, failed]).toEqual([0, 1, 2, 3, 4].map((state) => states[state] ?? 0));
      expect(asked).toBeLessThanOrEqual(kills);
    },
  );
});
