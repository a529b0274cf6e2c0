import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { auditLogs } from '../../../../tables/base/audit';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

describe('claims at the same moment', () => {
  it('F5 of four on each of 200 orders exactly one wins, the others are told why', async () => {
    const again = await server.as('bd.ph.1');
    const [order] = await trade.db
      .select()
      .from(workOrders)
      .where(eq(workOrders.id, await trade.addOrder({ requireUpNum: 1 })));
    if (!order) throw new Error('no order');
    const { id: _, ...template } = order;
    const orders = await trade.db
      .insert(workOrders)
      .values(Array.from({ length: 200 }, (_row, n) => ({ ...template, workOrderNo: `RACE-${n}`, workOrderStatus: 1 })))
      .returning({ id: workOrders.id });
    const ids = orders.map(({ id }) => id);
    await trade.db.insert(workOrderBds).values(ids.map((workOrderId) => ({ workOrderId, bdId: trade.ids.bd, allocNum: 1 })));
    for (const id of ids) {
      const [own, twin, colleague, stranger] = await Promise.all(
        [trade.as.bd, again, trade.as.bd2, trade.as.foreignBd].map(
          async (client) => (await client.post('/main/workOrder/claim', { id })).body.code,
        ),
      );
      expect(new Set([own, twin])).toEqual(new Set([200, 1024010]));
      expect([colleague, stranger]).toEqual([1020002, 1020002]);
      // The limit of open orders is another test's.
      await trade.db.update(workOrders).set({ workOrderStatus: 3 }).where(eq(workOrders.id, id));
    }
    const claims = await trade.db
      .select({ object: auditLogs.object })
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.action, 'workOrder.claim'),
          inArray(
            auditLogs.object,
            ids.map((id) => `workOrder:${id}`),
          ),
        ),
      );
    expect(new Set(claims.map(({ object }) => object)).size).toBe(200);
    expect(claims).toHaveLength(200);
  }, 120_000);
});

describe('orders of others', () => {
  it('C-21 answer like missing ones on read and on every action, and are in no list', async () => {
    const id = await trade.claimed();
    for (const by of ['bd2', 'foreignBd', 'otherShop'] as const) {
      expect((await trade.get(by, '/main/workOrder/detail', { id })).code).toBe(1020002);
      expect((await trade.get(by, '/main/workOrder/history', { id })).code).toBe(1020002);
    }
    const acts: [string, Record<string, unknown>][] = [
      ['recall', {}],
      ['extend', { expireDate: '2030-01-01' }],
      ['end', { reason: 'r' }],
    ];
    for (const [call, more] of acts) {
      expect([call, (await trade.post('otherLeader', `/main/workOrder/${call}`, { id, ...more })).code]).toEqual([call, 1020002]);
      expect([call, (await trade.post('bd', `/main/workOrder/${call}`, { id, ...more })).code]).toEqual([call, 1013002]);
    }
    const listed = async (by: 'shop' | 'otherShop') =>
      (await trade.get<{ rows: { id: string }[] }>(by, '/main/workOrder/shop', { pageSize: 100 })).data.rows.some((row) => row.id === id);
    expect([await listed('shop'), await listed('otherShop')]).toEqual([true, false]);
    expect((await trade.detail(id, 'shop')).bdProportion).toBeNull();
    expect((await trade.detail(id, 'shop')).allocations).toEqual([]);
  });
});
