import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importTasks } from '../../../tables/base/imports';
import { saleItems, saleRefunds, sales } from '../../../tables/money/order';
import { ups } from '../../../tables/creators/creator';
import { workOrderUps } from '../../../tables/trade/submission';
import { apply, bring, check, counts, type Task } from '../../../testing/importing';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
/** A creator who was approved for the product, and one who was not. */
let sold: { submissionId: string; workOrderId: string; upId: string; handle: string };
let stranger: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  const workOrderId = await trade.claimed({ requireUpNum: 2 });
  const submissionId = await trade.agreed(workOrderId, { agreedProportion: '15' });
  const handleOf = async (id: string) => (await trade.db.select({ name: ups.upNumber }).from(ups).where(eq(ups.id, id)))[0]?.name ?? '';
  const [submission] = await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, submissionId));
  sold = { submissionId, workOrderId, upId: submission?.upId ?? '', handle: await handleOf(submission?.upId ?? '') };
  stranger = await handleOf(await trade.freeUp());
});
afterAll(() => server.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const head = [
  'Order number',
  'Line',
  'Source',
  'Status',
  'Ordered (UTC)',
  'Delivered (UTC)',
  'Product number',
  'Quantity',
  'Paid',
  'Creator handle',
  'Platform commission',
  'Refund number',
  'Refunded at (UTC)',
  'Refunded',
  'Refund status',
] as const;
type Cell = (typeof head)[number];
const line = (orderNo: string, more: Partial<Record<Cell, string>> = {}): string[] => {
  const cells: Record<Cell, string> = {
    'Order number': orderNo,
    Line: '1',
    Source: '10',
    Status: 'Completed',
    'Ordered (UTC)': hours(1),
    'Delivered (UTC)': '2026-11-30 08:00:00',
    'Product number': trade.product.goodsNo,
    Quantity: '3',
    Paid: '1197.00',
    'Creator handle': sold.handle,
    'Platform commission': '',
    'Refund number': '',
    'Refunded at (UTC)': '',
    Refunded: '',
    'Refund status': '',
    ...more,
  };
  return head.map((name) => cells[name]);
};
const file = (...rows: string[][]) => [[...head], ...rows];
const refund = (no: string, amount: string, status = 'done'): Partial<Record<Cell, string>> => ({
  'Refund number': no,
  'Refunded at (UTC)': hours(2),
  Refunded: amount,
  'Refund status': status,
});
interface Shown {
  id: string;
  version: number;
  orderId: string;
  orderNo: string;
  payAmount: string;
  refundAmount: string;
  up: { id: string } | null;
  bd: { id: string } | null;
  workOrder: { id: string } | null;
  differs: boolean;
  attributed: boolean;
  settleMonth: string | null;
}
const listed = async (by: Parameters<Trade['get']>[0], query: Record<string, string | number> = {}) =>
  (await trade.get<{ rows: Shown[]; totalRows: number }>(by, '/main/order/page', { pageSize: 100, ...query })).data;
const lineOf = async (orderNo: string) => (await listed('admin', { searchValue: orderNo })).rows[0] as Shown;
const storedOrder = async (orderNo: string) => (await trade.db.select().from(sales).where(eq(sales.orderNo, orderNo)))[0];

describe('importing orders', () => {
  it('tells errors row by row and writes nothing until it is applied; the same file again changes nothing', async () => {
    const rows = file(
      line('A-1', refund('A-1-R', '399.00')),
      line('A-2', { Paid: '12.345' }),
      line('A-3', { 'Product number': 'SP0' }),
      line('A-4', { 'Creator handle': 'nobody.at.all' }),
      line('A-5', { Status: 'perhaps' }),
      line('A-6', refund('A-6-R', '1197.01')),
      line('A-1', refund('A-1-R', '399.00')),
    );
    const { data } = await check(trade.as.finance, 'order', rows);
    expect([data.importStatus, ...counts(data)]).toEqual([1, 1, 0, 0, 6]);
    expect(data.problems.map(({ line: at, column, code }) => [at, column, code])).toEqual([
      [3, 'Paid', 1012001],
      [4, 'Product number', 1012001],
      [5, 'Creator handle', 1012001],
      [6, 'Status', 1012001],
      [7, 'Refunded', 1012001],
      [8, null, 1030014],
    ]);
    expect(await storedOrder('A-1')).toBeUndefined();
    expect(counts((await apply(trade.as.finance, 'order', data.id)).data)).toEqual([1, 0, 0, 6]);
    expect(await storedOrder('A-1')).toMatchObject({ payAmount: '1197.00', currency: 'PHP', orderSource: 10, orderStatus: 2 });
    expect(counts(await bring(trade.as.finance, 'order', rows))).toEqual([0, 0, 1, 6]);
  });

  it('two imports of one file at once bring each order, line and refund once', async () => {
    const rows = file(
      ...['B-1', 'B-2', 'B-3'].flatMap((no) => [line(no, refund(`${no}-R`, '100.00')), line(no, { Line: '2', Paid: '5' })]),
    );
    const tasks = [await check(trade.as.admin, 'order', rows), await check(trade.as.finance, 'order', rows)];
    const [one, two] = await Promise.all([
      apply(trade.as.admin, 'order', tasks[0]?.data.id ?? ''),
      apply(trade.as.finance, 'order', tasks[1]?.data.id ?? ''),
    ]);
    expect([one, two].map(({ data }) => data.refused)).toEqual([0, 0]);
    expect(one.data.willAdd + two.data.willAdd).toBe(6);
    const [stored] = await trade.db
      .select({
        items: sql<number>`count(distinct ${saleItems.id})::int`,
        orders: sql<number>`count(distinct ${sales.id})::int`,
        refunds: sql<number>`count(distinct ${saleRefunds.id})::int`,
      })
      .from(sales)
      .innerJoin(saleItems, eq(saleItems.orderId, sales.id))
      .leftJoin(saleRefunds, eq(saleRefunds.orderItemId, saleItems.id))
      .where(sql`${sales.orderNo} like 'B-%'`);
    expect(stored).toEqual({ orders: 3, items: 6, refunds: 3 });
    expect((await storedOrder('B-1'))?.payAmount).toBe('1202.00');
  });

  it('goes on after the rows that were kept when its worker died, and counts every row once', async () => {
    const rows = file(...Array.from({ length: 30 }, (_, n) => line(`L-${n}`, n === 4 ? { Paid: 'much' } : {})));
    const { data } = await check(trade.as.finance, 'order', rows);
    expect(counts(data)).toEqual([29, 0, 0, 1]);
    // The worker dies at the commit of the second portion.
    const { db } = server.services.database;
    const begin = db.transaction.bind(db);
    let portions = 0;
    const died: ((error: Error) => void)[] = [];
    const spy = vi.spyOn(db, 'transaction').mockImplementation((act, config) => {
      portions += 1;
      return portions < 2 ? begin(act, config) : new Promise<never>((_, reject) => died.push(reject));
    });
    const dying = apply(trade.as.finance, 'order', data.id);
    await expect.poll(() => portions).toBe(2);
    spy.mockRestore();
    const beatTime = new Date(Date.now() - 3 * 60_000);
    const [left] = await trade.db.update(importTasks).set({ beatTime }).where(eq(importTasks.id, data.id)).returning();
    expect(left?.kept).toEqual({ done: 20, willAdd: 19, willChange: 0, unchanged: 0, refused: 1 });
    await server.services.tasks.resume();
    const shown = async () => (await trade.get<Task>('finance', '/main/order/importTask', { id: data.id })).data;
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ importStatus: 3 }), { timeout: 20_000, interval: 50 });
    died[0]?.(new Error('dead'));
    await dying;
    expect([counts(await shown()), (await shown()).problems.map(({ line: at }) => at)]).toEqual([[29, 0, 0, 1], [6]]);
    expect(await trade.db.$count(sales, sql`${sales.orderNo} like 'L-%'`)).toBe(29);
  });

  it('only refunds that are done lower a line, and their number belongs to one line', async () => {
    await bring(trade.as.admin, 'order', file(line('C-1', refund('C-R1', '399.00')), line('C-1', refund('C-R2', '100.00', 'pending'))));
    expect(await lineOf('C-1')).toMatchObject({ payAmount: '1197.00', refundAmount: '399.00' });
    const done = await bring(trade.as.admin, 'order', file(line('C-1', refund('C-R2', '100.00')), line('C-2', refund('C-R1', '1.00'))));
    expect([counts(done), done.problems.map(({ column }) => column)]).toEqual([[0, 1, 0, 1], ['Refund number']]);
    expect((await lineOf('C-1')).refundAmount).toBe('499.00');
    expect(await storedOrder('C-2')).toBeUndefined();
  });
});

describe('attribution', () => {
  it('goes to the submission that was approved for the product by then, with its agreed shares; shares follow money 4.2', async () => {
    await bring(
      trade.as.admin,
      'order',
      file(
        line('D-1', { ...refund('D-R', '399.00'), 'Platform commission': '159.62' }),
        line('D-2', { 'Ordered (UTC)': hours(-48) }),
        line('D-3', { 'Creator handle': stranger }),
      ),
    );
    expect(await lineOf('D-1')).toMatchObject({
      attributed: true,
      up: { id: sold.upId },
      bd: { id: trade.ids.bd },
      workOrder: { id: sold.workOrderId },
      settleMonth: '2026-12',
      differs: true,
    });
    expect((await lineOf('D-2')).attributed).toBe(false);
    expect((await lineOf('D-3')).attributed).toBe(false);
    const { orderId } = await lineOf('D-1');
    const { items, reported } = (
      await trade.get<{ items: Record<string, unknown>[]; reported: object }>('admin', '/main/order/detail', { id: orderId })
    ).data;
    expect(reported).toMatchObject({ by: 'file', connector: null });
    expect(items[0]).toMatchObject({
      wholeProportion: '20.00',
      upProportion: '15.00',
      bdProportion: '3.00',
      payBy: 2,
      shares: { base: '798.00', whole: '159.60', creator: '119.70', bd: '23.94', agency: '15.96', platform: '159.62' },
    });
  });

  it('stays as it was frozen when the work order changes and the file comes again', async () => {
    await bring(trade.as.admin, 'order', file(line('E-1')));
    await trade.db.execute(sql`update work_order_ups set agreed_proportion = 1 where id = ${sold.submissionId}`);
    await bring(trade.as.admin, 'order', file(line('E-1', { Paid: '1000' })));
    await trade.db.execute(sql`update work_order_ups set agreed_proportion = 15 where id = ${sold.submissionId}`);
    const [item] = await trade.db
      .select()
      .from(saleItems)
      .where(eq(saleItems.id, (await lineOf('E-1')).id));
    expect([item?.payAmount, item?.upProportion]).toEqual(['1000.00', '15.00']);
  });

  it('is fixed by an administrator with a reason, kept by later imports, and told by the history', async () => {
    await bring(trade.as.admin, 'order', file(line('F-1', { 'Creator handle': stranger })));
    const { id, version, orderId } = await lineOf('F-1');
    const fix = { id, version, workOrderUpId: sold.submissionId, reason: 'The channel named the wrong handle.' };
    expect((await trade.post('admin', '/main/order/attribute', { ...fix, reason: ' ' })).code).toBe(1012001);
    expect((await trade.post('admin', '/main/order/attribute', { ...fix, workOrderUpId: '5' })).code).toBe(1012001);
    expect((await trade.get<{ id: string }[]>('admin', '/main/order/candidates', { id })).data.map((each) => each.id)).toContain(
      sold.submissionId,
    );
    expect((await trade.post('admin', '/main/order/attribute', fix)).code).toBe(200);
    expect((await trade.post('admin', '/main/order/attribute', fix)).code).toBe(1020003);
    await bring(trade.as.admin, 'order', file(line('F-1', { 'Creator handle': stranger, Paid: '900' })));
    expect(await lineOf('F-1')).toMatchObject({ attributed: true, up: { id: sold.upId }, payAmount: '900.00' });
    const told = (await trade.get<{ action: string; reason: string }[]>('admin', '/main/order/history', { id: orderId })).data;
    expect(told).toMatchObject([{ action: 'order.attribute', reason: fix.reason }]);
  });
});

describe('who sees orders', () => {
  beforeAll(async () => {
    await bring(trade.as.admin, 'order', file(line('GEE-1'), line('GEE-2', { 'Creator handle': stranger })));
  });

  it.each([
    ['admin', ['GEE-1', 'GEE-2']],
    ['finance', ['GEE-1', 'GEE-2']],
    ['leader', ['GEE-1']],
    ['bd', ['GEE-1']],
    ['shop', ['GEE-1', 'GEE-2']],
    ['otherLeader', []],
    ['bd2', []],
    ['foreignBd', []],
    ['otherShop', []],
  ] as const)('%s lists own lines only, and foreign ones answer 1020002', async (by, seen) => {
    const { rows } = await listed(by, { searchValue: 'GEE-' });
    expect(rows.map(({ orderNo }) => orderNo).sort()).toEqual(seen);
    for (const orderNo of ['GEE-1', 'GEE-2'] as const) {
      const id = (await storedOrder(orderNo))?.id ?? '';
      const expected = (seen as readonly string[]).includes(orderNo) ? 200 : 1020002;
      for (const call of ['detail', 'history']) expect((await trade.get(by, `/main/order/${call}`, { id })).code).toBe(expected);
    }
  });

  it('a merchant is told neither BD nor margin nor creators of nobody', async () => {
    const rows = (await listed('shop', { searchValue: 'GEE-' })).rows;
    expect(rows.map(({ orderNo, up, bd }) => [orderNo, up?.id ?? null, bd]).sort()).toEqual([
      ['GEE-1', sold.upId, null],
      ['GEE-2', null, null],
    ]);
    expect((await listed('shop', { searchValue: stranger })).totalRows).toBe(0);
    const id = (await storedOrder('GEE-1'))?.id ?? '';
    const shown = (await trade.get<{ items: { shares: object; bdProportion: null }[] }>('shop', '/main/order/detail', { id })).data
      .items[0];
    expect(shown).toMatchObject({ bdProportion: null, shares: { bd: null, agency: null, whole: '239.40' } });
  });

  it('importing and attributing are for the roles of the matrix', async () => {
    for (const by of ['leader', 'bd', 'shop'] as const) {
      expect((await check(trade.as[by], 'order', file(line('H-1')))).code).toBe(1013002);
      expect((await trade.post(by, '/main/order/attribute', { id: '1', version: 0, workOrderUpId: null, reason: 'x' })).code).toBe(1013002);
    }
    expect((await trade.post('finance', '/main/order/attribute', { id: '1', version: 0, workOrderUpId: null, reason: 'x' })).code).toBe(
      1013002,
    );
    expect((await trade.post('bd', '/main/order/export', {})).code).toBe(1013002);
    expect((await trade.post('admin', '/main/order/attribute', { id: '1', version: 0, workOrderUpId: null, reason: 'x' })).code).toBe(
      1020002,
    );
    expect(await storedOrder('H-1')).toBeUndefined();
  });
});
