import { paymentLife, ruleLife, settlementLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { verifyAudit } from '../../modules/base/audit';
import { trialBalance } from '../../modules/money/book';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const read = (query: ReturnType<typeof sql>) => rowsOf<Record<string, number>>(server.services.database.db, query);

/** How many rows there are of each code. */
async function counted(query: ReturnType<typeof sql>): Promise<Map<number, number>> {
  return new Map((await read(query)).map(({ code = -1, n = 0 }) => [code, n]));
}

const least = 5;

it.each([
  ['batches', settlementLife.states, sql`select settle_status code, count(*)::int n from settlement_batches group by 1`],
  ['statements', paymentLife.states, sql`select pay_status code, count(*)::int n from settlement_statements group by 1`],
  ['rules', ruleLife.states, sql`select rule_status code, count(*)::int n from rules where status <> 2 group by 1`],
  // A payment itself is never owed nor carried forward.
  [
    'payments',
    (({ pendingPayment: _owed, carriedForward: _carried, ...states }) => states)(paymentLife.states),
    sql`select pay_status code, count(*)::int n from payments where reverse_of is null group by 1`,
  ],
  [
    'orders',
    { processing: 1, completed: 2, cancelled: 3, frozen: 4, deducted: 5 },
    sql`select order_status code, count(*)::int n from sales group by 1`,
  ],
  ['refunds', { pending: 1, done: 2, rejected: 3 }, sql`select refund_status code, count(*)::int n from sale_refunds group by 1`],
])('there are five %s in every state', async (_, states, query) => {
  const found = await counted(query);
  for (const [state, code] of Object.entries(states)) expect(found.get(code) ?? 0, state).toBeGreaterThanOrEqual(least);
});

it('five payments came back and were paid again', async () => {
  const [found] = await read(sql`
    select count(*)::int n, count(*) filter (where s.pay_status = 2)::int again
      from payments p join settlement_statements s on s.id = p.statement_id where p.reverse_of is not null`);
  expect(found?.['n']).toBeGreaterThanOrEqual(least);
  expect(found?.['again']).toBe(found?.['n']);
});

it('every month but two is settled and confirmed by another; a voided one was settled again', async () => {
  const wrong = await read(sql`
    select b.batch_no from settlement_batches b
    where b.settle_status in (0, 1)
      and b.settle_month not in (select distinct n.settle_month from settlement_batches n where n.country = b.country order by 1 desc limit 2)
    union all
    select v.batch_no from settlement_batches v where v.settle_status = 3 and not exists (
      select 1 from settlement_batches b where b.settle_status = 2
        and (b.settle_month, b.country, b.settle_dimension) = (v.settle_month, v.country, v.settle_dimension))
    union all
    select batch_no from settlement_batches where settle_status = 2 and settle_user = confirm_user`);
  expect(wrong).toEqual([]);
});

it('months were settled in turn, each after its own end and by its own clock', async () => {
  const wrong = await read(sql`
    select b.batch_no from settlement_batches b
    where b.settle_status <> 0 and (b.lock_time <> b.cutoff_time or to_char(b.lock_time, 'YYYY-MM') <= b.settle_month
      or exists (select 1 from settlement_batches n where n.settle_month > b.settle_month and n.lock_time < b.lock_time))`);
  expect(wrong).toEqual([]);
});

it('about 12 % of its refunds came after the lock of their month, and were brought in after it', async () => {
  const [found] = await read(sql`
    select count(*)::int n, count(b.id)::int late, count(b.id) filter (where c.id is not null)::int taken_back
      from sale_refunds r join sale_items i on i.id = r.order_item_id
      left join settlement_batches b on b.settle_month = i.settle_month and b.country = i.country and b.settle_dimension = 3
        and b.settle_status = 2 and i.work_order_id is not null and r.refund_time > b.lock_time
      left join settlement_lines c on c.source_type = 1 and c.source_id = i.id and c.beneficiary_type = 3 and c.line_type = 6
        and c.amount < 0 and c.id in (select id from settlement_lines l where l.batch_id > b.id)
      where r.refund_status = 2`);
  const { n = 0, late = 0, taken_back: takenBack = 0 } = found ?? {};
  expect(late).toBeGreaterThan(0);
  expect(late / n).toBeGreaterThan(0.06);
  expect(late / n).toBeLessThan(0.18);
  expect(takenBack).toBe(late);
});

it('somebody owes more than they earn: it is carried forward and begins the next month', async () => {
  const [found] = await read(sql`
    select count(*)::int carried, count(*) filter (where exists (
      select 1 from settlement_statements n join settlement_batches k on k.id = n.batch_id
        where n.beneficiary_id = s.beneficiary_id and n.beneficiary_type = s.beneficiary_type and k.country = b.country
          and k.settle_month > b.settle_month and n.opening_balance = s.carried_forward))::int taken
      from settlement_statements s join settlement_batches b on b.id = s.batch_id
      where s.carried_forward < 0 and b.settle_status in (1, 2)`);
  expect(found?.['carried']).toBeGreaterThan(0);
  expect(found?.['taken']).toBeGreaterThan(0);
});

it('its trial balance is zero and its audit log unbroken', async () => {
  const { db } = server.services.database;
  const balances = await trialBalance(db, {});
  expect(balances.length).toBeGreaterThan(2);
  for (const { currency, difference } of balances) expect(Number(difference), currency).toBe(0);
  expect((await verifyAudit(db)).broken).toBeNull();
});
