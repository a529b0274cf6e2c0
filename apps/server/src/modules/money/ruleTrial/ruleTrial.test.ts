import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saleItems, saleRefunds, sales } from '../../../tables/money/order';
import { settlementBatches, settlementMarks } from '../../../tables/money/settlement';
import { workOrders } from '../../../tables/trade/order';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { monthSpan } from '../compute';
import { soldSums } from './soldSums';

let server: TestServer;
let trade: Trade;
let order: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  order = await trade.claimed({ requireUpNum: 2 });
  await trade.db.execute(sql`update work_orders set work_order_type = 2 where id = ${order}::bigint`);
});
afterAll(() => server.close());
beforeEach(() => trade.db.execute(sql`truncate settlement_batches, sales cascade`));

/** Months back from this one, in the Philippines. */
const month = (back: number) => {
  const now = new Date(Date.now() + 8 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
};
let sold = 0;
async function sell(payAmount: string, back: number, bdId = trade.ids.bd): Promise<string> {
  const time = new Date(monthSpan({ month: month(back), country: 'PH' }).begin + 86_400_000);
  const [sale] = await trade.db
    .insert(sales)
    .values({ orderNo: `T-${(sold += 1)}`, orderSource: 10, country: 'PH', currency: 'PHP', orderStatus: 2, orderTime: time, payAmount })
    .returning({ id: sales.id });
  const [line] = await trade.db
    .insert(saleItems)
    .values({
      orderId: sale?.id ?? '',
      lineNo: 1,
      orderTime: time,
      country: 'PH',
      goodsId: trade.product.id,
      goodsName: 'SPF 50+ daily',
      quantity: 1,
      payAmount,
      upId: '900',
      workOrderUpId: '901',
      workOrderId: order,
      bdId,
      leaderId: trade.ids.leader,
      shopId: trade.shop.id,
      wholeProportion: '20',
      upProportion: '12',
      payBy: 2,
      commissionableTime: time,
      settleMonth: month(back),
    })
    .returning({ id: saleItems.id });
  return line?.id ?? '';
}

interface Tried {
  settleMonth: string;
  total: string;
  paidCount: number;
  paid: { beneficiary: { id: string; name: string }; measured: string; amount: string }[];
}
const draft = {
  ruleName: 'Trial',
  ruleType: 1,
  dimension: 1,
  country: 'PH',
  calcMode: 2,
  base: '1000',
  ratio: '1.5',
  amount: '20',
  validBegin: '2026-01-01',
};
const tryOut = (by: Parameters<Trade['post']>[0], more: object = {}) =>
  trade.post<Tried[]>(by, '/main/rule/calculate', { ...draft, ...more });

it('a draft is tried on the last three months that have ended, person by person', async () => {
  await sell('1499.00', 1);
  await sell('2000.00', 1, trade.ids.bd2);
  await sell('900.00', 2);
  await sell('5000.00', 0);
  const { data } = await tryOut('admin');
  expect(data.map(({ settleMonth, total, paidCount }) => [settleMonth, total, paidCount])).toEqual([
    [month(1), '92.49', 2],
    [month(2), '0.00', 0],
    [month(3), '0.00', 0],
  ]);
  expect(data[0]?.paid.map(({ beneficiary, measured, amount }) => [beneficiary.id, measured, amount])).toEqual([
    [trade.ids.bd2, '2000.00', '50.00'],
    [trade.ids.bd, '1499.00', '42.49'],
  ]);
  expect((await tryOut('admin', { scopes: [{ scopeType: 1, scopeId: trade.ids.bd }] })).data[0]?.paidCount).toBe(1);
  expect((await tryOut('admin', { dimension: 2 })).data[0]?.paid[0]?.beneficiary.id).toBe(trade.ids.leader);
});

it('months that are locked already count as they were sold', async () => {
  const id = await sell('1499.00', 1);
  const [batch] = await trade.db
    .insert(settlementBatches)
    .values({ batchNo: 'JS1', settleMonth: month(1), settleDimension: 1, country: 'PH', currency: 'PHP', settleStatus: 2 })
    .returning();
  await trade.db
    .insert(settlementMarks)
    .values({ batchId: batch?.id ?? '', orderItemId: id, base: '1499.00', amount: '0', wholeProportion: '20', upProportion: '12' });
  expect((await tryOut('admin')).data[0]?.total).toBe('42.49');
});

it('lines come as sums, each worth what the core would make of it: what came back by the end of the month is off, never below zero', async () => {
  const { end } = monthSpan({ month: month(1), country: 'PH' });
  const giveBack = (orderItemId: string, amount: string, time: number) =>
    trade.db
      .insert(saleRefunds)
      .values({ refundNo: `TR-${(sold += 1)}`, orderItemId, amount, refundTime: new Date(time), refundStatus: 2 });
  await giveBack(await sell('1499.00', 1), '400.00', end - 1);
  await giveBack(await sell('2000.00', 1), '500.00', end);
  await giveBack(await sell('300.00', 1), '900.00', end - 1);
  const own = await sell('5000.00', 1);
  await trade.db.execute(sql`update sale_items set bd_proportion = 3 where id = ${own}::bigint`);
  const cancelled = await sell('700.00', 1);
  await trade.db.execute(
    sql`update sales set order_status = 3 where id = (select order_id from sale_items where id = ${cancelled}::bigint)`,
  );
  const sums = await trade.db.transaction((tx) => soldSums(tx, { month: month(1), country: 'PH' }));
  expect(sums.map(({ payAmount, rates }) => [payAmount, rates.bd]).toSorted()).toEqual([
    [309_900n, null],
    [500_000n, 0n],
  ]);
  expect((await tryOut('admin')).data[0]).toMatchObject({ total: '66.49', time: expect.stringMatching(/^20\d\d-\d\d-\d\d /) });
});

it('what is counted is told as a number', async () => {
  await trade.db.execute(sql`update work_order_ups set fulfilled_time = '2020-01-01' where fulfilled_time is not null`);
  await trade.db.execute(sql`
    update work_order_ups set cooperation_status = 5, fulfilled_time = ${new Date(monthSpan({ month: month(1), country: 'PH' }).begin + 86_400_000).toISOString()}
    where id in (select min(p.id) from work_order_ups p join work_orders w on w.id = p.work_order_id where w.country = 'PH')`);
  const { data } = await tryOut('admin', { ruleType: 3, metric: 3, base: '1', ratio: '0', amount: '500' });
  expect(data[0]).toMatchObject({ total: '500.00', paid: [{ measured: '1', amount: '500.00' }] });
});

it('is refused to somebody who may add rules but does not see all of the money', async () => {
  await giveRole(server, 'bd.vn.2', { code: 'ruleWriter', permissions: ['rule.add'], dataScopeType: 4 });
  expect((await (await server.as('bd.vn.2')).post('/main/rule/calculate', draft)).body.code).toBe(1013003);
});

it('is refused as adding the draft would be, and to whoever may not add rules', async () => {
  expect((await tryOut('admin', { ratio: '101' })).code).toBe(1027001);
  expect((await tryOut('admin', { calcMode: 3 })).code).toBe(1012001);
  for (const by of ['finance', 'leader', 'bd'] as const) expect((await tryOut(by)).code).toBe(1013002);
});

it('finds whom a rule can be limited to, of its country and role', async () => {
  const find = async (query: Record<string, string | number>) =>
    (await trade.get<{ scopeType: number; scopeId: string }[]>('admin', '/main/rule/coverable', { country: 'PH', dimension: 1, ...query }))
      .data;
  const all = await find({});
  expect(all.filter(({ scopeType }) => scopeType === 1)).toHaveLength(6);
  expect(all.some(({ scopeType }) => scopeType === 2)).toBe(true);
  expect(all.some(({ scopeId }) => scopeId === trade.ids.foreignBd)).toBe(false);
  expect((await find({ dimension: 2 })).filter(({ scopeType }) => scopeType === 1).map(({ scopeId }) => scopeId)).toEqual([
    trade.ids.leader,
  ]);
  const [{ no } = { no: '' }] = await trade.db.select({ no: workOrders.workOrderNo }).from(workOrders).where(eq(workOrders.id, order));
  expect((await find({ searchValue: no })).some(({ scopeType, scopeId }) => scopeType === 3 && scopeId === order)).toBe(true);
});
