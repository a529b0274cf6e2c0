import type { Shop } from '@backlot/channel-simulator';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentTime } from '../../../db/presentTime';
import { connectorConsents, connectorHooks } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import { saleItems, saleRefunds, sales } from '../../../tables/money/order';
import { liveGoods, lives } from '../../../tables/trade/live';
import { sampleShippings } from '../../../tables/trade/sample';
import { workOrderUps } from '../../../tables/trade/submission';
import { type Trade, tradeOn } from '../../../testing/trade';
import { type Collection, collectionOn } from '../testing/collectionOn';

const day = 86_400_000;
const keys = { clientKey: '1000001', clientSecret: 'simulated-secret' };
const shops: Shop[] = [];
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - days * day);
/** When the creator was on air, each time for twenty hours. */
const [onAir, onAirAgain] = [daysAgo(5), daysAgo(2)];
let run: Collection;
let trade: Trade;
let way: string;
let upId: string;
beforeAll(async () => {
  run = await collectionOn({ shops });
  trade = await tradeOn(run.server);
  const submissionId = await trade.agreed(await trade.claimed({ requireUpNum: 2 }), { agreedProportion: '15' });
  const [submission] = await run.db.select().from(workOrderUps).where(eq(workOrderUps.id, submissionId));
  upId = submission?.upId ?? '';
  const [up] = await run.db.select().from(ups).where(eq(ups.id, upId));
  await run.db.update(goods).set({ webId: 10, platformProductId: '1729' }).where(eq(goods.id, trade.product.id));
  const shop: Shop = {
    channel: 'tiktokShop',
    id: '749501',
    name: 'Ours',
    region: 'PH',
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    products: [
      { id: '1729', name: 'Known', price: '399.00' },
      { id: '9999', name: 'Not ours', price: '10.00' },
    ],
    creators: [up?.upNumber ?? ''],
    since: new Date(Date.now() - 14 * day),
    ordersPerDay: 4,
    lives: [onAir, onAirAgain].map((at) => ({ creator: up?.upNumber ?? '', at, minutes: 1200 })),
  };
  shops.push(shop, { ...shop, id: '749502', name: 'Theirs' }, { ...shop, channel: 'shopee', id: '220099' });
  way = (await run.must('admin', 'connector/add', { name: 'Shop way', provider: 'tiktokShop', credentials: keys })).id;
});
afterAll(() => run.close());

type By = 'shop' | 'otherShop' | 'bd';
const linkFor = (by: By, id = way) => trade.get<{ link: string }>(by, '/main/connector/consentLink', { id, shopId: trade.shop.id });
const stateFor = async (by: By) => new URL((await linkFor(by)).data.link).searchParams.get('state') ?? '';
const authorize = async (by: By, state: string, code: string) => (await trade.post(by, '/main/connector/authorize', { state, code })).code;
const collect = async () => {
  const id = await run.queueJob({ connectorId: way, objectType: 5, targetType: 3, targetId: trade.shop.id, upId: '0' });
  await run.work();
  return run.jobOf(id);
};
const stored = () =>
  run.db
    .select({ item: saleItems, sale: sales })
    .from(saleItems)
    .innerJoin(sales, eq(sales.id, saleItems.orderId))
    .where(and(eq(saleItems.shopId, trade.shop.id), sql`${sales.importBatch} = ${`JK${way}`}`));

describe('the consent of a shop', () => {
  it('is given by its own merchant for its own shop', async () => {
    const { data } = await linkFor('shop');
    expect(data.link).toContain(`${run.simulator.url}/open/authorize?service_id=1000001&state=`);
    const standing = (by: By) => trade.get<{ state: string }[]>(by, '/main/connector/consents', { shopId: trade.shop.id });
    for (const by of ['otherShop', 'bd'] as const)
      expect([(await linkFor(by)).code, (await standing(by)).code]).toEqual([1020002, 1020002]);
    expect((await standing('shop')).data).toMatchObject([{ id: way, state: 'none', endTime: null }]);
    const [ours, theirs] = [run.simulator.shopConsent('749501'), run.simulator.shopConsent('749502')];
    const state = await stateFor('shop');
    for (const by of ['otherShop', 'bd'] as const) expect(await authorize(by, state, ours)).toBe(1012001);
    expect(await authorize('shop', 'made-up', ours)).toBe(1012001);
    expect([await authorize('shop', state, ours), await authorize('shop', state, ours)]).toEqual([200, 1012001]);
    expect(await authorize('shop', await stateFor('shop'), 'nothing')).toBe(1012001);
    expect(await authorize('shop', await stateFor('shop'), theirs)).toBe(1012001);
    const { data: shown } = await trade.get<{ consentFrom: string; consentCount: number }>('admin', '/main/connector/detail', { id: way });
    expect(shown).toMatchObject({ consentFrom: 'shop', consentCount: 1 });
  });

  it('comes back from a page that knows no state with the state and the number of the shop', async () => {
    const { id } = await run.must('admin', 'connector/add', { name: 'Shopee way', provider: 'shopee', credentials: keys });
    const page = new URL((await linkFor('shop', id)).data.link);
    page.searchParams.set('shop', '220099');
    const back = new URL((await fetch(page, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;
    const of = (name: string) => back.get(name) ?? '';
    expect(await authorize('shop', of('state'), `${of('code')} ${of('shop_id')}`)).toBe(200);
    const [kept] = await run.db.select().from(connectorConsents).where(eq(connectorConsents.connectorId, id));
    expect(kept).toMatchObject({ openId: '220099', holderId: trade.shop.id });
  });
});

describe('orders of a merchant', () => {
  it('come in once, with what goes back of them, and a second time change nothing', async () => {
    const job = await collect();
    expect([job.queueStatus, job.errorText]).toEqual([2, null]);
    const first = await stored();
    expect(first.length).toBeGreaterThan(15);
    expect(job.result).toMatchObject({ added: expect.any(Number) as number });
    expect(new Set(first.map(({ item }) => item.goodsId))).toEqual(new Set([trade.product.id]));
    expect(first.every(({ item, sale }) => sale.orderSource === 10 && sale.payTime !== null && item.platformCommission !== null)).toBe(
      true,
    );
    const ids = first.map(({ item }) => item.id);
    const refunds = await run.db.select().from(saleRefunds).where(inArray(saleRefunds.orderItemId, ids));
    expect(refunds.length).toBeGreaterThan(0);
    const reported = async () => {
      const { data } = await trade.get<{ reported: { dataTime: string } }>('shop', '/main/order/detail', { id: first[0]?.sale.id ?? '' });
      return data.reported;
    };
    // The channel was asked while the job ran, perhaps a second after it began.
    const isFrom = ({ startTime, endTime }: typeof job, dataTime: string) =>
      startTime && endTime && presentTime(startTime) <= dataTime && dataTime <= presentTime(endTime);
    const { dataTime, ...from } = await reported();
    expect(from).toEqual({ by: 'connector', connector: 'Shop way' });
    expect(isFrom(job, dataTime)).toBe(true);
    run.pass(5 * 60_000);
    const again = await collect();
    expect(again.result).toMatchObject({ added: 0, changed: 0 });
    // Nothing new was told, but that is as of now.
    expect(isFrom(again, (await reported()).dataTime)).toBe(true);
    expect((await stored()).map(({ item }) => item.version).toSorted()).toEqual(first.map(({ item }) => item.version).toSorted());
  });

  it('belong to the submission that was approved by then, and grow with time', async () => {
    const before = await stored();
    expect(before.every(({ item }) => item.workOrderUpId === null && item.upId === upId)).toBe(true);
    run.pass(2 * day);
    // The token is over by now: it is renewed, and the new one kept.
    expect((await collect()).queueStatus).toBe(2);
    run.simulator.expireTokens();
    expect((await collect()).queueStatus).toBe(2);
    const after = await stored();
    const late = after.filter(({ item }) => item.orderTime.getTime() > Date.now() + 60_000);
    expect(late.length).toBeGreaterThan(1);
    expect(late.every(({ item }) => item.workOrderUpId !== null && item.upProportion === '15.00')).toBe(true);
    expect(after.length - before.length).toBeGreaterThanOrEqual(late.length);
  });

  it('bring the card of a sample along: it is shipped and arrives as the channel says', async () => {
    const [submission] = await run.db.select().from(workOrderUps).where(eq(workOrderUps.upId, upId));
    const [sample] = await run.db
      .insert(sampleShippings)
      .values({
        sampleNo: 'YP-T-1',
        workOrderUpId: submission?.id ?? '',
        workOrderId: submission?.workOrderId ?? '',
        upId,
        goodsId: trade.product.id,
        shopId: trade.shop.id,
        quantity: 1,
        sampleValue: '399.00',
        currency: 'PHP',
        receiverName: '',
        receiverPhone: '',
        receiverAddress: '',
        country: 'PH',
        sampleStatus: 2,
        applyUser: trade.ids.bd,
      })
      .returning();
    await collect();
    const [card] = await run.db
      .select()
      .from(sampleShippings)
      .where(eq(sampleShippings.id, sample?.id ?? ''));
    expect(card).toMatchObject({ sampleStatus: 4, carrier: 'TikTok Shop' });
    expect(card?.trackingNo).toMatch(/^TT\d+$/);
  });
});

describe('lives of creators who hold a sample', () => {
  const results = async (id: string) => (await run.db.select().from(lives).where(eq(lives.id, id)))[0];

  it('tell viewers, orders and sales by the channel, which grow; what people told stays theirs', async () => {
    const live = (liveNo: string, begin: Date) => ({
      liveNo,
      liveTitle: 'Payday live',
      liveStatus: 3,
      webId: 10,
      country: 'PH',
      currency: 'PHP',
      upId,
      bdId: trade.ids.bd,
      beginTime: new Date(begin.getTime() + 10 * 60_000),
      endTime: new Date(begin.getTime() + 1200 * 60_000),
    });
    const [told, typed, elsewhere, shared] = await run.db
      .insert(lives)
      .values([live('ZB-T-1', onAir), live('ZB-T-2', onAirAgain), live('ZB-T-3', daysAgo(8)), live('ZB-T-4', onAir)])
      .returning({ id: lives.id });
    const [foreign] = await run.db.select({ id: goods.id }).from(goods).where(ne(goods.shopId, trade.shop.id)).limit(1);
    const shows = (one: { id: string } | undefined, goodsId = trade.product.id, sort = 0) => ({ liveId: one?.id ?? '', goodsId, sort });
    await run.db.insert(liveGoods).values([shows(told), shows(typed), shows(elsewhere), shows(shared), shows(shared, foreign?.id, 1)]);
    await trade.must('bd', '/main/live/report', { id: typed?.id, viewers: 7, orders: 1, gmv: '10' });
    await collect();
    const ofLive = (await stored()).filter(({ item }) => item.salesType === 2 && item.orderTime < onAirAgain);
    const sold = ofLive.filter(({ sale }) => sale.orderStatus !== 3);
    expect(sold.length).toBeGreaterThan(1);
    const gmv = sold.reduce((sum, { item }) => sum + Number(item.payAmount) - Number(item.refundAmount), 0);
    expect(await results(told?.id ?? '')).toMatchObject({
      liveStatus: 4,
      resultSource: 3,
      orders: sold.length,
      gmv: gmv.toFixed(2),
      viewers: expect.any(Number) as number,
      dataTime: expect.any(Date) as Date,
    });
    expect(await results(typed?.id ?? '')).toMatchObject({ resultSource: 1, viewers: 7, gmv: '10.00' });
    // On air at another time; and one whose other merchant's channel is not asked.
    for (const one of [elsewhere, shared]) expect(await results(one?.id ?? '')).toMatchObject({ liveStatus: 3, resultSource: null });
    const { version } = (await results(told?.id ?? '')) ?? {};
    await collect();
    expect((await results(told?.id ?? ''))?.version).toBe(version);
    // An order that was cancelled later is none of the live any more.
    await run.db
      .update(sales)
      .set({ orderStatus: 3 })
      .where(eq(sales.id, sold[0]?.sale.id ?? ''));
    await collect();
    expect(await results(told?.id ?? '')).toMatchObject({ liveStatus: 4, orders: sold.length - 1 });
  });
});

describe('webhooks', () => {
  const hook = (more: Record<string, unknown> = {}) =>
    run.simulator.sendHook({
      url: `${run.server.url}/api/hooks/tiktokShop/${way}`,
      clientKey: keys.clientKey,
      type: 1,
      shopId: '749501',
      notificationId: 'n1',
      ...more,
    });
  const waiting = async () =>
    (
      await run.db
        .select()
        .from(extractionQueue)
        .where(and(eq(extractionQueue.connectorId, way), eq(extractionQueue.queueStatus, 0)))
    ).length;

  it('make the task of the shop due, each notification once; a wrong signature and an old one are refused', async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 19).replace('T', ' ');
    const task = await run.must('admin', 'task/add', {
      taskName: 'Orders',
      objectType: 5,
      connectorId: way,
      frequencyUnit: 1,
      frequencyValue: 15,
      beginTime: at(-day),
      endTime: at(day),
      remark: 'r',
      targets: [{ targetType: 3, targetId: trade.shop.id }],
    });
    await run.must('admin', 'task/enable', { id: task.id });
    const { url } = run.server;
    expect(
      (await fetch(`${url}/api/hooks/tiktokShop/${way}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(401);
    expect(await hook({ url: `${url}/api/hooks/tiktokShop/1` })).toBe(404);
    expect(await hook({ clientKey: 'other' })).toBe(401);
    expect(await waiting()).toBe(0);
    run.pass(-2 * day);
    expect([await hook(), await hook()]).toEqual([200, 200]);
    expect(await hook({ notificationId: 'n2' })).toBe(200);
    expect(await waiting()).toBe(1);
    expect(await run.db.select().from(connectorHooks).where(eq(connectorHooks.connectorId, way))).toHaveLength(2);
    run.pass(-4 * day);
    expect(await hook({ notificationId: 'n3' })).toBe(401);
    run.pass(4 * day);
  });

  it('end the consent of a shop that takes it back', async () => {
    await run.work();
    expect(await hook({ type: 6, notificationId: 'n4' })).toBe(200);
    const [consent] = await run.db.select().from(connectorConsents).where(eq(connectorConsents.connectorId, way));
    expect(consent?.withdrawTime).not.toBeNull();
    expect(await collect()).toMatchObject({ queueStatus: 4, failure: 'ConsentWithdrawn' });
  });

  it('targets of orders are merchants', async () => {
    const wish = { objectType: 5, connectorId: way, targetType: 1, targetId: upId };
    expect((await run.post('admin', 'task/runNow', wish)).code).toBe(1012001);
    expect((await run.post('admin', 'task/runNow', { ...wish, targetType: 3, targetId: '1' })).code).toBe(1020002);
    expect((await run.post('admin', 'task/runNow', { ...wish, objectType: 1 })).code).toBe(1012001);
  });
});
