import type { Board, CommissionRow } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { rules, ruleScopes, ruleTiers } from '../../../tables/money/rule';
import { countStatements, type StatementCount } from '../../../testing/countStatements';
import { monthBack, type Settling, settlingOn, within } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { refreshSaleFigures } from '../order';

let count: StatementCount;
let server: TestServer;
let trade: Trade;
let settling: Settling;
/** Sells by an order that a rule names. */
let named: Settling;
let orders: { named: string; brand: string; plain: string };
beforeAll(async () => {
  count = countStatements();
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed({}, 'leader'));
  orders = { named: await trade.claimed({}, 'leader'), brand: await trade.claimed(), plain: await trade.claimed() };
  await trade.db.execute(
    sql`update work_orders set work_attribute = case when id = ${orders.plain}::bigint then 2 else 1 end where work_order_type = 1`,
  );
  named = settlingOn(trade, orders.named);
});
afterAll(async () => {
  await server.close();
  count.stop();
});
beforeEach(async () => {
  await settling.clear();
  await trade.db.execute(sql`delete from work_order_ups where work_order_id in (${orders.named}, ${orders.brand}, ${orders.plain})`);
});

const [second, last] = [monthBack('PH', 2), monthBack('PH', 1)];

const ofTheMonth = {
  ruleName: 'Of the month',
  ruleType: 1,
  dimension: 1,
  country: 'PH',
  currency: 'PHP',
  metric: 1,
  calcMode: 2,
  base: '1',
  ratio: '1.37',
  amount: '3',
  validBegin: '2020-01-01',
  ruleStatus: 1,
  enableTime: new Date(0),
};
type Draft = Partial<typeof rules.$inferInsert> & {
  scope?: { scopeType: number; scopeId: string };
  tiers?: { base: string; amount: string }[];
};
async function rule({ scope, tiers = [], ...more }: Draft): Promise<void> {
  const [added] = await trade.db
    .insert(rules)
    .values({
      ...ofTheMonth,
      ...more,
    })
    .returning({ id: rules.id });
  const ruleId = added?.id ?? '';
  if (scope) await trade.db.insert(ruleScopes).values({ ruleId, ...scope });
  if (tiers.length > 0) await trade.db.insert(ruleTiers).values(tiers.map((tier) => ({ ruleId, ratio: '0', ...tier })));
}

/** Rules of every kind and width. */
async function everyRule(): Promise<void> {
  const [team] = await rowsOf<{ id: string }>(trade.db, sql`select org_id::text id from users where id = ${trade.ids.bd}::bigint`);
  await rule({});
  await rule({ calcMode: 1, base: '100', amount: '11', scope: { scopeType: 2, scopeId: team?.id ?? '' } });
  await rule({ calcMode: 3, tiers: [{ base: '0', amount: '0' }], scope: { scopeType: 1, scopeId: trade.ids.bd2 } });
  await rule({ amount: '70', scope: { scopeType: 3, scopeId: orders.named } });
  await rule({ ruleType: 2, metric: 2, base: '1', ratio: '10', amount: '4' });
  await rule({
    ruleType: 3,
    tiers: [
      { base: '100', amount: '7' },
      { base: '9000', amount: '99' },
    ],
  });
  await rule({ ruleType: 3, metric: 3, tiers: [{ base: '2', amount: '21' }] });
  await rule({ amount: '999', validEnd: '2020-12-31' });
  await rule({ country: 'VN', currency: 'VND', amount: '5000' });
}

const fulfil = (workOrderId: string, { bdId = trade.ids.bd, upId = '900', cost = '0' }) =>
  trade.db
    .execute(sql`insert into work_order_ups (work_order_id, up_id, bd_id, recommend_reason, submit_user, approval_status, cooperation_status, agreed_shot_cost, fulfilled_time)
    values (${workOrderId}, ${upId}, ${bdId}, 'Fits', ${bdId}, 2, 5, ${cost}, ${within(last).toISOString()}::timestamptz)`);

/** Nobody's fulfilled place counts as an order. */
const onlySales = () => trade.db.execute(sql`update work_order_ups set fulfilled_time = null`);

const hundredths = (amount: string) => Math.round(Number(amount) * 100);
const figures = ({ beneficiary, orderCount, ...row }: Omit<CommissionRow, 'id'>) => ({
  who: beneficiary.id,
  orderCount,
  gmv: hundredths(row.gmv),
  commercialAmount: hundredths(row.commercialAmount),
  teamLeaderAmount: hundredths(row.teamLeaderAmount),
  rewardAmount: hundredths(row.rewardAmount),
  adjustAmount: hundredths(row.adjustAmount),
  totalAmount: hundredths(row.totalAmount),
});
const byPerson = (rows: readonly Parameters<typeof figures>[0][]) =>
  rows.map(figures).toSorted((one, other) => one.who.localeCompare(other.who));

const listed = async (month: string, side = 'bd') =>
  (
    (await trade.as.finance.get(`/main/${side}Commission/page`, { settleMonth: month, country: 'PH', pageSize: 100 })).body.data as {
      rows: CommissionRow[];
    }
  ).rows;

/** What a preview says of everybody. */
async function previewed(settleMonth: string, settleDimension = 1) {
  const id = await settling.preview({ settleMonth, settleDimension });
  const statements = (await settling.statements(id)) as unknown as (CommissionRow & {
    commercialOrderCount: number;
    teamLeaderOrderCount: number;
  })[];
  return { id, rows: statements.map((one) => ({ ...one, orderCount: one.commercialOrderCount + one.teamLeaderOrderCount })) };
}

async function tradeOfTheMonth(): Promise<void> {
  const earlier = await settling.sell({ month: second, pay: '1499.37', bd: null });
  await settling.locked({ settleMonth: second });
  await settling.refund(earlier, '400.15', within(last));
  await settling.sell({ month: second, pay: '81.11', bd: null });
  await settling.sell({ month: last, pay: '1000.05' });
  await settling.sell({ month: last, pay: '333.33', bd: null });
  await named.sell({ month: last, pay: '512.49', bd: null });
  await named.sell({ month: last, pay: '77.01', bd: null, bdId: trade.ids.bd2 });
  await settling.sell({ month: last, pay: '2450.95', bd: null, bdId: trade.ids.bd2 });
  await settling.sell({ month: last, pay: '10.00', bdId: trade.ids.bd2 });
  await fulfil(orders.brand, { cost: '2500.00' });
  await fulfil(orders.plain, {});
  await fulfil(orders.brand, { bdId: trade.ids.bd2, upId: '901', cost: '100.10' });
  await fulfil(orders.named, { bdId: trade.ids.bd2 });
}

it('an estimate of a BD is what a preview of the month says, rules and rewards of every kind included, before days are counted and after', async () => {
  await everyRule();
  await tradeOfTheMonth();
  const uncounted = await listed(last);
  await refreshSaleFigures(trade.db);
  const estimates = await listed(last);
  expect(byPerson(estimates)).toEqual(byPerson(uncounted));
  expect(estimates.every((row) => row.isEstimate)).toBe(true);
  const { id, rows } = await previewed(last);
  expect(byPerson(estimates)).toEqual(byPerson(rows));
  const own = byPerson(estimates).find(({ who }) => who === trade.ids.bd);
  expect(own?.rewardAmount).toBe(2800);
  expect(own?.teamLeaderAmount).toBeGreaterThan(7000);
  expect(own?.commercialAmount).toBeGreaterThan(25_000);

  expect((await settling.settle(id)).code).toBe(200);
  expect(byPerson(await listed(last))).toEqual(byPerson(rows));
});

it('a month without rules, and one whose rule was switched off, is estimated as its preview has it', async () => {
  await tradeOfTheMonth();
  await rule({ ruleStatus: 0 });
  expect(byPerson(await listed(last))).toEqual(byPerson((await previewed(last)).rows));
});

it('creators have no rules, and each fulfilled place of a commercial order counts as an order, with a fee or without', async () => {
  await everyRule();
  await settling.sell({ month: last });
  await fulfil(orders.brand, { cost: '2500.00' });
  await fulfil(orders.plain, {});
  const estimates = byPerson(await listed(last, 'up'));
  expect(estimates.find(({ who }) => who === '900')).toMatchObject({ orderCount: 3, commercialAmount: 250_000, rewardAmount: 0 });
  expect(estimates).toEqual(byPerson((await previewed(last, 4)).rows));
});

it('the board of a BD and of the team says the sum of these rows, and the list asks the database no more than three times', async () => {
  await everyRule();
  await tradeOfTheMonth();
  const sum = (rows: readonly CommissionRow[]) => rows.reduce((all, row) => all + hundredths(row.totalAmount), 0);
  const board = (await trade.as.leader.get('/main/bdBoard/summary', { range: '30' })).body.data as Board;
  const rows = (
    (await trade.as.leader.get('/main/bdCommission/page', { isEstimate: 'yes', pageSize: 100 })).body.data as { rows: CommissionRow[] }
  ).rows;
  expect(sum(rows)).toBeGreaterThan(0);
  expect(hundredths(board.commission.estimated.amount)).toBe(sum(rows));
  await listed(last);
  count.take();
  await listed(last);
  expect(count.take().length).toBeLessThanOrEqual(3);
});

it('counts an order of several lines once, before the day is counted and after, as its statement does', async () => {
  const line = await settling.sell({ month: last });
  await settling.sell({ month: last });
  await trade.db.execute(
    sql`insert into sale_items select (jsonb_populate_record(i, jsonb_build_object('id', next_id(), 'line_no', 2))).* from sale_items i where id = ${line}`,
  );
  await onlySales();
  const counts = async () => (await listed(last)).map(({ orderCount }) => orderCount);
  expect(await counts()).toEqual([2]);
  await refreshSaleFigures(trade.db);
  expect(await counts()).toEqual([2]);
  await settling.locked({ settleMonth: last });
  expect(await counts()).toEqual([2]);
});

it('an order of one creator whose lines are of two BDs is one order, in the estimate as in the statement, and one of each BD', async () => {
  await onlySales();
  const line = await settling.sell({ month: last });
  await trade.db.execute(
    sql`insert into sale_items select (jsonb_populate_record(i, jsonb_build_object('id', next_id(), 'line_no', 2, 'bd_id', ${trade.ids.bd2}::text))).* from sale_items i where id = ${line}`,
  );
  const counts = async (side: 'bd' | 'up') => (await listed(last, side)).map(({ orderCount }) => orderCount);
  const expectOnce = async () => expect([await counts('up'), await counts('bd')]).toEqual([[1], [1, 1]]);
  await expectOnce();
  await refreshSaleFigures(trade.db);
  await expectOnce();
  // The line that stood for the order goes: the other one takes its place, though nothing of its BD was written.
  await trade.db.execute(sql`update sale_items set status = 2 where id = ${line}`);
  await refreshSaleFigures(trade.db);
  expect(await counts('up')).toEqual([1]);
  await trade.db.execute(sql`update sale_items set status = 0 where id = ${line}`);
  await refreshSaleFigures(trade.db);
  await expectOnce();
  expect((await previewed(last, 4)).rows.map(({ orderCount }) => orderCount)).toEqual([1]);
});

it('an order whose lines are of two months is one of each, and one of the month that has both late, as the previews say', async () => {
  await onlySales();
  const [third, sides] = [monthBack('PH', 3), ['bd', 'up'] as const];
  const line = await settling.sell({ month: third });
  await trade.db.execute(
    sql`insert into sale_items select (jsonb_populate_record(i, jsonb_build_object('id', next_id(), 'line_no', 2, 'settle_month', ${second}::text, 'commissionable_time', ${within(second).toISOString()}::text))).* from sale_items i where id = ${line}`,
  );
  const state = (code: number) =>
    trade.db.execute(sql`update sales set order_status = ${code} where id = (select order_id from sale_items where id = ${line})`);
  const expectAsPreviewed = async (months: Record<string, number>) => {
    for (const [month, orders] of Object.entries(months))
      for (const side of sides) {
        const { rows } = await previewed(month, side === 'bd' ? 1 : 4);
        expect([month, rows.map(({ orderCount }) => orderCount)]).toEqual([month, [orders]]);
        expect([month, side, byPerson(await listed(month, side))]).toEqual([month, side, byPerson(rows)]);
      }
  };
  await expectAsPreviewed({ [third]: 1, [second]: 1 });
  await refreshSaleFigures(trade.db);
  await expectAsPreviewed({ [third]: 1, [second]: 1 });

  await state(4);
  for (const month of [third, second]) {
    await settling.sell({ month });
    for (const settleDimension of [1, 4]) await settling.locked({ settleMonth: month, settleDimension });
  }
  await state(2);
  await expectAsPreviewed({ [last]: 1 });
  await refreshSaleFigures(trade.db);
  await expectAsPreviewed({ [last]: 1 });
});
