import type { CommissionRow } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { settleFile } from '../../modules/money/compute';
import { settlementBatches, settlementLines, settlementStatements } from '../../tables/money/settlement';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const read = (query: ReturnType<typeof sql>) => rowsOf<Record<string, number>>(server.services.database.db, query);

it('the demo has months in every state: previewed, waiting with a dispute, paid in part, void', async () => {
  const [found] = await read(sql`
    select count(distinct settle_status)::int states, count(distinct settle_dimension)::int dimensions,
      count(*) filter (where settle_user = confirm_user)::int alone from settlement_batches`);
  expect(found?.['alone']).toBe(0);
  expect(found?.['states']).toBe(4);
  expect(found?.['dimensions']).toBeGreaterThan(2);
  const [money] = await read(sql`
    select count(distinct pay_status)::int states, count(*) filter (where dispute_time is not null)::int disputes from settlement_statements`);
  expect(money?.['states']).toBeGreaterThan(3);
  expect(money?.['disputes']).toBeGreaterThan(0);
});

it('whoever looks around as a BD sees commission that is estimated, of sales that are not settled', async () => {
  const bd = await server.as('bd.ph.1');
  const { rows } = (await bd.get('/main/bdCommission/page', { isEstimate: 'yes', pageSize: 100 })).body.data as { rows: CommissionRow[] };
  expect(rows.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0)).toBeGreaterThan(0);
});

it('its books balance, and what is owed is what no payment has settled', async () => {
  const [books] = await read(sql`
    select count(*)::int n, (select count(*)::int from (select 1 from postings group by currency having sum(amount) <> 0) wrong) wrong from postings`);
  expect(books?.['n']).toBeGreaterThan(50);
  expect(books?.['wrong']).toBe(0);
  const wrong = await read(sql`
    select b.currency from settlement_batches b join settlement_statements s on s.batch_id = b.id
    left join lateral (
      select coalesce(sum(case when s.beneficiary_type = 3 then amount else -amount end), 0) owed
      from postings p where p.statement_id = s.id and p.beneficiary_id is not null
    ) p on true
    where b.settle_status = 2 and p.owed <> s.total_amount - s.withholding_amount - case when s.pay_status = 2 then s.payable_amount else 0 end`);
  expect(wrong).toEqual([]);
});

it('a month of it, written down for an auditor and recomputed from the file, is its locked statements', async () => {
  const { db } = server.services.database;
  const batches = await db.select().from(settlementBatches).where(eq(settlementBatches.settleStatus, 2));
  expect(new Set(batches.map(({ settleDimension }) => settleDimension)).size).toBeGreaterThan(2);
  const finance = await server.as('finance');
  for (const batch of batches) {
    const { text } = await finance.get('/main/settle/monthFile', { id: batch.id });
    const found = settleFile(text) as (Record<(typeof sums)[number], string | number> & {
      beneficiaryId: string;
      lines: { amount: string }[];
    })[];
    const statements = await db.select().from(settlementStatements).where(eq(settlementStatements.batchId, batch.id));
    const lines = await db.select().from(settlementLines).where(eq(settlementLines.batchId, batch.id));
    const sorted = (amounts: readonly string[]) => amounts.map(Number).toSorted((one, other) => one - other);
    const byId = (one: { who: string }, other: { who: string }) => one.who.localeCompare(other.who);
    const recomputed = found.map((one) => ({
      who: one.beneficiaryId,
      ...Object.fromEntries(sums.map((name) => [name, Number(one[name])])),
      lines: sorted(one.lines.map(({ amount }) => amount)),
    }));
    const locked = statements.map((one) => ({
      who: one.beneficiaryId,
      ...Object.fromEntries(sums.map((name) => [name, Number(one[name])])),
      lines: sorted(lines.filter(({ beneficiaryId }) => beneficiaryId === one.beneficiaryId).map(({ amount }) => amount)),
    }));
    expect([batch.batchNo, recomputed.toSorted(byId)]).toEqual([batch.batchNo, locked.toSorted(byId)]);
  }
});

const sums = [
  'commercialAmount',
  'teamLeaderAmount',
  'rewardAmount',
  'adjustAmount',
  'totalAmount',
  'openingBalance',
  'withholdingAmount',
  'payableAmount',
  'carriedForward',
  'gmv',
  'commercialOrderCount',
  'teamLeaderOrderCount',
] as const;
