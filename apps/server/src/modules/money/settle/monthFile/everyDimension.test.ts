import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rules } from '../../../../tables/money/rule';
import { settlementBatches, settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import { monthBack, type Settling, settlingOn, within } from '../../../../testing/settling';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { settleFile } from '../../compute';

let server: TestServer;
let trade: Trade;
let orders: { brand: string; plain: string; leader: string };
let brand: Settling;
let leader: Settling;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  orders = { brand: await trade.claimed(), plain: await trade.claimed(), leader: await trade.claimed({}, 'leader') };
  await trade.db
    .execute(sql`update work_orders set work_attribute = case when id = ${orders.brand}::bigint then 1 else 2 end, leader_id = ${trade.ids.leader}
    where id in (${orders.brand}, ${orders.plain}, ${orders.leader})`);
  brand = settlingOn(trade, orders.brand);
  leader = settlingOn(trade, orders.leader);
});
afterAll(() => server.close());
beforeEach(async () => {
  await brand.clear();
  await trade.db.execute(sql`delete from work_order_ups where work_order_id in (${orders.brand}, ${orders.plain}, ${orders.leader})`);
});

const [month, before] = [monthBack('PH', 1), monthBack('PH', 2)];

/** Rules that pay by sales, by fulfilled submissions and as a reward. */
const payBoth = async () => {
  for (const dimension of [1, 2])
    await trade.db.insert(rules).values(
      [
        { ruleType: 1, metric: 1, calcMode: 2, base: '1', ratio: '1.5', amount: '10' },
        { ruleType: 2, metric: 2, calcMode: 1, base: '1', ratio: '10', amount: '4' },
        { ruleType: 3, metric: 3, calcMode: 1, base: '2', ratio: '0', amount: '55' },
      ].map((rule) => ({
        ...rule,
        ruleName: 'Of the month',
        dimension,
        country: 'PH',
        currency: 'PHP',
        validBegin: '2020-01-01',
        ruleStatus: 1,
        enableTime: new Date(0),
      })),
    );
};

const fulfil = (workOrderId: string, { upId = '900', time = within(month), cost = '2500.00' } = {}) =>
  trade.db
    .execute(sql`insert into work_order_ups (work_order_id, up_id, bd_id, recommend_reason, submit_user, approval_status, cooperation_status, agreed_shot_cost, fulfilled_time)
    values (${workOrderId}, ${upId}, ${trade.ids.bd}, 'Fits', ${trade.ids.bd}, 2, 5, ${cost}, ${time.toISOString()}::timestamptz)`);

/** As when their videos are gone. */
const undo = (upIds: readonly string[]) =>
  trade.db.execute(sql`update work_order_ups set cooperation_status = 4, fulfilled_time = null
    where work_order_id in (${orders.brand}, ${orders.plain}, ${orders.leader}) and up_id = any(${sql.param([...upIds])}::bigint[])`);

const download = async (id: string) => (await trade.as.finance.get('/main/settle/monthFile', { id })).text;

const sums = [
  ...(['teamLeaderAmount', 'commercialAmount', 'rewardAmount', 'adjustAmount', 'totalAmount', 'openingBalance'] as const),
  ...(['withholdingAmount', 'payableAmount', 'carriedForward', 'gmv', 'teamLeaderOrderCount', 'commercialOrderCount'] as const),
];
type Statement = { beneficiaryId: string } & Record<(typeof sums)[number], string | number>;
const told = (statement: Statement, lines: readonly string[]) => [
  statement.beneficiaryId,
  Object.fromEntries(sums.map((name) => [name, statement[name]])),
  lines.toSorted(),
];
const sorted = (statements: ReturnType<typeof told>[]) => statements.toSorted(([one], [other]) => String(one).localeCompare(String(other)));

/** The statements of a batch as they are locked. */
async function lockedOf(id: string) {
  const statements = await trade.db.select().from(settlementStatements).where(eq(settlementStatements.batchId, id));
  const lines = await trade.db.select().from(settlementLines).where(eq(settlementLines.batchId, id));
  const of = (beneficiary: string) => lines.filter(({ beneficiaryId }) => beneficiaryId === beneficiary);
  return sorted(
    statements.map((one) =>
      told(
        one,
        of(one.beneficiaryId).map(({ amount }) => amount),
      ),
    ),
  );
}

/** What an auditor makes of the file. */
const recomputed = (text: string) =>
  sorted(
    (settleFile(text) as (Statement & { lines: { amount: string }[] })[]).map((one) =>
      told(
        one,
        one.lines.map(({ amount }) => amount),
      ),
    ),
  );

it.each([
  ['BDs', 1],
  ['team leaders', 2],
  ['merchants', 3],
  ['creators', 4],
])('a month of %s recomputed from its file is what was locked, also after submissions were undone', async (_, settleDimension) => {
  await payBoth();
  const earlier = await brand.sell({ month: before, pay: '2580.00' });
  await fulfil(orders.brand, { upId: '901', time: within(before) });
  await brand.locked({ settleMonth: before, settleDimension });

  await brand.refund(earlier, '1000.00', within(month));
  await undo(['901']);
  await brand.sell({ month: before, pay: '300.00' });
  await brand.sell({ month, pay: '777.77' });
  await leader.sell({ month, pay: '1499.37', bd: null });
  const byPlatform = await leader.sell({ month, pay: '5.55' });
  await trade.db.execute(sql`update sale_items set pay_by = 1 where id = ${byPlatform}`);
  await fulfil(orders.brand, { upId: '902', time: within(before), cost: '20.20' });
  await fulfil(orders.brand);
  await fulfil(orders.plain);
  await fulfil(orders.leader);
  const { id } = await brand.locked({ settleMonth: month, settleDimension });
  const locked = await lockedOf(id);
  expect(recomputed(await download(id))).toEqual(locked);

  await undo(['900', '902']);
  await fulfil(orders.plain, { upId: '903' });
  await trade.db.execute(sql`update work_orders set shop_shot_cost = 9, up_shot_cost = 9 where id = ${orders.brand}`);
  expect(recomputed(await download(id))).toEqual(locked);
  expect(await lockedOf(id)).toEqual(locked);
});

it('a batch that was computed before its submissions were kept tells them from what is known now', async () => {
  await payBoth();
  await fulfil(orders.plain);
  await fulfil(orders.leader);
  const { id } = await brand.locked({ settleMonth: month });
  await trade.db.execute(sql`update ${settlementBatches} set computed_with = computed_with - 'places' where id = ${id}`);
  const listed = async () =>
    (JSON.parse(await download(id)) as { submissions: { creatorId: string }[] }).submissions.map(({ creatorId }) => creatorId);
  expect(await listed()).toEqual(expect.arrayContaining(['900', '900']));
  await undo(['900']);
  expect(await listed()).not.toContain('900');
});
