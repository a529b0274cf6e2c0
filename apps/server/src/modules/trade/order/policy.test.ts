import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { workOrders } from '../../../tables/trade/order';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

it('a draft is changed by who made it: a leader who only sees it has no button and is answered as if it were not there', async () => {
  const id = await trade.addOrder({}, 'leader', 'leader');
  const read = async () => (await trade.get<{ can: string[]; version: number }>('leader', '/main/workOrder/detail', { id })).data;
  const edit = async () =>
    trade.post('leader', '/main/workOrder/leader/edit', {
      id,
      version: (await read()).version,
      ...trade.orderDraft({ workOrderName: 'Changed' }),
    });
  await trade.db.update(workOrders).set({ createUser: trade.ids.admin }).where(eq(workOrders.id, id));
  expect((await read()).can).not.toContain('edit');
  expect((await edit()).code).toBe(1020002);
  await trade.db.update(workOrders).set({ createUser: trade.ids.leader }).where(eq(workOrders.id, id));
  expect((await read()).can).toContain('edit');
  expect((await edit()).code).toBe(200);
});
