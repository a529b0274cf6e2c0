import type { Board, BoardParts, HomeResults } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { saleTouches } from '../../../../tables/money/order';
import { monthTouches, orderMonthly } from '../../../../tables/money/saleDaily';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { addDays, countries, dayIn, localDay } from '../../../system/country';
import { refreshSaleFigures } from '../figures/refreshSaleFigures';
import { checkDays } from './checkDays';
import { changeSales, saleMix, teamOfBds } from './saleChanges.fixture';

let server: TestServer;
let trade: Trade;
let teamId: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  teamId = await teamOfBds(trade);
});
afterAll(() => server.close());

const ask = async <Data>(client: TestClient, path: string, query: Record<string, string | number>) => {
  const { body } = await client.get(`/main/${path}`, query);
  expect([path, body.code, body.message]).toEqual([path, 200, expect.anything()]);
  return body.data as Data;
};

const base = sql`greatest(i.pay_amount - i.refund_amount, 0)`;
const refund = sql`least(i.refund_amount, i.pay_amount)`;
const ph = sql`i.country = 'PH' and i.status <> 2 and s.order_status in (1, 2, 4)`;

/** What lines of some days add up to, read as they stand. */
async function plain(which: SQL, days: { from: string; to: string }) {
  const [row] = await rowsOf<{ gmv: string; refund: string; lines: number }>(
    trade.db,
    sql`select coalesce(sum(${base}), 0)::numeric(18, 2)::text gmv, coalesce(sum(${refund}), 0)::numeric(18, 2)::text refund, count(*)::int lines
      from sale_items i join sales s on s.id = i.order_id
      where ${ph} and ${which} and (i.order_time at time zone 'Asia/Manila')::date between ${days.from}::date and ${days.to}::date`,
  );
  return row;
}

const by = { workOrder: 'work_order_id', creator: 'up_id', goods: 'goods_id' } as const;

/** A night looks at a hundred days of two thousand: one of them comes to a wrong one. */
async function expectFound(): Promise<void> {
  await expect.poll(async () => (await checkDays(server.services)).length, { interval: 0 }).toBeGreaterThan(0);
}

/** A hundred days, the two months before this one among them, by all that they are shown by. */
async function expectExactMonths(team: SQL): Promise<void> {
  const at = (back: number) => addDays(dayIn('PH'), -back);
  const days = { from: at(100), to: at(1) };
  for (const figure of ['gmv', 'refund'] as const) {
    const amount = { gmv: base, refund }[figure];
    for (const group of ['workOrder', 'creator', 'goods'] as const) {
      const { parts } = await ask<BoardParts>(trade.as.leader, 'bdBoard/parts', {
        beginDay: days.from,
        endDay: days.to,
        figure,
        by: group,
        most: 200,
      });
      const lines = await rowsOf<{ key: string; value: string; lines: number }>(
        trade.db,
        sql`select i.${sql.identifier(by[group])}::text "key", sum(${amount})::numeric(18, 2)::text "value", count(*)::int lines from sale_items i join sales s on s.id = i.order_id
          where ${ph} and ${team} and (i.order_time at time zone 'Asia/Manila')::date between ${days.from}::date and ${days.to}::date
            and ${figure === 'gmv' ? sql`true` : sql`${amount} > 0`} group by 1`,
      );
      const listed = (rows: readonly { key: string | null; value: string; lines: number }[]) =>
        rows.map(({ key, value, lines: n }) => `${key} ${value} ${n}`).toSorted();
      expect([figure, group, listed(parts)]).toEqual([figure, group, listed(lines)]);
    }
  }
}

/** Every answer that is made of counted days, beside the lines. */
async function expectExact(): Promise<void> {
  const team = sql`i.work_order_up_id is not null and i.bd_id in (select id from users where org_id = ${teamId})`;
  const board = await ask<Board>(trade.as.leader, 'bdBoard/summary', { range: '30' });
  const [now, before] = [
    await plain(team, { from: board.fromDay, to: board.toDay }),
    await plain(team, { from: board.beforeFromDay, to: board.beforeToDay }),
  ];
  expect({ gmv: board.gmv, refund: board.refund, lines: board.lines }).toEqual({
    gmv: { now: now?.gmv, before: before?.gmv },
    refund: { now: now?.refund, before: before?.refund },
    lines: { now: now?.lines, before: before?.lines },
  });
  for (const by of ['workOrder', 'creator', 'goods', 'day']) {
    const { total, lines } = await ask<BoardParts>(trade.as.leader, 'bdBoard/parts', { range: '30', by });
    expect([by, total, lines]).toEqual([by, now?.gmv, now?.lines]);
  }
  await expectExactMonths(team);
  const listed = await ask<{ rows: { totalAmount: string }[] }>(trade.as.leader, 'bdCommission/page', {
    pageSize: 100,
    country: 'PH',
    isEstimate: 'yes',
  });
  const cents = listed.rows.reduce((sum, { totalAmount }) => sum + Math.round(Number(totalAmount) * 100), 0);
  expect(Math.round(Number(board.commission.estimated.amount) * 100)).toBe(cents);
  const home = await ask<HomeResults>(trade.as.shop, 'home/results', { range: '30' });
  const figure = (key: string) => home.groups[0]?.figures.find((one) => one.key === key)?.now;
  const shop = sql`i.shop_id = ${trade.shop.id}`;
  const days = { from: home.fromDay, to: home.toDay };
  expect([figure('sales'), figure('linesSold')]).toEqual([(await plain(shop, days))?.gmv, String((await plain(shop, days))?.lines)]);
  expect(figure('salesByCreators')).toBe((await plain(sql`${shop} and i.work_order_up_id is not null`, days))?.gmv);
}

/** A line of the team in a month that is over in every zone. */
async function sellTwoMonthsAgo(): Promise<void> {
  const line = sql`(select min(id) from sale_items where country = 'PH')`;
  await trade.db.execute(sql`update sales set order_status = 1 where id = (select order_id from sale_items where id = ${line})`);
  await trade.db.execute(
    sql`update sale_items set bd_id = (select min(id) from users where org_id = ${teamId} and account like 'bd.%'), work_order_up_id = u.id, work_order_id = u.work_order_id,
      order_time = date_trunc('month', now()) - interval '2 months' + interval '14 days', settle_month = null, status = 0, refund_amount = 0
      from (select id, work_order_id from work_order_ups order by id limit 1) u where sale_items.id = ${line}`,
  );
}

describe('sales by day', () => {
  it('answers say what the lines do after any mix of changes, before they are counted and after', async () => {
    await fc.assert(
      fc.asyncProperty(saleMix, async (mix) => {
        await changeSales(trade, mix, teamId);
        await expectExact();
        await refreshSaleFigures(trade.db);
        expect(await trade.db.$count(saleTouches)).toBe(0);
        expect(await trade.db.$count(monthTouches, sql`month < date_trunc('month', current_date)`)).toBe(0);
        await expectExact();
        expect(await checkDays(server.services)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  // A month without a line that came back: with such a one the estimate may fall.
  it('a lock of a month takes its lines out of what is estimated, a void one brings them back', async () => {
    await refreshSaleFigures(trade.db);
    const orgs = await rowsOf<{ id: string; country: string; batch: string }>(
      trade.db,
      sql`select distinct on (b.country) o.id::text, b.country, b.id::text batch from settlement_batches b join orgs o on o.country = b.country
        join users u on u.org_id = o.id and u.account like 'bd.%' where b.settle_dimension = 1 and b.settle_status in (1, 2)
          and exists (select from settlement_marks k where k.batch_id = b.id and k.amount > 0)
          and not exists (select from settlement_marks k join settlement_marks c using (order_item_id) where k.batch_id = b.id and c.base < 0)`,
    );
    const [team] = orgs;
    if (!team) throw new Error('no locked month of BDs');
    const estimated = async () => {
      const board = await ask<Board>(trade.as.admin, 'bdBoard/summary', { orgId: team.id });
      const { rows } = await ask<{ rows: { totalAmount: string }[] }>(trade.as.admin, 'bdCommission/page', {
        pageSize: 100,
        country: team.country,
        teamId: team.id,
        isEstimate: 'yes',
      });
      const listed = rows.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0);
      expect(Number(board.commission.estimated.amount)).toBeCloseTo(listed, 2);
      return board.commission.estimated.amount;
    };
    const locked = await estimated();
    const to = (state: number) => trade.db.execute(sql`update settlement_batches set settle_status = ${state} where id = ${team.batch}`);
    await to(3);
    const free = await estimated();
    expect(Number(free)).toBeGreaterThan(Number(locked));
    await refreshSaleFigures(trade.db);
    expect(await estimated()).toBe(free);
    await to(2);
    expect(await estimated()).toBe(locked);
    await refreshSaleFigures(trade.db);
    expect(await estimated()).toBe(locked);
  });

  it('the nightly comparison finds a day that is wrong, and has all counted anew', async () => {
    await refreshSaleFigures(trade.db);
    await trade.db.execute(sql`update bd_performance_daily set gmv = gmv + 1`);
    await trade.db.execute(sql`delete from order_daily where lines = 1`);
    await expectFound();
    await expectExact();
    await refreshSaleFigures(trade.db);
    await expectExact();
    expect(await checkDays(server.services)).toEqual([]);
  });

  it('months that are added up are read, those with a day that was touched or counted since are not, and wrong ones are found', async () => {
    await sellTwoMonthsAgo();
    await refreshSaleFigures(trade.db);
    const team = sql`i.work_order_up_id is not null and i.bd_id in (select id from users where org_id = ${teamId})`;
    await trade.db.update(orderMonthly).set({ gmv: sql`gmv + 1` });
    await expect(expectExactMonths(team)).rejects.toThrow('to deeply equal');
    await trade.db.execute(sql`update order_daily set lines = lines`);
    await expectExactMonths(team);
    await refreshSaleFigures(trade.db);
    await expectExactMonths(team);
    await trade.db.update(orderMonthly).set({ gmv: sql`gmv + 1` });
    await trade.db.execute(sql`update sale_items set refund_amount = refund_amount where country = 'PH'`);
    await expectExactMonths(team);
    await expectFound();
    await refreshSaleFigures(trade.db);
    await expectExactMonths(team);
    expect(await checkDays(server.services)).toEqual([]);
  });

  it('days of the database are those of the countries', async () => {
    for (const code of Object.keys(countries)) {
      const hours = sql`generate_series(timestamptz '2026-01-01 00:30Z', timestamptz '2026-01-03 00:30Z', interval '1 hour') t(at)`;
      const [odd] = await rowsOf<{ n: number }>(
        trade.db,
        sql`select count(*)::int n from ${hours} where country_day(${code}, t.at) is distinct from ${localDay(sql`t.at`, sql`${code}::text`)}`,
      );
      expect([code, odd?.n]).toEqual([code, 0]);
    }
  });
});
