import { workOrderLife } from '@backlot/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { auditLogs } from '../../../tables/base/audit';
import { workOrders } from '../../../tables/trade/order';
import { move, transition } from './transition';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const rowOf = async (id: string) => {
  const [row] = await trade.db.select().from(workOrders).where(eq(workOrders.id, id));
  if (!row) throw new Error('no order');
  return row;
};
const draft = async () => rowOf(await trade.addOrder());
const newest = async (id: string) =>
  (
    await trade.db
      .select({ action: auditLogs.action, detail: auditLogs.detail })
      .from(auditLogs)
      .where(eq(auditLogs.object, `workOrder:${id}`))
      .orderBy(desc(auditLogs.seq))
      .limit(1)
  )[0];
const order = { machine: workOrderLife, table: workOrders };
const inOne = (act: Parameters<Trade['db']['transaction']>[0]) => trade.db.transaction(act);

it('T3 moves state, version and trail at once, and the audit row names from, to and why', async () => {
  const row = await draft();
  await inOne((tx) =>
    transition(tx, { ...order, row, event: 'handOut', set: { batchNo: 'B-1' }, reason: 'Ready.', more: { batchNo: 'B-1' } }),
  );
  expect(await rowOf(row.id)).toMatchObject({ workOrderStatus: 1, batchNo: 'B-1', version: row.version + 1, updateUser: null });
  expect(await newest(row.id)).toEqual({
    action: 'workOrder.handOut',
    detail: { from: 'draft', to: 'issued', reason: 'Ready.', batchNo: 'B-1' },
  });
});

it('T3 writes nothing when somebody else was faster', async () => {
  const row = await draft();
  await inOne((tx) => transition(tx, { ...order, row, event: 'handOut' }));
  const before = await newest(row.id);
  await expect(inOne((tx) => transition(tx, { ...order, row, event: 'delete' }))).rejects.toMatchObject({ reason: 'versionConflict' });
  await expect(inOne((tx) => move(tx, { ...order, row, event: 'delete' }))).rejects.toMatchObject({ reason: 'versionConflict' });
  expect([(await rowOf(row.id)).workOrderStatus, await newest(row.id)]).toEqual([1, before]);
});

it('T3 writes nothing over a change that left the state as it was', async () => {
  const row = await draft();
  await inOne((tx) => transition(tx, { ...order, row, event: 'allocate', more: { allocations: [] } }));
  await expect(inOne((tx) => transition(tx, { ...order, row, event: 'allocate' }))).rejects.toMatchObject({ reason: 'versionConflict' });
  expect((await rowOf(row.id)).version).toBe(row.version + 1);
});

it('T4 what the machine does not declare throws', async () => {
  const row = await draft();
  await expect(inOne((tx) => transition(tx, { ...order, row, event: 'end' }))).rejects.toThrow('does not take end');
  await expect(inOne((tx) => transition(tx, { ...order, row, event: 'handOut', to: 'ended' }))).rejects.toThrow('does not lead to ended');
  expect((await rowOf(row.id)).workOrderStatus).toBe(0);
});

it('T5 an event that leaves the state is told without states', async () => {
  const row = await draft();
  await inOne((tx) => transition(tx, { ...order, row, event: 'allocate', more: { allocations: [] } }));
  expect(await newest(row.id)).toEqual({ action: 'workOrder.allocate', detail: { allocations: [] } });
  expect(await rowOf(row.id)).toMatchObject({ workOrderStatus: 0, version: row.version + 1 });
});

it('a wrong state, event or field does not compile', async () => {
  const row = await draft();
  // @ts-expect-error `finish` is not an event
  await expect(inOne((tx) => transition(tx, { ...order, row, event: 'finish' }))).rejects.toThrow('undefined');
  // @ts-expect-error `over` is not a state
  await expect(inOne((tx) => transition(tx, { ...order, row, event: 'handOut', to: 'over' }))).rejects.toThrow('does not lead');
  // @ts-expect-error the state is the machine's to set
  await inOne((tx) => transition(tx, { ...order, row, event: 'allocate', set: { workOrderStatus: 3 } }));
  expect((await rowOf(row.id)).workOrderStatus).toBe(0);
});
