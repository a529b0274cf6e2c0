import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { many } from '../../../../db/list/listPage';
import { saleItems } from '../../../../tables/money/order';
import { wholeCurrencies } from '../../../../tables/money/shares';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { countries } from '../../../system/country';
import { differsSql } from './shareSql';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  const named = await trade.freeUp();
  const [{ id: seller } = { id: '' }] = await rowsOf<{ id: string }>(
    trade.db,
    sql`update ups set nickname = 'Tam' where id = (select min(id) from ups where id <> ${named}) returning id::text`,
  );
  const workOrder = await trade.claimed();
  await trade.db.execute(sql`truncate sales cascade`);
  await trade.db.execute(sql`update ups set nickname = 'Seekér Zed' where id = ${named}`);
  // More orders than are named one by one, and some of a creator whose name holds the same letters; those with odd numbers are nobody's.
  const plant = (prefix: string, orders: number, upId: string) =>
    trade.db.execute(sql`
      with made as (
        insert into sales (order_no, order_source, country, currency, order_status, order_time, pay_amount)
        select ${prefix}::text || n, 10, 'PH', 'PHP', 2, '2026-10-01T00:00:00Z'::timestamptz + n * interval '1 minute', n from generate_series(1, ${orders}::int) n
        returning id, order_no, order_time, pay_amount
      )
      insert into sale_items (order_id, line_no, order_time, country, goods_id, quantity, pay_amount, refund_amount, up_id, work_order_up_id, work_order_id, bd_id, shop_id)
      select id, 1, order_time, 'PH', ${trade.product.id}, 1, pay_amount, case when pay_amount % 10 = 0 then 1 else 0 end, ${upId},
        case when pay_amount % 2 = 0 then 901 end, ${workOrder}, case when pay_amount % 2 = 0 then ${trade.ids.bd}::bigint end, ${trade.shop.id} from made`);
  await plant('SEEK-', seeks, seller);
  await plant('FIND-', finds, named);
  await trade.db.execute(sql`analyze sales`);
});
afterAll(() => server.close());

const seeks = 2300;
const finds = 300;
type Query = Record<string, string | number>;
const page = async (query: Query, by: Parameters<Trade['get']>[0] = 'finance') =>
  (await trade.get<{ rows: { orderNo: string }[]; totalRows: number }>(by, '/main/order/page', query)).data;
const total = async (query: Query, by?: Parameters<Trade['get']>[0]) => (await page(query, by)).totalRows;

describe('searching order lines', () => {
  it('by what very many orders hold finds them, and those of a creator of that name', async () => {
    expect(seeks).toBeGreaterThan(many);
    const found = await page({ searchValue: 'seek', pageSize: 20 });
    expect(found.totalRows).toBe(seeks + finds);
    expect(found.rows.map(({ orderNo }) => orderNo)).toEqual(Array.from({ length: 20 }, (_, index) => `SEEK-${seeks - index}`));
    expect(await total({ searchValue: 'SEEK-' })).toBe(seeks);
  });

  it('is narrowed by every other filter and by who asks', async () => {
    expect(await total({ searchValue: 'seek', refunded: 'yes' })).toBe((seeks + finds) / 10);
    expect(await total({ searchValue: 'seek', country: 'VN' })).toBe(0);
    expect(await total({ searchValue: 'seek' }, 'bd')).toBe((seeks + finds) / 2);
    expect(await total({ searchValue: 'seek' }, 'otherShop')).toBe(0);
    // Merchants do not know creators of nobody's lines.
    expect(await total({ searchValue: 'seek' }, 'shop')).toBe(seeks + finds / 2);
  });

  it('keeps its order far down and by another column', async () => {
    const paid = { searchValue: 'seek', sortField: 'payAmount', sortOrder: 'ascend', pageSize: 50 };
    const numbers = (rows: { orderNo: string }[]) => rows.map(({ orderNo }) => Number(orderNo.slice(5)));
    const sorted = numbers((await page({ ...paid, pageNo: 30 })).rows);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    // Both series up to 300 come first.
    expect(sorted[0]).toBe(50 * 29 - finds + 1);
    expect(numbers((await page({ ...paid, pageNo: 52 })).rows).at(-1)).toBe(seeks);
    expect((await page({ ...paid, pageNo: 53 })).rows).toEqual([]);
  });

  it('by what few hold finds just those', async () => {
    expect((await page({ searchValue: 'find-29', pageSize: 50 })).rows.map(({ orderNo }) => orderNo)).toEqual([
      'FIND-299',
      'FIND-298',
      'FIND-297',
      'FIND-296',
      'FIND-295',
      'FIND-294',
      'FIND-293',
      'FIND-292',
      'FIND-291',
      'FIND-290',
      'FIND-29',
    ]);
    expect(await total({ searchValue: 'seeker z' })).toBe(finds);
    expect(await total({ searchValue: trade.product.goodsNo })).toBe(seeks + finds);
    expect(await total({ searchValue: 'no such order' })).toBe(0);
  });

  it('with less than three letters looks into names only', async () => {
    expect(await total({ searchValue: 'ék' })).toBe(finds);
    expect(await total({ searchValue: '-2' })).toBe(0);
  });
});

describe('days of the countries', () => {
  it('begin and end at their midnight', async () => {
    // Manila is eight hours ahead: the day ends with the order of minute 959.
    expect(await total({ searchValue: 'SEEK-', localBeginDay: '2026-10-01', localEndDay: '2026-10-01' })).toBe(959);
    expect(await total({ searchValue: 'SEEK-', localBeginDay: '2026-10-02', localEndDay: '2026-10-02' })).toBe(1440 - 99);
  });
});

describe('lines whose commission differs', () => {
  it('are found by an index, which knows the currencies without decimals', async () => {
    const whole = Object.entries(countries).flatMap(([code, { scale }]) => (scale === 0 ? [code] : []));
    expect([...wholeCurrencies].toSorted()).toEqual(whole.toSorted());
    const plan = await trade.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const statement = tx.select({ n: count() }).from(saleItems).where(differsSql);
      return rowsOf<Record<string, string>>(tx, sql`explain ${statement}`);
    });
    expect(JSON.stringify(plan)).toContain('sale_items_differing');
  });
});
