import type { CommissionRow, OutputOf, settleStatementApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { monthBack, type Settling, settlingOn, within } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { refreshSaleFigures } from '../order';

let server: TestServer;
let trade: Trade;
let settling: Settling;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed({}, 'leader'));
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

type Line = OutputOf<typeof settleStatementApi.document>['lines'][number];
type Figures = Pick<CommissionRow, 'commercialAmount' | 'teamLeaderAmount' | 'rewardAmount' | 'adjustAmount' | 'totalAmount'>;
const names = ['commercialAmount', 'teamLeaderAmount', 'rewardAmount', 'adjustAmount', 'totalAmount'] as const;
const hundredths = (row: Figures) => names.map((name) => Math.round(Number(row[name]) * 100));

const rowOf = async (month: string) => {
  const { rows } = (await trade.as.bd.get('/main/bdCommission/page', { settleMonth: month })).body.data as { rows: CommissionRow[] };
  return rows[0];
};

it('what a BD is told of an open month is what its preview says but for the lines of rules, and the lock brings those', async () => {
  const [second, last] = [monthBack('PH', 2), monthBack('PH', 1)];
  for (const more of [
    { ruleType: 1, calcMode: 2 },
    { ruleType: 3, metric: 1 },
  ]) {
    const pay = { base: '1', ratio: '1.37', amount: '3', validBegin: `${second}-01` };
    const draft = { ruleName: `Of the month ${more.ruleType}`, dimension: 1, country: 'PH', ...pay, ...more };
    await trade.must('admin', '/main/rule/enable', { id: (await trade.must('admin', '/main/rule/add', draft)).id });
  }
  const earlier = await settling.sell({ month: second, pay: '1499.37' });
  await settling.locked({ settleMonth: second });
  await settling.refund(earlier, '400.15', within(last));
  await settling.sell({ month: last, pay: '1000.05' });
  await settling.sell({ month: last, pay: '333.33', bd: null });
  const estimate = await rowOf(last);
  expect(estimate).toMatchObject({ isEstimate: true, statementId: null, rewardAmount: '0.00' });

  const id = await settling.preview({ settleMonth: last });
  const [statement] = await settling.statements(id);
  const { data } = await trade.get<Figures & { lines: Line[] }>('finance', '/main/settleStatement/document', { id: statement?.id ?? '' });
  const ruled = data.lines.filter(({ sourceType }) => sourceType === 3);
  expect(ruled.map(({ lineType }) => lineType).toSorted()).toEqual([3, 5]);
  const byRules = (section: string) =>
    ruled.reduce((sum, line) => (line.section === section ? sum + Math.round(Number(line.amount) * 100) : sum), 0);
  const ofRules = ['commercial', 'teamLeader', 'reward', 'adjust'].map(byRules);
  const all = ofRules.reduce((sum, one) => sum + one);
  expect(all).toBeGreaterThan(0);
  expect(estimate && hundredths(estimate)).toEqual(hundredths(data).map((amount, at) => amount - (ofRules[at] ?? all)));

  expect((await settling.settle(id)).code).toBe(200);
  const locked = await rowOf(last);
  expect(locked?.isEstimate).toBe(false);
  expect(locked && hundredths(locked)).toEqual(hundredths(data));
});

it('counts an order of several lines once, before the day is counted and after, as its statement does', async () => {
  const month = monthBack('PH', 1);
  const line = await settling.sell({ month });
  await settling.sell({ month });
  await trade.db.execute(
    sql`insert into sale_items select (jsonb_populate_record(i, jsonb_build_object('id', next_id(), 'line_no', 2))).* from sale_items i where id = ${line}`,
  );
  expect((await rowOf(month))?.orderCount).toBe(2);
  await refreshSaleFigures(trade.db);
  expect((await rowOf(month))?.orderCount).toBe(2);
  // Those that are fulfilled count in a statement beside the orders.
  await trade.db.execute(sql`update work_order_ups set fulfilled_time = null`);
  await settling.locked({ settleMonth: month });
  expect(await rowOf(month)).toMatchObject({ isEstimate: false, orderCount: 2 });
});
