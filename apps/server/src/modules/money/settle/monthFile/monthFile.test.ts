import { settlementLife } from '@backlot/contract';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { auditLogs } from '../../../../tables/base/audit';
import { rules, ruleScopes } from '../../../../tables/money/rule';
import { settlementBatches, settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import { monthBack, type Settling, settlingOn, within } from '../../../../testing/settling';
import { settleFile } from '../../compute';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';

let server: TestServer;
let trade: Trade;
let settling: Settling;
let order: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  order = await trade.claimed({ requireUpNum: 2 });
  await trade.db.execute(sql`update work_orders set work_order_type = 2 where id = ${order}::bigint`);
  settling = settlingOn(trade, order);
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

const [month, before] = [monthBack('PH', 1), monthBack('PH', 2)];

async function rule(amount: string, scope?: { scopeType: number; scopeId: string }): Promise<string> {
  const [added] = await trade.db
    .insert(rules)
    .values({
      ruleName: `Rule ${amount}`,
      ruleType: 1,
      dimension: 1,
      country: 'PH',
      currency: 'PHP',
      metric: 1,
      base: '100',
      ratio: '1',
      amount,
      calcMode: 2,
      validBegin: '2020-01-01',
      ruleStatus: 1,
      enableTime: new Date('2020-01-01T00:00:00Z'),
    })
    .returning({ id: rules.id });
  if (scope) await trade.db.insert(ruleScopes).values({ ruleId: added?.id ?? '', ...scope });
  return added?.id ?? '';
}

const download = (id: string, by: 'finance' | 'bd' = 'finance') => trade.as[by].get('/main/settle/monthFile', { id });

interface Result {
  beneficiaryId: string;
  lines: { lineType: string; amount: string }[];
  payableAmount: string;
  totalAmount: string;
  gmv: string;
  carriedForward: string;
}
/** As an auditor would: the command line, and nothing but the file. */
const commandLine = (text: string) => {
  const program = fileURLToPath(new URL('../../compute/cli/settle.ts', import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), program], { input: text, encoding: 'utf8' }),
  ) as Result[];
};

/** The statements of a batch as they are locked, in the words of the file. */
async function lockedOf(id: string) {
  const statements = await trade.db.select().from(settlementStatements).where(eq(settlementStatements.batchId, id));
  const lines = await trade.db.select().from(settlementLines).where(eq(settlementLines.batchId, id));
  return statements.map(({ beneficiaryId, payableAmount, totalAmount, gmv, carriedForward }) => ({
    beneficiaryId,
    payableAmount,
    totalAmount,
    gmv,
    carriedForward,
    amounts: lines
      .filter((line) => line.beneficiaryId === beneficiaryId)
      .map(({ amount }) => amount)
      .toSorted(),
  }));
}
const byPerson = (one: { beneficiaryId: string }, other: { beneficiaryId: string }) => one.beneficiaryId.localeCompare(other.beneficiaryId);
const recomputed = (text: string, compute = settleFile as (text: string) => unknown) =>
  (compute(text) as Result[])
    .map(({ beneficiaryId, payableAmount, totalAmount, gmv, carriedForward, lines }) => ({
      beneficiaryId,
      payableAmount,
      totalAmount,
      gmv,
      carriedForward,
      amounts: lines.map(({ amount }) => amount).toSorted(),
    }))
    .toSorted(byPerson);

it('a downloaded month recomputed from the command line is its locked statements, with rules of a person, a team and an order', async () => {
  await trade.db.execute(
    sql`update users set org_id = (select org_id from users where id = ${trade.ids.bd}::bigint) where id = ${trade.ids.bd2}::bigint`,
  );
  const team = (await trade.db.execute(sql`select org_id::text id from users where id = ${trade.ids.bd}::bigint`)) as unknown as {
    rows: { id: string }[];
  };
  await rule('10');
  await rule('20', { scopeType: 1, scopeId: trade.ids.bd2 });
  await rule('30', { scopeType: 2, scopeId: team.rows[0]?.id ?? '' });
  await rule('40', { scopeType: 3, scopeId: order });
  await settling.sell({ month, bd: null });
  await settling.sell({ month, bd: '2.5', pay: '777.77' });
  await settling.sell({ month, bd: null, bdId: trade.ids.bd2, pay: '2000.00' });
  const { id } = await settling.locked({ settleMonth: month });
  const { text, headers } = await download(id);
  const locked = (await lockedOf(id)).toSorted(byPerson);
  expect(locked.flatMap(({ amounts }) => amounts)).toContain('54.99');
  expect(recomputed(text, commandLine)).toEqual(locked);
  expect(headers.get('content-disposition')).toContain(`${month}-PH-bd-JS`);
  expect(headers.get('content-type')).toContain('application/json');

  // The narrower scopes alone: without the order's rule the person's pays one of them and the team's the other.
  await settling.clear();
  await rule('20', { scopeType: 1, scopeId: trade.ids.bd2 });
  await rule('30', { scopeType: 2, scopeId: team.rows[0]?.id ?? '' });
  await settling.sell({ month, bd: null });
  await settling.sell({ month, bd: null, bdId: trade.ids.bd2, pay: '2000.00' });
  const narrow = await settling.locked({ settleMonth: month });
  const own = (await lockedOf(narrow.id)).toSorted(byPerson);
  expect(own.map(({ totalAmount }) => totalAmount).toSorted()).toEqual(['40.00', '44.99']);
  expect(recomputed((await download(narrow.id)).text)).toEqual(own);
});

it('what comes in after the lock changes no figure of the file: refunds, a cancelled order, a rule switched off, a correction by hand', async () => {
  const paying = await rule('10');
  const line = await settling.sell({ month, bd: null });
  const gone = await settling.sell({ month, pay: '500.00' });
  await settling.refund(line, '99.00', within(month));
  const { id, statement } = await settling.locked({ settleMonth: month });
  await settling.onStatement('finance', 'adjust', { id: statement.id, amount: '-5.00', reasonCode: 'other', reason: 'Listed already.' });
  await settling.refund(line, '400.00', within(month));
  await trade.db.execute(sql`update sales set order_status = 3 where id = (select order_id from sale_items where id = ${gone}::bigint)`);
  await trade.db.update(rules).set({ ruleStatus: 0 }).where(eq(rules.id, paying));
  await rule('99');
  await trade.db.execute(sql`update rules set enable_time = now() + interval '1 minute' where id <> ${paying}::bigint`);
  await settling.sell({ month, pay: '800.00' });
  const locked = await lockedOf(id);
  expect(locked[0]?.amounts).toContain('-5.00');
  expect(recomputed((await download(id)).text)).toEqual(locked);
});

it('rules and teams are those of the computation: one that paid nothing and was switched off, one whose amount changed, a person who moved', async () => {
  const orgOf = sql`(select org_id from users where id = ${trade.ids.bd}::bigint)`;
  const [team = { id: '' }] = await rowsOf<{ id: string }>(trade.db, sql`select id::text id from orgs where id = ${orgOf}`);
  const [elsewhere = { id: '' }] = await rowsOf<{ id: string }>(trade.db, sql`select id::text id from orgs where id <> ${orgOf} limit 1`);
  const paying = await rule('30', { scopeType: 2, scopeId: team.id });
  const idle = await rule('77', { scopeType: 1, scopeId: trade.ids.bd2 });
  await settling.sell({ month, bd: null });
  const { id } = await settling.locked({ settleMonth: month });
  const locked = await lockedOf(id);
  await trade.db.update(rules).set({ ruleStatus: 0 }).where(eq(rules.id, idle));
  await trade.db.update(rules).set({ amount: '99', validEnd: '2020-02-01' }).where(eq(rules.id, paying));
  await trade.db.execute(sql`update users set org_id = ${elsewhere.id}::bigint where id = ${trade.ids.bd}::bigint`);
  const { text } = await download(id);
  await trade.db.execute(sql`update users set org_id = ${team.id}::bigint where id = ${trade.ids.bd}::bigint`);
  expect((JSON.parse(text) as { rules: { id: string; amount: string }[] }).rules.map((one) => [one.id, one.amount]).toSorted()).toEqual(
    [
      [paying, '30.00'],
      [idle, '77.00'],
    ].toSorted(),
  );
  expect(recomputed(text)).toEqual(locked);
  // A batch that was computed before they were kept is told from what is known now.
  await trade.db.update(settlementBatches).set({ computedWith: null }).where(eq(settlementBatches.id, id));
  expect((JSON.parse((await download(id)).text) as { rules: object[] }).rules).toEqual([]);
});

it('a clawback and a line that came late are recomputed from what earlier months locked', async () => {
  const line = await settling.sell({ month: before, pay: '2580.00' });
  await settling.locked({ settleMonth: before });
  await settling.refund(line, '1000.00', within(month));
  await settling.sell({ month: before, pay: '300.00' });
  await settling.sell({ month, pay: '2000.00' });
  const { id } = await settling.locked({ settleMonth: month });
  const locked = await lockedOf(id);
  expect(locked[0]?.amounts).toEqual(['-30.00', '60.00', '9.00']);
  expect(recomputed((await download(id)).text)).toEqual(locked);
});

it('a preview can be taken away too, by those who see batches and by nobody else, and the trail says by whom', async () => {
  await settling.sell({ month });
  const id = await settling.preview({ settleMonth: month });
  expect(recomputed((await download(id)).text)).toEqual(await lockedOf(id));
  const noted = and(eq(auditLogs.action, 'settle.monthFile'), eq(auditLogs.object, `settle:${id}`));
  expect(await trade.db.select({ account: auditLogs.account }).from(auditLogs).where(noted)).toEqual([{ account: 'finance' }]);
  expect((await download(id, 'bd')).body.code).toBe(1013002);
  expect((await download('999999')).body.success).toBe(false);
  // Of other rules by now, and void: neither would agree with what was computed.
  await trade.db.update(settlementBatches).set({ previewHash: '' }).where(eq(settlementBatches.id, id));
  expect((await download(id)).body.code).toBe(1028003);
  await trade.db.update(settlementBatches).set({ settleStatus: settlementLife.states.void }).where(eq(settlementBatches.id, id));
  expect((await download(id)).body.code).toBe(1020001);
});
