import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
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
