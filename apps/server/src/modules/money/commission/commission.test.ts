import type { CommissionRow } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { countries, type CountryCode } from '../../system/country';

// The demo's months are what is read here: all but the newest are locked.

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.as('finance');
});
afterAll(() => server.close());

const listed = async (client: TestClient, side: 'bd' | 'up', query = '') => {
  const answer = await client.get(`/main/${side}Commission/page?pageSize=100${query}`);
  expect(answer.body.code).toBe(200);
  return answer.body.data as { rows: CommissionRow[]; totalRows: number };
};

/** The month of creators that the demo has previewed and nobody locked. */
async function openMonth(): Promise<{ country: string; month: string; zone: string }> {
  const [found] = await rowsOf<{ country: CountryCode; month: string }>(
    server.services.database.db,
    sql`select country, settle_month as month from settlement_batches b
      where settle_dimension = 4 and settle_status = 0 and exists (
      select 1 from settlement_marks k join settlement_batches l on l.id = k.batch_id
      where l.country = b.country and l.settle_dimension = 4 and l.settle_status in (1, 2) and k.amount > 1) order by country limit 1`,
  );
  if (!found) throw new Error('The demo has previewed no month of creators.');
  return { ...found, zone: countries[found.country].timeZone };
}

describe('commission', () => {
  it('shows locked months as their statements have them', async () => {
    const { rows } = await listed(finance, 'bd', '&isEstimate=no');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows.slice(0, 5)) {
      const statement = (await finance.get(`/main/settleStatement/detail?id=${row.statementId}`)).body.data;
      expect(statement).toMatchObject({
        settleMonth: row.settleMonth,
        beneficiary: row.beneficiary,
        totalAmount: row.totalAmount,
        commercialAmount: row.commercialAmount,
        gmv: row.gmv,
        payStatus: row.payStatus,
      });
    }
  });

  it('estimates of a month are what its preview then says of the same sales, for creators, who have no rules', async () => {
    const { db } = server.services.database;
    const { country, month, zone } = await openMonth();
    // What is still under way is expected, yet no preview counts it.
    await db.execute(
      sql`update sale_items set status = 2 where settle_month is null or order_id in (select id from sales where order_status in (1, 4))`,
    );
    await db.execute(
      sql`update work_order_ups set fulfilled_time = null where to_char(fulfilled_time at time zone ${zone}, 'YYYY-MM') > ${month}`,
    );
    // Half of a line that is locked goes back in the open month.
    await db.execute(sql`with line as (
        select i.id, i.order_id, (i.pay_amount / 2)::numeric(18, 0) back from sale_items i
        join settlement_marks k on k.order_item_id = i.id join settlement_batches b on b.id = k.batch_id
        where b.settle_dimension = 4 and b.settle_status in (1, 2) and i.refund_amount = 0 and k.amount > 1 and i.country = ${country} limit 1),
      moved as (update sale_items set refund_amount = line.back, pay_by = 2 from line where sale_items.id = line.id),
      dated as (update sales set refund_time = (${month} || '-10')::timestamptz from line where sales.id = line.order_id)
      insert into sale_refunds (refund_no, order_item_id, refund_time, amount, refund_status)
      select 'R-1', id, (${month} || '-10')::timestamptz, back, 2 from line`);
    const { rows } = await listed(finance, 'up', `&isEstimate=yes&country=${country}&settleMonth=${month}`);
    expect(rows.length).toBeGreaterThan(0);
    const { id } = (await finance.post('/main/settle/preview', { settleMonth: month, settleDimension: 4, country })).body.data as {
      id: string;
    };
    const { rows: statements } = (await finance.get(`/main/settleStatement/page?batchId=${id}&pageSize=100`)).body.data as {
      rows: Record<string, string>[] & { beneficiary: { id: string } }[];
    };
    const figures = (row: Record<string, unknown>) => ({
      commercialAmount: row['commercialAmount'],
      teamLeaderAmount: row['teamLeaderAmount'],
      adjustAmount: row['adjustAmount'],
      totalAmount: row['totalAmount'],
    });
    const estimated = new Map(rows.map((row) => [row.beneficiary.id, figures(row)]));
    let clawedBack = 0;
    for (const statement of statements) {
      const own = estimated.get((statement as unknown as CommissionRow).beneficiary.id);
      const computed = figures(statement);
      if (own || Number(computed.totalAmount) !== 0) expect(own).toEqual(computed);
      if (own && Number(own.adjustAmount) < 0) clawedBack += 1;
    }
    expect(clawedBack).toBe(1);
    expect(rows.every((row) => row.isEstimate && row.statementId === null)).toBe(true);
  });

  it('is the own one for BDs, the team for leaders, and for nobody else', async () => {
    const [bd, leader, shop] = await Promise.all(['bd.ph.1', 'leader.ph', 'shop.ph.1'].map((account) => server.as(account)));
    if (!bd || !leader || !shop) throw new Error('Nobody signed in.');
    const own = await listed(bd, 'bd');
    expect(own.totalRows).toBeGreaterThan(0);
    expect(new Set(own.rows.map((row) => row.beneficiary.name)).size).toBe(1);
    const team = await listed(leader, 'bd');
    expect(team.totalRows).toBeGreaterThan(own.totalRows);
    expect(new Set(team.rows.map((row) => row.country))).toEqual(new Set(['PH']));
    const all = await listed(finance, 'bd');
    expect(all.totalRows).toBeGreaterThan(team.totalRows);
    const creators = await listed(bd, 'up');
    expect(creators.totalRows).toBeLessThan((await listed(leader, 'up')).totalRows);
    // Statements of creators are finance's.
    expect(creators.rows.every((row) => row.statementId === null)).toBe(true);
    expect((await shop.get('/main/bdCommission/page')).status).toBe(403);
    expect((await bd.post('/main/upCommission/export', {})).status).toBe(403);
    const foreign = all.rows.find((row) => row.country !== 'PH');
    expect((await listed(bd, 'bd', `&beneficiaryId=${foreign?.beneficiary.id}`)).totalRows).toBe(0);
  });

  it('pages, sorts and exports the same rows', async () => {
    const whole = await listed(finance, 'bd', '&sortField=totalAmount&sortOrder=descend');
    const second = (await finance.get('/main/bdCommission/page?pageSize=5&pageNo=2&sortField=totalAmount&sortOrder=descend')).body.data as {
      rows: CommissionRow[];
      totalRows: number;
    };
    expect(second.rows).toEqual(whole.rows.slice(5, 10));
    expect(second.totalRows).toBe(whole.totalRows);
    expect((await listed(finance, 'bd', '&pageNo=9999')).totalRows).toBe(whole.totalRows);
    const picked = whole.rows.slice(0, 2).map((row) => row.id);
    const { id } = (await finance.post('/main/bdCommission/export', { ids: picked, format: 'csv' })).body.data as { id: string };
    await vi.waitFor(
      async () => {
        const { rows } = (await finance.get('/main/download/page')).body.data as {
          rows: { id: string; taskStatus: number; rowCount: number }[];
        };
        expect(rows.find((row) => row.id === id)).toMatchObject({ taskStatus: 2 });
      },
      { timeout: 20_000, interval: 20 },
    );
    const headers = { authorization: `Bearer ${finance.token}` };
    const text = await (await fetch(`${server.url}/api/main/download/file?id=${id}`, { headers })).text();
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).toContain(whole.rows[0]?.beneficiary.name);
    expect((await finance.post('/main/bdCommission/export', { ids: ['1; drop'] })).body.code).toBe(1012001);
  });
});
