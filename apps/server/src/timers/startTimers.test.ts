import { timerRunLife } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '../jobs/defineJob';
import { timerRuns, timers } from '../tables/system/timer';
import { startServer, type TestServer } from '../testing/startServer';
import { startTimers, type Timers } from './startTimers';

let server: TestServer;
let running: Timers;
let tries = 0;
const stumbling: Job = {
  name: 'try-stumbling',
  names: { en: 'Try', 'zh-CN': '试', vn: 'Thử' },
  cron: '0 0 1 1 *',
  run: async () => {
    tries += 1;
    if (tries === 1) throw new Error('Not yet.');
  },
};
beforeAll(async () => {
  server = await startServer();
  running = await startTimers(server.services, [stumbling]);
});
afterAll(async () => {
  await running.stop();
  await server.close();
});

const db = () => server.services.database.db;
const { done } = timerRunLife.states;

it('a timer whose time has come runs by itself, once more after it went wrong, and its run tells so', async () => {
  const [timer] = await db().select().from(timers).where(eq(timers.systemJob, stumbling.name));
  await db()
    .update(timers)
    .set({ cron: '* * * * *', nextRunTime: new Date(Date.now() - 1000) })
    .where(eq(timers.id, timer?.id ?? ''));
  const first = async () =>
    (
      await db()
        .select()
        .from(timerRuns)
        .where(eq(timerRuns.timerId, timer?.id ?? ''))
        .orderBy(timerRuns.id)
    )[0];
  await expect
    .poll(first, { timeout: 30_000, interval: 200 })
    .toMatchObject({ runStatus: done, attempt: 2, errorText: null, startedBy: null });
});

it('a job of the product runs at once when it is asked for', async () => {
  const id = await running.runNow(stumbling);
  const run = async () =>
    (
      await db()
        .select()
        .from(timerRuns)
        .where(eq(timerRuns.id, id ?? ''))
    )[0];
  await expect.poll(run, { timeout: 30_000, interval: 200 }).toMatchObject({ runStatus: done, startedBy: 'system' });
});
