import { expect, test } from 'vitest';
import { checkStates } from './checkStates.ts';

const machine = {
  path: 'packages/contract/src/trade/orderLife.ts',
  text: "defineMachine({ name: 'workOrder', record: 'workOrder', field: 'workOrderStatus', states: { draft: 0 } })",
};
const table = {
  path: 'apps/server/src/tables/merchants/product.ts',
  text: "export const goods = pgTable('goods', { status: stateColumn('status', goodsLife, 'offSale') });\nexport const users = pgTable('users', { status: statusColumn() });",
};
const found = (text: string, path = 'apps/server/src/modules/trade/order/acts/endOrder.ts') =>
  checkStates([machine, table, { path, text }]);

test.each([
  'set({ workOrderStatus: 3 })',
  'if (order.workOrderStatus === 3) return;',
  'order.workOrderStatus !== 0',
  'order.workOrderStatus <= 2',
  'eq(workOrders.workOrderStatus, 3)',
  'inArray(workOrders.workOrderStatus, [1, 2])',
  'sql`${workOrders.workOrderStatus} in (1, 2)`',
  'sql`${workOrders.workOrderStatus} <> 4`',
  'sql`select 1 from work_orders where work_order_status = 3`',
  "integer('work_order_status').notNull().default(0)",
  'query({ workOrderStatus: [1, 2] })',
  'eq(goods.status, 1)',
  'sql`${goods.status} <> 2`',
])('a state as a digit is refused: %s', (line) => {
  expect(found(line)).toHaveLength(1);
});

test.each([
  "is(workOrderLife, order, 'ended')",
  "set({ workOrderStatus: codeOf(workOrderLife, 'ended') })",
  "stateColumn('work_order_status', workOrderLife, 'draft')",
  "exists(sql`${inState(workOrderLife, workOrders, 'issued', 'claimed')}`)",
  'workOrderStatus: order.workOrderStatus',
  'workOrderType === 1',
  'eq(users.status, 0)',
])('a state by its name is not: %s', (line) => {
  expect(found(line)).toEqual([]);
});

test('the contract names the codes, the seed makes up the past and a test brings a record to a state', () => {
  const line = 'set({ workOrderStatus: 3 })';
  expect(found(line, 'apps/server/src/seed/trade/orders.ts')).toEqual([]);
  expect(found(line, 'apps/server/src/modules/trade/order/acts/endOrder.test.ts')).toEqual([]);
  expect(found(line, 'packages/contract/src/trade/otherLife.ts')).toEqual([]);
});

test('a contract whose machines name no field is no reason to be silent', () => {
  expect(checkStates([])).toHaveLength(1);
});
