import type { HomeFigure, HomeResults } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { refreshSaleFigures } from '../../money/order';
import { addUp } from '../board/summary';

// What the demo sold, and what is done to it here; the lists are those that the links of the home page open.

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const resultsOf = async (client: TestClient, query: Record<string, string> = { range: '90' }) => {
  const { body } = await client.get('/main/home/results', query);
  expect([body.code, body.message]).toEqual([200, expect.anything()]);
  return body.data as HomeResults;
};
const figureOf = (results: HomeResults, key: string, group: string | null = null): HomeFigure => {
  const found = results.groups.find((one) => one.key === group)?.figures.find((one) => one.key === key);
  if (!found) throw new Error(`${group} ${key}`);
  return found;
};

/** Lists by the path that a link opens. */
const lists: Record<string, string> = {
  '/order': 'order/page',
  '/shop': 'shop/page',
  '/workOrder/commercial': 'workOrder/commercial/page',
  '/workOrder/shop': 'workOrder/shop',
  '/shopWorks': 'workInfo/page',
  '/settle': 'settle/page',
  '/payment': 'payment/page',
  '/task/queue': 'queue/page',
  '/up/library': 'up/page',
};

interface Line {
  payAmount: string;
  refundAmount: string;
}

/** What a link opens: how many rows, and of orders all of them. */
async function opened(client: TestClient, link: string | null) {
  const [path = '', query = ''] = (link ?? '').split('?');
  const rows: Line[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { body } = await client.get(`/main/${lists[path] ?? path}?${query}&pageSize=100&pageNo=${pageNo}`);
    expect([link, body.code]).toEqual([link, 200]);
    const page = body.data as { rows: Line[]; totalRows: number };
    rows.push(...page.rows);
    if (path !== '/order' || rows.length >= page.totalRows || page.rows.length === 0) return { rows, total: page.totalRows };
  }
}
const exact = (amount: string) => (amount.includes('.') ? amount : `${amount}.00`);
const baseOf = (rows: readonly Line[]) =>
  addUp(rows.flatMap(({ payAmount, refundAmount }) => [exact(payAmount), `-${exact(refundAmount)}`]));

describe('the countries of an administrator', () => {
  it('each figure is what its list has, for money the sum of its lines', async () => {
    const results = await resultsOf(trade.as.admin);
    expect([results.kind, results.groups.map(({ key }) => key)]).toEqual(['countries', ['PH', 'MY', 'TH', 'VN', 'SG', 'ID']]);
    for (const country of ['PH', 'VN']) {
      const gmv = figureOf(results, 'gmv', country);
      const lines = await opened(trade.as.admin, gmv.link);
      expect(baseOf(lines.rows)).toBe(exact(gmv.now));
      for (const key of ['linesSold', 'ordersRunning', 'certifiedMerchants']) {
        const { now, link } = figureOf(results, key, country);
        expect([country, key, (await opened(trade.as.admin, link)).total]).toEqual([country, key, Number(now)]);
      }
      for (const key of ['approved', 'published', 'fulfilled']) {
        const { now, link } = figureOf(results, key, country);
        const board = await trade.as.admin.get(`/main/bdBoard/parts?${(link ?? '').split('?')[1]}&by=day`);
        expect([country, key, (board.body.data as { total: string }).total]).toEqual([country, key, now]);
      }
    }
  });

  it('a refund of one line changes the sum of its country by its base, and no other one', async () => {
    const before = await resultsOf(trade.as.admin);
    const [line] = await rowsOf<{ id: string; pay: string }>(
      trade.db,
      sql`select i.id::text, i.pay_amount::text pay from sale_items i join sales s on s.id = i.order_id
        where i.country = 'PH' and i.work_order_up_id is not null and i.refund_amount = 0 and s.order_status in (1, 2, 4)
          and i.order_time between now() - interval '80 days' and now() - interval '3 days' limit 1`,
    );
    await trade.db.execute(sql`update sale_items set refund_amount = pay_amount where id = ${line?.id}`);
    const after = await resultsOf(trade.as.admin);
    expect(addUp([figureOf(before, 'gmv', 'PH').now, `-${figureOf(after, 'gmv', 'PH').now}`])).toBe(line?.pay);
    expect(figureOf(after, 'gmv', 'TH')).toEqual(figureOf(before, 'gmv', 'TH'));
  });
});

describe('what others see', () => {
  it('a merchant the own sales, orders and videos, as the own lists have them', async () => {
    const results = await resultsOf(trade.as.shop);
    expect(results.kind).toBe('merchant');
    for (const key of ['sales', 'salesByCreators']) {
      const { now, link } = figureOf(results, key);
      expect([key, baseOf((await opened(trade.as.shop, link)).rows)]).toEqual([key, exact(now)]);
    }
    for (const key of ['linesSold', 'ordersRunning', 'videos']) {
      const { now, link } = figureOf(results, key);
      expect([key, (await opened(trade.as.shop, link)).total]).toEqual([key, Number(now)]);
    }
  });

  it('a merchant what creators brought apart from what came by itself, by its lines and once its day is counted', async () => {
    const [line] = await rowsOf<{ id: string }>(
      trade.db,
      sql`update sale_items set work_order_up_id = null, work_order_id = null, bd_id = null where id = (
        select i.id from sale_items i join sales s on s.id = i.order_id join shops on shops.id = i.shop_id
        where shops.user_id = (select id from users where account = 'shop.ph.1') and i.work_order_up_id is not null and i.refund_amount < i.pay_amount and s.order_status in (1, 2, 4)
          and i.order_time between now() - interval '80 days' and now() - interval '3 days' limit 1) returning id::text`,
    );
    expect(line).toBeDefined();
    for (const count of [async () => undefined, () => refreshSaleFigures(trade.db)]) {
      await count();
      const results = await resultsOf(trade.as.shop);
      const [all, byCreators] = ['sales', 'salesByCreators'].map((key) => figureOf(results, key));
      expect(baseOf((await opened(trade.as.shop, byCreators?.link ?? null)).rows)).toBe(exact(byCreators?.now ?? ''));
      expect(all?.now).not.toBe(byCreators?.now);
    }
  });

  it('finance the month, staff the collection, each as the lists have them', async () => {
    for (const [client, kind] of [
      [trade.as.finance, 'month'],
      [await server.as('staff.1'), 'collection'],
    ] as const) {
      const results = await resultsOf(client);
      expect(results.kind).toBe(kind);
      for (const { key, now, link } of results.groups[0]?.figures ?? [])
        if (link !== '/book') expect([key, (await opened(client, link)).total]).toEqual([key, Number(now)]);
    }
    const { now, of, amounts } = figureOf(await resultsOf(trade.as.finance), 'booksEven');
    expect([Number(now), amounts]).toEqual([of, []]);
  });

  it('leaders and BDs nothing of all countries; days come both and in order', async () => {
    for (const client of [trade.as.leader, trade.as.bd]) expect(await resultsOf(client)).toMatchObject({ kind: null, groups: [] });
    const { body } = await trade.as.admin.get('/main/home/results', { beginDay: '2026-11-02', endDay: '2026-11-01' });
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual([1012001, ['endDay']]);
  });
});
