import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ups } from '../../../../tables/creators/creator';
import { saleItems, sales, saleTouches } from '../../../../tables/money/order';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { refreshSaleFigures } from './refreshSaleFigures';

let server: TestServer;
let trade: Trade;
let order: string;
let up: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  order = await trade.claimed();
  up = await trade.freeUp();
  await trade.db.execute(sql`truncate sales cascade`);
  await refreshSaleFigures(trade.db, { all: true });
});
afterAll(() => server.close());

let sold = 0;
async function sell(pay: string, { time = new Date(), bdId = trade.ids.bd, upId = up } = {}): Promise<{ sale: string; line: string }> {
  const [sale] = await trade.db
    .insert(sales)
    .values({
      orderNo: `F-${(sold += 1)}`,
      orderSource: 10,
      country: 'PH',
      currency: 'PHP',
      orderStatus: 2,
      orderTime: time,
      payAmount: pay,
    })
    .returning({ id: sales.id });
  const [line] = await trade.db
    .insert(saleItems)
    .values({
      orderId: sale?.id ?? '',
      lineNo: 1,
      orderTime: time,
      country: 'PH',
      goodsId: trade.product.id,
      quantity: 1,
      payAmount: pay,
      upId,
      workOrderUpId: '901',
      workOrderId: order,
      bdId,
      shopId: trade.shop.id,
    })
    .returning({ id: saleItems.id });
  return { sale: sale?.id ?? '', line: line?.id ?? '' };
}

type Name = Parameters<Trade['get']>[0];
const figures = async (by: Name = 'admin') => {
  await refreshSaleFigures(trade.db);
  const read = async (path: string, id: string) => (await trade.get<Record<string, string | number | null>>(by, path, { id })).data;
  const [work, goods, creator] = [
    await read('/main/workOrder/detail', order),
    await read('/main/goods/detail', trade.product.id),
    await read('/main/up/detail', up),
  ];
  return [work['gmv'], goods['gmv'], goods['sales30'], creator['gmv'], creator['sales30'], creator['sales30Source']];
};

describe('what was sold', () => {
  it('stands on the order, the product and the creator as the lines do: after refunds, late lines, cancellations and new attributions', async () => {
    await trade.db.update(ups).set({ sales30: '5.00', sales30Currency: 'PHP', sales30Usd: '0.09' }).where(eq(ups.id, up));
    expect(await figures()).toEqual(['0.00', '0.00', '0.00', '0.00', '5.00', 2]);
    const first = await sell('1499.00');
    const second = await sell('100.00');
    expect(await figures()).toEqual(['1599.00', '1599.00', '1599.00', '1599.00', '1599.00', 1]);
    await trade.db.update(saleItems).set({ refundAmount: '99.00' }).where(eq(saleItems.id, first.line));
    expect((await figures())[0]).toBe('1500.00');
    await sell('70.00', { time: new Date(Date.now() - 45 * 86_400_000) });
    expect(await figures()).toEqual(['1570.00', '1570.00', '1500.00', '1570.00', '1500.00', 1]);
    await trade.db.update(sales).set({ orderStatus: 3 }).where(eq(sales.id, first.sale));
    expect(await figures()).toEqual(['170.00', '170.00', '100.00', '170.00', '100.00', 1]);
    await trade.db.update(saleItems).set({ workOrderUpId: null, workOrderId: null, upId: null }).where(eq(saleItems.id, second.line));
    expect(await figures()).toEqual(['70.00', '170.00', '100.00', '70.00', '0.00', 1]);
    await trade.db.delete(sales);
    expect(await figures()).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00', 1]);
    expect(await trade.db.$count(saleTouches)).toBe(0);
  });

  it('a BD sees what the own creators sold, a merchant nothing of the creator beyond thirty days', async () => {
    await sell('300.00');
    await sell('40.00', { bdId: trade.ids.bd2 });
    await refreshSaleFigures(trade.db);
    const gmv = async (by: Name) => (await trade.get<{ gmv: string }>(by, '/main/workOrder/detail', { id: order })).data.gmv;
    expect([await gmv('admin'), await gmv('bd'), await gmv('shop')]).toEqual(['340.00', '300.00', '340.00']);
    const listed = await trade.get<{ rows: { id: string; gmv: string }[] }>('bd', '/main/workOrder/bd', { pageSize: 100 });
    expect(listed.data.rows.find(({ id }) => id === order)?.gmv).toBe('300.00');
    const goods = await trade.get<{ rows: { id: string; sales30: string }[] }>('shop', '/main/goods/page', {
      sortField: 'sales30',
      sortOrder: 'descend',
    });
    expect(goods.data.rows[0]).toMatchObject({ id: trade.product.id, sales30: '340.00', gmv: '340.00' });
  });

  it('stands with the creators of the product, whoever sold it being one of them, and comes to nothing with the lines', async () => {
    await trade.db.execute(sql`truncate sales cascade`);
    await trade.db.execute(sql`delete from goods_creators where goods_id = ${trade.product.id}`);
    await sell('300.00');
    await sell('40.50');
    const [{ id: bound = '' } = {}] = await trade.db.select({ id: ups.id }).from(ups).where(ne(ups.id, up)).limit(1);
    await trade.must('admin', '/main/goods/bindUp', { id: trade.product.id, upId: bound });
    await refreshSaleFigures(trade.db);
    const promoters = async (by: Name, sort: object = {}) =>
      (
        await trade.get<{ rows: { up: { id: string }; gmv: string; orders: number; currency: string }[] }>(by, '/main/goods/creators', {
          id: trade.product.id,
          pageSize: 100,
          ...sort,
        })
      ).data.rows.filter(({ up: { id } }) => id === up || id === bound);
    const byGmv = { sortField: 'gmv', sortOrder: 'descend' };
    expect(await promoters('admin', byGmv)).toMatchObject([
      { up: { id: up }, gmv: '340.50', orders: 2, currency: 'PHP' },
      { up: { id: bound }, gmv: '0.00', orders: 0 },
    ]);
    expect((await promoters('admin', { ...byGmv, sortOrder: 'ascend' })).map(({ up: { id } }) => id)).toEqual([bound, up]);
    const { data } = await trade.get<{ creatorNum: number }>('admin', '/main/goods/detail', { id: trade.product.id });
    expect(data.creatorNum).toBe(2);
    await trade.db.delete(sales);
    await refreshSaleFigures(trade.db);
    expect((await promoters('admin')).map(({ gmv, orders }) => [gmv, orders])).toEqual([
      ['0.00', 0],
      ['0.00', 0],
    ]);
  });

  it('thirty days move on by themselves: counted anew, a day later is a day less', async () => {
    await trade.db.execute(sql`truncate sales cascade`);
    const time = new Date(Date.now() - 29.5 * 86_400_000);
    await sell('300.00', { time });
    expect((await figures()).slice(2, 5)).toEqual(['300.00', '300.00', '300.00']);
    await refreshSaleFigures(trade.db, { all: true, at: new Date(Date.now() + 86_400_000) });
    expect((await figures()).slice(2, 5)).toEqual(['0.00', '300.00', '0.00']);
  });
});
