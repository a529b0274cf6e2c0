import { timerRunLife } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../jobs/defineJob';
import { planTimers } from '../modules/system/sysTimers';
import { timerRuns, timers } from '../tables/system/timer';
import { type TwoServers, twoServers } from '../testing/twoServers';
import { startTimers, type Timers } from './startTimers';

const adminUrl = process.env['TEST_DATABASE_URL'];

// Several servers need PostgreSQL: the embedded database has one.
describe.runIf(adminUrl)('two servers on one database', () => {
  let both: TwoServers;
  let running: Timers[];
  const carriedOut: number[] = [];
  const jobOn = (n: number): Job => ({
    name: 'try-minutely',
    names: { en: 'Try', 'zh-CN': '试', vn: 'Thử' },
    cron: '0 0 1 1 *',
    run: async () => void carriedOut.push(n),
  });
  beforeAll(async () => {
    both = await twoServers(adminUrl ?? '');
    running = await Promise.all(both.servers.map(({ services }, n) => startTimers(services, [jobOn(n)])));
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await both.close();
  });
  const db = () => both.servers[0].services.database.db;
  const runsOf = (id: string) => db().select().from(timerRuns).where(eq(timerRuns.timerId, id));
  const every = { actionClass: 'try-minutely', cron: '* * * * *', timeZone: 'Asia/Manila' };
  const plant = async (values: Partial<typeof timers.$inferInsert>) =>
    (
      await db()
        .insert(timers)
        .values({ timerName: 'Every minute', ...every, ...values })
        .returning()
    )[0]?.id ?? '';

  it('a timer of every minute runs once in a minute, whichever server is faster', async () => {
    const id = await plant({ jobStatus: 1, nextRunTime: new Date(Date.now() - 1000) });
    const outcome = async () => (await runsOf(id)).map(({ runStatus }) => runStatus);
    await expect.poll(outcome, { timeout: 30_000, interval: 200 }).toContain(timerRunLife.states.done);
    await db().update(timers).set({ jobStatus: 2, nextRunTime: null }).where(eq(timers.id, id));
    await expect.poll(outcome, { timeout: 30_000, interval: 200 }).not.toContain(timerRunLife.states.waiting);
    const slots = (await runsOf(id)).map(({ slotTime }) => slotTime.getTime());
    expect(new Set(slots).size).toBe(slots.length);
    expect(carriedOut).toHaveLength(slots.length);
  });

  it('a hundred looks of both at the clocks of ten minutes make ten runs', async () => {
    // Later than the servers' own clocks, which look too.
    const from = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 86_400_000;
    // An action that neither has: nothing carries these runs out meanwhile.
    const id = await plant({ actionClass: 'nobody-does', jobStatus: 1, nextRunTime: new Date(from) });
    const states: number[] = [];
    for (let minute = 0; minute < 10; minute += 1) {
      const now = new Date(from + minute * 60_000 + 500);
      await Promise.all(Array.from({ length: 10 }, (_, n) => planTimers(both.servers[n % 2 ? 1 : 0].services, now)));
      states.push((await runsOf(id)).length);
    }
    expect(states).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await db().update(timers).set({ jobStatus: 2, nextRunTime: null }).where(eq(timers.id, id));
  });

  it('both are servers of the fleet', async () => {
    const admin = await both.as('admin');
    const { servers } = (await admin.get('/main/sysMachine/query')).body.data as { servers: { state: string; isOwn: boolean }[] };
    expect(servers.filter(({ state }) => state === 'running')).toHaveLength(2);
    expect(servers.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });
});
