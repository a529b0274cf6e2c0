import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { timerRunLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../db/database';
import type { Job } from '../jobs/defineJob';
import { timerRuns, timers } from '../tables/system/timer';
import { startServer, type TestServer } from '../testing/startServer';
import { startTimers, type Timers } from './startTimers';

const adminUrl = process.env['TEST_DATABASE_URL'];
const { executing, done } = timerRunLife.states;

describe.runIf(adminUrl)('a server that is killed over a run', () => {
  let server: TestServer;
  let child: ChildProcess;
  let heir: Timers | undefined;
  beforeAll(async () => {
    server = await startServer();
    const [found] = await rowsOf<{ name: string }>(server.services.database.db, sql`select current_database() as name`);
    const url = new URL(adminUrl ?? '');
    url.pathname = `/${found?.name}`;
    child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('hangingServer.fixture.ts', import.meta.url))], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env['PATH'], DATABASE_URL: url.href },
      stdio: 'inherit',
    });
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await heir?.stop();
    await server.close();
  });

  it('leaves it to another one, which runs it once more and to its end', { timeout: 240_000 }, async () => {
    const db = server.services.database.db;
    const timer = async () => (await db.select().from(timers).where(eq(timers.systemJob, 'try-hanging')))[0];
    await expect.poll(timer, { timeout: 90_000, interval: 300 }).toBeDefined();
    const id = (await timer())?.id ?? '';
    // Once is due, and nothing after it.
    await db
      .update(timers)
      .set({ nextRunTime: new Date(Date.now() - 1000) })
      .where(eq(timers.id, id));
    const runs = () => db.select().from(timerRuns).where(eq(timerRuns.timerId, id));
    await expect.poll(runs, { timeout: 30_000, interval: 200 }).toMatchObject([{ runStatus: executing, attempt: 1 }]);

    let carriedOut = 0;
    const job: Job = {
      name: 'try-hanging',
      names: { en: 'Try', 'zh-CN': '试', vn: 'Thử' },
      cron: '0 0 1 1 *',
      run: async () => void (carriedOut += 1),
    };
    heir = await startTimers(server.services, [job]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(runs, { timeout: 120_000, interval: 500 }).toMatchObject([{ runStatus: done, attempt: 2 }]);
    expect(carriedOut).toBe(1);
  });
});
