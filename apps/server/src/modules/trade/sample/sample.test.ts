import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSteps } from '../../../testing/sampleSteps';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { goods } from '../../../tables/merchants/product';
import { workOrders } from '../../../tables/trade/order';
import { sampleShippings } from '../../../tables/trade/sample';
import { workOrderUps } from '../../../tables/trade/submission';
import { addDays, dayIn } from '../../system/country';

let server: TestServer;
let trade: Trade;
let steps: ReturnType<typeof sampleSteps>;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  steps = sampleSteps(trade);
});
afterAll(() => server.close());

interface Detail {
  can: string[];
  reason: string | null;
  bd: { id: string } | null;
  receiver: Record<string, string> | null;
  fulfilment: { completed: number; overdue: number; rate: number | null };
}
const detail = async (by: Parameters<Trade['get']>[0], id: string) => (await trade.get<Detail>(by, '/main/sample/detail', { id })).data;
const submission = async (id: string) => (await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, id)))[0];

describe('a request', () => {
  it('reserves the quota, and tells the merchant and nobody else where it goes', async () => {
    await steps.plenty();
    const before = (await steps.goodsNow())?.sampleUsed ?? 0;
    const id = await steps.requested();
    expect((await steps.goodsNow())?.sampleUsed).toBe(before + 1);
    const row = await steps.row(id);
    expect(row).toMatchObject({ sampleStatus: 1, sampleNo: expect.stringMatching(/^YP\d{6}PH\d{5}$/), sampleValue: trade.product.price });
    expect([row?.receiverName, row?.receiverPhone, row?.receiverAddress].every((part) => part?.startsWith('v1.'))).toBe(true);
    const seen = await Promise.all(
      (['shop', 'bd', 'admin', 'leader', 'finance'] as const).map(async (by) => (await detail(by, id)).receiver),
    );
    expect(seen.map((receiver) => receiver?.['receiverName'] ?? null)).toEqual(['Bea Reyes', 'Bea Reyes', null, null, null]);
    expect((await detail('shop', id)).bd).toBeNull();
    for (const by of ['bd2', 'foreignBd', 'otherShop', 'otherLeader'] as const)
      expect((await trade.get(by, '/main/sample/detail', { id })).code).toBe(1020002);
  });

  it('counts its value exactly', async () => {
    await steps.plenty();
    await trade.db.update(goods).set({ price: '0.10' }).where(eq(goods.id, trade.product.id));
    const { id } = (await steps.ask(await steps.submission(), { quantity: 3 })).data;
    expect((await steps.row(id))?.sampleValue).toBe('0.30');
    await trade.db.update(goods).set({ price: trade.product.price }).where(eq(goods.id, trade.product.id));
  });

  it('is refused without approval, on an off-sale product, beyond the quota, a second time and without an address: 1026001-1026004', async () => {
    await steps.plenty();
    expect((await steps.ask(await trade.submitted(await trade.claimed()))).code).toBe(1026001);
    const up = await steps.submission();
    await trade.db.update(goods).set({ status: 0 }).where(eq(goods.id, trade.product.id));
    expect((await steps.ask(up)).code).toBe(1023002);
    const used = (await steps.goodsNow())?.sampleUsed ?? 0;
    await trade.db
      .update(goods)
      .set({ status: 1, sampleQuota: used + 2 })
      .where(eq(goods.id, trade.product.id));
    const tooMany = await steps.ask(up, { quantity: 3 });
    expect([tooMany.code, tooMany.message]).toEqual([1026002, expect.stringContaining('2')]);
    expect((await steps.goodsNow())?.sampleUsed).toBe(used);
    const incomplete = await trade.as.bd.post('/main/sample/request', steps.wish(up, { postalCode: '12100' }));
    expect([incomplete.body.code, JSON.stringify(incomplete.body)]).toEqual([1026004, expect.stringContaining('postalCode')]);
    expect((await steps.ask(up)).code).toBe(200);
    expect((await steps.ask(up)).code).toBe(1026003);
    expect((await trade.post('bd2', '/main/sample/request', steps.wish(up))).code).toBe(1020002);
    expect((await trade.post('shop', '/main/sample/request', steps.wish(up))).code).toBe(1013002);
    for (const quantity of [0, 11, 1.5]) expect((await steps.ask(up, { quantity })).code).toBe(1012001);
  });

  it('offers the address of the last one to its own BD', async () => {
    const up = await steps.submission();
    const offer = async () =>
      (await trade.get<{ receiver: object | null; left: number }>('bd', '/main/sample/offer', { workOrderUpId: up })).data;
    expect((await offer()).receiver).toBeNull();
    await trade.must('shop', '/main/sample/reject', { id: await steps.requested(up), rejectReasonCode: 3 });
    expect(await offer()).toMatchObject({ receiver: { city: 'Makati', postalCode: '1210' } });
    expect((await trade.get('bd2', '/main/sample/offer', { workOrderUpId: up })).code).toBe(1020002);
  });
});

describe('the merchant', () => {
  it('takes an approved sample out of the stock; of a cancelled one it comes back', async () => {
    const id = await steps.requested();
    const before = await steps.goodsNow();
    await trade.must('shop', '/main/sample/approve', { id });
    expect(await steps.goodsNow()).toMatchObject({ stock: 99_999, version: (before?.version ?? 0) + 1 });
    const none = await steps.requested();
    await trade.db.update(goods).set({ stock: 0 }).where(eq(goods.id, trade.product.id));
    expect((await trade.post('shop', '/main/sample/approve', { id: none })).code).toBe(1026002);
    await trade.db.update(goods).set({ stock: null }).where(eq(goods.id, trade.product.id));
    expect((await trade.post('shop', '/main/sample/approve', { id: none })).code).toBe(200);
    expect((await steps.goodsNow())?.stock).toBeNull();
  });

  it('rejects with a reason that everybody reads in the own language: 1026006 without', async () => {
    const up = await steps.submission();
    const id = await steps.requested(up);
    const used = (await steps.goodsNow())?.sampleUsed ?? 0;
    const reject = (body: object) => trade.post('shop', '/main/sample/reject', { id, ...body });
    expect([(await reject({})).code, (await reject({ rejectReasonCode: 4 })).code]).toEqual([1026006, 1026006]);
    expect((await reject({ rejectReasonCode: 3, rejectReason: 'new ones in May' })).code).toBe(200);
    expect(await steps.row(id)).toMatchObject({ rejectReasonCode: 3, rejectReason: '{outOfStock}; new ones in May' });
    expect((await steps.goodsNow())?.sampleUsed).toBe(used - 1);
    expect((await detail('bd', id)).reason).toBe('The product is out of stock; new ones in May');
    // What needs nothing sent any more shows no address to the merchant.
    expect((await detail('shop', id)).receiver).toBeNull();
    expect((await steps.ask(up)).code).toBe(200);
  });

  it('ships with a number that no other sample has, however it is typed: 1026007', async () => {
    const [first, second] = [await steps.approved(), await steps.approved()];
    const ship = (id: string, more: object) => trade.post('shop', '/main/sample/ship', { id, ...more });
    for (const more of [{}, { carrier: 'LBC' }, { trackingNo: 'A1' }]) expect((await ship(first, more)).code).toBe(1026007);
    expect((await ship(first, { carrier: 'LBC', trackingNo: 'ab12', fee: '120.50' })).code).toBe(200);
    expect(await steps.row(first)).toMatchObject({ sampleStatus: 3, fee: '120.50', feeBearer: 1 });
    expect((await ship(second, { carrier: 'lbc', trackingNo: 'AB12' })).code).toBe(1026007);
    expect((await ship(second, { carrier: 'GrabExpress', trackingNo: 'AB12' })).code).toBe(200);
  });

  it('says that a parcel is lost: its piece stays used, and the creator may get another one', async () => {
    const up = await steps.submission();
    const id = await steps.shipped(up);
    const before = await steps.goodsNow();
    expect((await trade.post('bd', '/main/sample/lose', { id })).code).toBe(1013002);
    await trade.must('shop', '/main/sample/lose', { id, reason: 'The courier cannot find it.' });
    expect(await steps.goodsNow()).toMatchObject({ sampleUsed: before?.sampleUsed, stock: before?.stock });
    expect((await steps.ask(up)).code).toBe(200);
    expect((await steps.goodsNow())?.sampleUsed).toBe((before?.sampleUsed ?? 0) + 1);
  });

  it('gets the packing slip with the address, nobody else', async () => {
    const id = await steps.approved();
    const slip = await trade.get<{ receiver: { street: string }; goodsNo: string }>('shop', '/main/sample/slip', { id });
    expect(slip.data).toMatchObject({ receiver: { street: '12 Kalayaan Avenue' }, goodsNo: trade.product.goodsNo });
    expect((await trade.get('admin', '/main/sample/slip', { id })).code).toBe(1020002);
    expect((await trade.get('otherShop', '/main/sample/slip', { id })).code).toBe(1020002);
    expect((await trade.get('bd', '/main/sample/slip', { id })).code).toBe(1013002);
    expect((await trade.get('shop', '/main/sample/slip', { id: await steps.requested() })).code).toBe(1020001);
  });
});

describe('the work with the creator', () => {
  const deadline = async (id: string) => (await submission(id))?.publishDeadline ?? null;

  it('has no publish deadline while a sample is on its way; it counts from the arrival, and the creator produces', async () => {
    const up = await steps.submission();
    const days = 10;
    const agreed = await deadline(up);
    expect(agreed).not.toBeNull();
    const id = await steps.shipped(up);
    expect(await deadline(up)).toBeNull();
    await trade.db
      .update(workOrderUps)
      .set({ agreeTime: new Date(Date.now() - days * 86_400_000) })
      .where(eq(workOrderUps.id, up));
    await trade.must('bd', '/main/sample/deliver', { id });
    expect(await submission(up)).toMatchObject({ cooperationStatus: 3, publishDeadline: agreed });
    const row = await steps.row(id);
    expect(row?.contentDeadline?.getTime()).toBe((row?.deliverTime?.getTime() ?? 0) + 15 * 86_400_000);
  });

  it('agrees without a deadline while a sample is on its way, and gets one when that is withdrawn', async () => {
    const up = await trade.approved(await trade.claimed());
    const id = await steps.requested(up);
    await trade.must('bd', '/main/workOrderUp/agree', { id: up, trackingLink: 'https://shop.tiktok.com/x/1' });
    expect(await deadline(up)).toBeNull();
    await trade.must('bd', '/main/sample/withdraw', { id });
    const { agreeTime } = (await submission(up)) ?? {};
    const [order] = await trade.db
      .select()
      .from(workOrders)
      .where(eq(workOrders.id, (await submission(up))?.workOrderId ?? ''));
    expect(await deadline(up)).toBe(addDays(dayIn('PH', agreeTime ?? undefined), order?.publishDays ?? 0));
  });

  it('keeps its approval once a sample was shipped: 1025011; before, the sample is cancelled with it', async () => {
    const [sent, kept] = [await steps.submission(), await steps.submission()];
    await steps.shipped(sent);
    expect((await trade.post('admin', '/main/workOrderUp/cancelApproval', { id: sent, reason: 'No.' })).code).toBe(1025011);
    const id = await steps.approved(kept);
    const before = await steps.goodsNow();
    expect((await trade.post('admin', '/main/workOrderUp/cancelApproval', { id: kept, reason: 'No.' })).code).toBe(200);
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 7, cancelReason: '{workEnded}' });
    expect(await steps.goodsNow()).toMatchObject({ sampleUsed: (before?.sampleUsed ?? 0) - 1, stock: (before?.stock ?? 0) + 1 });
  });

  it('asks a sample back that has left when the work ends, without content and without counting', async () => {
    const up = await steps.submission();
    const id = await steps.shipped(up);
    await trade.must('bd', '/main/workOrderUp/terminate', { id: up, reason: 'No answer.' });
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 3, needReturn: true });
    await trade.must('bd', '/main/sample/deliver', { id });
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 4, contentDeadline: null });
    const before = await steps.goodsNow();
    await trade.must('shop', '/main/sample/bringBack', { id, returnTrackingNo: 'R1' });
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 9, returnTrackingNo: 'R1' });
    expect(await steps.goodsNow()).toMatchObject({ sampleUsed: (before?.sampleUsed ?? 0) - 1, stock: (before?.stock ?? 0) + 1 });
  });

  it('is asked for a sample by the BD who may, as the button says', async () => {
    const order = await trade.claimed({ previewRequired: false });
    const up = await trade.agreed(order);
    const row = async () =>
      (
        await trade.get<{ can: string[]; sample: { name: string; sampleStatus: number } | null }[]>('bd', '/main/workOrderUp/ofOrder', {
          workOrderId: order,
        })
      ).data[0];
    expect(await row()).toMatchObject({ can: expect.arrayContaining(['requestSample']), sample: null });
    await steps.requested(up);
    expect(await row()).toMatchObject({ can: expect.not.arrayContaining(['requestSample']), sample: { sampleStatus: 1 } });
  });
});

describe('a delivery', () => {
  it('is not before the shipping (1026008) and not in the future', async () => {
    const id = await steps.shipped();
    const deliver = (deliverTime: string) => trade.post('bd', '/main/sample/deliver', { id, deliverTime });
    expect((await deliver('2026-01-01 00:00:00')).code).toBe(1026008);
    expect((await deliver('2099-01-01 00:00:00')).code).toBe(1012001);
    expect((await trade.post('shop', '/main/sample/deliver', { id })).code).toBe(1013002);
    expect((await trade.post('bd', '/main/sample/deliver', { id })).code).toBe(200);
    expect((await trade.post('bd', '/main/sample/deliver', { id })).code).toBe(1020001);
    expect((await trade.post('bd', '/main/sample/bringBack', { id })).code).toBe(1020001);
  });
});

describe('the list', () => {
  it('shows each its own, narrowed as asked', async () => {
    const id = await steps.requested();
    const sampleNo = (await steps.row(id))?.sampleNo ?? '';
    const found = async (by: Parameters<Trade['get']>[0], query: object = {}) =>
      (await trade.get<{ rows: { id: string }[] }>(by, '/main/sample/page', { searchValue: sampleNo, ...query })).data.rows.length;
    expect(await Promise.all((['shop', 'bd', 'leader', 'admin', 'finance'] as const).map((by) => found(by)))).toEqual([1, 1, 1, 1, 1]);
    expect(await Promise.all((['otherShop', 'bd2', 'foreignBd', 'otherLeader'] as const).map((by) => found(by)))).toEqual([0, 0, 0, 0]);
    expect([await found('shop', { waits: 'me' }), await found('bd', { waits: 'me' }), await found('admin', { waits: 'me' })]).toEqual([
      1, 0, 0,
    ]);
    expect([await found('shop', { due: 'soon' }), await found('shop', { due: 'overdue' })]).toEqual([0, 0]);
    await steps.set(id, { approveDeadline: new Date(Date.now() - 1000) });
    expect([await found('shop', { due: 'soon' }), await found('shop', { due: 'overdue' })]).toEqual([0, 1]);
    const overdue = await trade.get<{ rows: { createTime: string }[] }>('admin', '/main/sample/page', { due: 'overdue', pageSize: 100 });
    const times = overdue.data.rows.map(({ createTime }) => createTime);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted());
    expect([await found('admin', { sampleStatus: 1, country: 'PH' }), await found('admin', { sampleStatus: 2 })]).toEqual([1, 0]);
    await trade.db.update(sampleShippings).set({ sampleStatus: 6 }).where(eq(sampleShippings.id, id));
  });

  it('of what waits for one thing begins with the soonest deadline, other lists with the newest', async () => {
    const [later, soonest] = [await steps.requested(), await steps.requested()];
    await steps.set(soonest, { approveDeadline: new Date(Date.now() - 3_600_000) });
    await steps.set(later, { approveDeadline: new Date(Date.now() + 30 * 86_400_000) });
    const order = async (query: object) =>
      (await trade.get<{ rows: { id: string }[] }>('shop', '/main/sample/page', { pageSize: 100, ...query })).data.rows
        .map(({ id }) => id)
        .filter((id) => id === later || id === soonest);
    expect([await order({ sampleStatus: 1 }), await order({})]).toEqual([
      [soonest, later],
      [soonest, later].toSorted((one, other) => Number(other) - Number(one)),
    ]);
    for (const id of [later, soonest]) await trade.db.update(sampleShippings).set({ sampleStatus: 6 }).where(eq(sampleShippings.id, id));
  });
});
