import { type OwnPostgres, ownPostgres } from '@backlot/dev/ownPostgres';
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TwoServers, twoServers } from '../../../testing/twoServers';
import { auditLogs } from '../../../tables/base/audit';
import { workOrders } from '../../../tables/trade/order';

describe.runIf(process.env['TEST_DATABASE_URL'])('the trade on a PostgreSQL that crashes', () => {
  // One of its own: the others share theirs with other tests.
  let postgres: OwnPostgres | undefined;
  let two: TwoServers;
  beforeAll(async () => {
    postgres = await ownPostgres();
    if (!postgres) throw new Error('The programs of PostgreSQL are needed on this machine.');
    two = await twoServers(postgres.url, { JOBS: 'true' });
  }, 120_000);
  afterAll(async () => {
    await two.close();
    postgres?.stop();
  });

  it('F1 restarted five times under load: broken writes are absent or complete, reads say when to come again', async () => {
    const { trade, on } = two;
    const near = on(0, trade.as.admin);
    const answered = new Map<string, number>();
    const refused: { status: number; code: number; retryAfter: string | null }[] = [];
    const over = new AbortController();
    const write = async () => {
      while (!over.signal.aborted) {
        const workOrderName = `Restart ${answered.size}`;
        answered.set(workOrderName, 0);
        answered.set(workOrderName, (await near.post('/main/workOrder/commercial/add', trade.orderDraft({ workOrderName }))).status);
      }
    };
    const read = async () => {
      while (!over.signal.aborted) {
        const { status, body, headers } = await near.get('/main/workOrder/commercial/page', { pageSize: 10 });
        if (status !== 200) refused.push({ status, code: body.code, retryAfter: headers.get('retry-after') });
      }
    };
    const load = [...Array.from({ length: 4 }, write), ...Array.from({ length: 4 }, read)];
    const done = () => [...answered.values()].filter((status) => status === 200).length;
    for (let round = 0; round < 5; round += 1) {
      const [before, unread] = [done(), refused.length];
      await expect.poll(done, { timeout: 20_000 }).toBeGreaterThan(before + 8);
      await postgres?.restart();
      await expect.poll(async () => (await near.get('/main/workOrder/commercial/page')).status, { interval: 20 }).toBe(200);
      expect(refused.length).toBeGreaterThan(unread);
      expect((await near.get('/healthz')).status).toBe(200);
    }
    over.abort();
    await Promise.all(load);
    expect(new Set(refused.map(({ status, code, retryAfter }) => `${status} ${code} ${retryAfter}`))).toEqual(new Set(['503 1016006 1']));
    expect(new Set(answered.values())).toEqual(new Set([200, 503]));
    const kept = await trade.db
      .select({ id: workOrders.id, name: workOrders.workOrderName })
      .from(workOrders)
      .where(like(workOrders.workOrderName, 'Restart %'));
    const objects = kept.map(({ id }) => `workOrder:${id}`);
    const trail = await trade.db
      .select({ object: auditLogs.object })
      .from(auditLogs)
      .where(and(eq(auditLogs.action, 'workOrder.add'), inArray(auditLogs.object, objects)));
    // What is there is there once and with its trail, and everything that was answered is there.
    const names = new Set(kept.map(({ name }) => name));
    expect(names.size).toBe(kept.length);
    expect(trail.map(({ object }) => object).sort()).toEqual(objects.sort());
    expect([...answered].filter(([name, status]) => status === 200 && !names.has(name))).toEqual([]);
  }, 120_000);
});
