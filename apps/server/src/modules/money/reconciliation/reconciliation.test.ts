import type { ReconciliationRow, SaleRow } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { tradeOn } from '../../../testing/trade';
import { refreshSaleFigures } from '../order';
import { changeSales, saleMix, teamOfBds } from '../order/days/saleChanges.fixture';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.as('finance');
  await server.services.database.db.execute(sql`update sale_items set platform_commission = null`);
  // One line of each month is reported two units too high, the others as they are or not at all.
  await server.services.database.db.execute(sql`
    update sale_items set platform_commission = round(greatest(pay_amount - refund_amount, 0) * whole_proportion / 100, case when country in ('VN', 'ID') then 0 else 2 end)
    where settle_month is not null and work_order_up_id is not null and id % 2 = 0`);
  await server.services.database.db.execute(sql`
    update sale_items set platform_commission = platform_commission + 2 where id in (
      select min(i.id) from sale_items i join sales s on s.id = i.order_id
      where i.platform_commission is not null and i.settle_month is not null and i.work_order_up_id is not null and s.order_status = 2 and i.status <> 2
      group by i.settle_month, i.country)`);
});
afterAll(() => server.close());

const listed = async (query = '') => {
  const { body } = await finance.get(`/main/reconciliation/page?pageSize=100${query}`);
  expect(body.code).toBe(200);
  return body.data as { rows: ReconciliationRow[]; totalRows: number };
};
const minor = (amount: string) => Math.round(Number(amount) * 100);

it('the parts of every month add up, and the difference is that of the lines that the orders list has', async () => {
  const { rows } = await listed();
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(minor(row.creator) + minor(row.bd) + minor(row.agency)).toBe(minor(row.whole));
    expect(minor(row.reported) - minor(row.computed)).toBe(minor(row.difference));
  }
  const row = rows.find(({ differingCount }) => differingCount === 1);
  expect(row?.difference).toMatch(/^2(\.00)?$/);
  const { rows: lines } = (
    await finance.get(`/main/order/page?pageSize=100&settleMonth=${row?.settleMonth}&country=${row?.country}&differs=yes&orderStatus=2`)
  ).body.data as { rows: SaleRow[] };
  expect(lines).toHaveLength(1);
  expect(lines[0]?.differs).toBe(true);
  const { rows: same } = (
    await finance.get(
      `/main/order/page?pageSize=100&settleMonth=${row?.settleMonth}&country=${row?.country}&differs=no&attributed=yes&orderStatus=2`,
    )
  ).body.data as { rows: SaleRow[] };
  expect(same.every(({ differs }) => !differs)).toBe(true);
  expect(same.length + 1).toBe(row?.lineCount);
});

it('is narrowed, sorted and paged', async () => {
  const whole = await listed('&sortField=differingCount&sortOrder=descend');
  expect((await listed('&pageNo=999')).totalRows).toBe(whole.totalRows);
  expect((await listed('&differing=yes')).totalRows + (await listed('&differing=no')).totalRows).toBe(whole.totalRows);
  const country = whole.rows[0]?.country ?? 'PH';
  expect(new Set((await listed(`&country=${country}`)).rows.map((row) => row.country))).toEqual(new Set([country]));
});

it('is for nobody who sees only a part', async () => {
  for (const account of ['bd.ph.1', 'leader.ph', 'shop.ph.1']) {
    const client = await server.as(account);
    expect((await client.get('/main/reconciliation/page')).status).toBe(403);
  }
});

const [whole, unit] = [
  sql`greatest(i.pay_amount - i.refund_amount, 0) * coalesce(i.whole_proportion, 0) / 100`,
  sql`case when i.country in ('VN', 'ID') then 0 else 2 end`,
];
const differs = sql`i.platform_commission is not null and abs(i.platform_commission - round(${whole}, ${unit})) > power(10::numeric, - ${unit})`;

it('every month says what its lines do after any mix of changes, before they are counted and after', async () => {
  const trade = await tradeOn(server);
  const teamId = await teamOfBds(trade);
  const plain = () =>
    rowsOf<Record<string, unknown>>(
      trade.db,
      sql`select i.settle_month || '.' || i.country id, count(*)::int lines, sum(greatest(i.pay_amount - i.refund_amount, 0))::float gmv,
          coalesce(sum(i.platform_commission), 0)::float reported, (count(*) filter (where ${differs}))::int differing
        from sale_items i join sales on sales.id = i.order_id
        where i.settle_month is not null and i.work_order_up_id is not null and i.status <> 2 and sales.order_status = 2
        group by 1 order by 1`,
    );
  const shown = async () =>
    (await listed()).rows
      .filter(({ lineCount }) => lineCount > 0)
      .map(({ id, lineCount: lines, gmv, reported, differingCount: differing }) => ({
        id,
        lines,
        gmv: Number(gmv),
        reported: Number(reported),
        differing,
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await fc.assert(
    fc.asyncProperty(saleMix, async (mix) => {
      await changeSales(trade, mix, teamId);
      expect(await shown()).toEqual(await plain());
      await refreshSaleFigures(trade.db);
      expect(await shown()).toEqual(await plain());
    }),
    { numRuns: 5 },
  );
}, 120_000);
