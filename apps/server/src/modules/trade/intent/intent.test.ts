import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { ups } from '../../../tables/creators/creator';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { expireIntents } from './life';
import { cooperationIntents } from '../../../tables/trade/intent';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const row = async (id: string) => (await trade.db.select().from(cooperationIntents).where(eq(cooperationIntents.id, id)))[0];
const taken = new Set<string>();
/** A creator that no test has invited yet. */
const fresh = async () => {
  const upId = (await trade.freeUps(40)).find((id) => !taken.has(id)) ?? '';
  taken.add(upId);
  return upId;
};
const send = async (by: 'bd' | 'shop', more: Record<string, unknown> = {}) =>
  trade.post(by, '/main/intent/send', { upId: await fresh(), message: 'Would you like to try it?', ...more });

describe('cooperation intents', () => {
  it('are numbered and go once in 7 days to a creator that is not blacklisted: 1033022, 1033023, 1033024', async () => {
    const upId = await fresh();
    const first = await send('bd', { upId });
    expect(first.code).toBe(200);
    expect(await row(first.data.id)).toMatchObject({ intentStatus: 0, fromType: 1, intentNo: expect.stringMatching(/^YX\d{6}PH\d{5}$/) });
    expect((await send('bd', { upId })).code).toBe(1033022);
    expect([(await send('bd', { message: ' ' })).code, (await send('bd', { message: 'x'.repeat(501) })).code]).toEqual([1033024, 1033024]);
    const black = await fresh();
    await trade.db.update(ups).set({ blackFlag: true }).where(eq(ups.id, black));
    expect((await send('bd', { upId: black })).code).toBe(1033023);
    expect((await send('bd', { upId: '999' })).code).toBe(1020002);
  });

  it('are noted for a creator who came by itself: interested at once, turned into a submission, never by a merchant', async () => {
    const noted = await send('bd', { fromType: 3, message: 'Wrote to us about the serum' });
    expect(noted.code).toBe(200);
    expect(await row(noted.data.id)).toMatchObject({ intentStatus: 2, fromType: 3 });
    const { data } = await trade.get<{ can: string[] }>('bd', '/main/intent/detail', { id: noted.data.id });
    expect(data.can).toEqual(['convert']);
    expect((await send('shop', { fromType: 3, goodsId: trade.product.id })).code).toBe(1012001);
    expect((await send('bd', { fromType: 2 })).code).toBe(1012001);
  });

  it('are seen, answered once, and noted by their sender only', async () => {
    const { id } = (await send('bd')).data;
    expect((await trade.post('bd2', '/main/intent/view', { id })).code).toBe(1020002);
    expect((await trade.post('bd', '/main/intent/view', { id })).code).toBe(200);
    expect((await trade.post('bd', '/main/intent/view', { id })).code).toBe(1020001);
    expect((await trade.post('bd', '/main/intent/reply', { id, interested: false, replyContent: 'No time.' })).code).toBe(200);
    expect(await row(id)).toMatchObject({ intentStatus: 3, replyContent: 'No time.' });
    expect((await trade.post('bd', '/main/intent/reply', { id, interested: true, replyContent: '' })).code).toBe(1020001);
  });

  it('are narrowed by who sent them and by the country of the creator', async () => {
    const mine = (await send('bd')).data.id;
    const ofShop = (await send('shop', { goodsId: trade.product.id })).data.id;
    const found = async (query: Record<string, string | number>) =>
      (await trade.get<{ rows: { id: string }[] }>('admin', '/main/intent/page', { pageSize: 100, ...query })).data.rows
        .map(({ id }) => id)
        .filter((id) => id === mine || id === ofShop);
    expect(await found({ fromType: 1 })).toEqual([mine]);
    expect(await found({ fromType: 2, country: 'PH' })).toEqual([ofShop]);
    expect(await found({ country: 'VN' })).toEqual([]);
  });

  it('become a submission when the creator is interested', async () => {
    const { id } = (await send('bd')).data;
    const workOrderId = await trade.claimed();
    const convert = () =>
      trade.post<{ workOrderUpId: string }>('bd', '/main/intent/convert', { id, workOrderId, recommendReason: 'Asked for it.' });
    expect((await convert()).code).toBe(1020001);
    await trade.must('bd', '/main/intent/reply', { id, interested: true, replyContent: 'Yes.' });
    const { workOrderUpId } = (await convert()).data;
    expect(await row(id)).toMatchObject({ intentStatus: 5, workOrderId, convertWorkOrderUpId: workOrderUpId });
    expect(await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, workOrderUpId))).toMatchObject([{ approvalStatus: 1 }]);
  });

  it('join the submission of a creator who is in the order already', async () => {
    const [upId, workOrderId] = [await fresh(), await trade.claimed()];
    const { id } = await trade.must('bd', '/main/intent/send', { upId, message: 'Hello.' });
    await trade.must('bd', '/main/intent/reply', { id, interested: true, replyContent: 'Yes.' });
    const submission = await trade.submitted(workOrderId, upId);
    expect(await trade.must('bd', '/main/intent/convert', { id, workOrderId, recommendReason: 'Asked for it.' })).toEqual({
      workOrderUpId: submission,
    });
    expect(await row(id)).toMatchObject({ intentStatus: 5, convertWorkOrderUpId: submission });
    expect(await trade.db.select({ id: workOrderUps.id }).from(workOrderUps).where(eq(workOrderUps.workOrderId, workOrderId))).toEqual([
      { id: submission },
    ]);
  });

  it('of a merchant are told, shown and converted to the BD of the creator, for orders of that merchant, and to no other: 1020002', async () => {
    const upId = await fresh();
    await trade.db.update(ups).set({ bdId: trade.ids.bd }).where(eq(ups.id, upId));
    const { id } = (await send('shop', { upId, goodsId: trade.product.id })).data;
    const [own, elsewhere] = [await trade.claimed(), await trade.claimed()];
    await trade.db.update(workOrders).set({ shopId: '999' }).where(eq(workOrders.id, elsewhere));
    const seen = async (by: 'bd' | 'bd2' | 'foreignBd' | 'leader' | 'otherLeader') =>
      (await trade.get<{ rows: { id: string; can: string[] }[] }>(by, '/main/intent/page', { pageSize: 100 })).data.rows.find(
        (found) => found.id === id,
      )?.can;
    expect([await seen('bd'), await seen('bd2'), await seen('foreignBd'), await seen('leader'), await seen('otherLeader')]).toEqual([
      ['view', 'reply'],
      undefined,
      undefined,
      [],
      undefined,
    ]);
    const told = async (by: 'bd' | 'bd2' | 'shop') =>
      (await trade.get<{ title: string }[]>(by, '/main/sysNotice/limitLastSysNotice', { noticeClass: 3 })).data.map(({ title }) => title);
    expect([await told('bd'), await told('bd2')]).toEqual([
      expect.arrayContaining([expect.stringMatching(/^A merchant invites your creator: /)]),
      expect.not.arrayContaining([expect.stringMatching(/merchant invites/)]),
    ]);
    const reply = (by: 'bd' | 'bd2') => trade.post(by, '/main/intent/reply', { id, interested: true, replyContent: 'Yes.' });
    const convert = (by: 'bd' | 'bd2' | 'shop', workOrderId = own) =>
      trade.post<{ workOrderUpId: string }>(by, '/main/intent/convert', { id, workOrderId, recommendReason: 'The merchant wants her.' });
    expect([(await reply('bd2')).code, (await reply('bd')).code]).toEqual([1020002, 200]);
    expect(await seen('bd')).toEqual(['convert']);
    expect([(await convert('bd2')).code, (await convert('bd', elsewhere)).code, (await convert('shop')).code]).toEqual([
      1020002, 1020002, 1013002,
    ]);
    const { workOrderUpId } = (await convert('bd')).data;
    expect(await row(id)).toMatchObject({ intentStatus: 5, workOrderId: own, convertWorkOrderUpId: workOrderUpId });
    expect(await told('shop')).toEqual(expect.arrayContaining([expect.stringMatching(/^The creator was submitted to an order: /)]));
  });

  it('are expired from the hour they end, also before that is noted: 1020001', async () => {
    const { id } = (await send('bd')).data;
    await trade.db
      .update(cooperationIntents)
      .set({ expireTime: new Date(Date.now() - 1000) })
      .where(eq(cooperationIntents.id, id));
    const reply = await trade.post('bd', '/main/intent/reply', { id, interested: true, replyContent: 'Yes.' });
    expect([reply.code, reply.message]).toEqual([1020001, expect.stringContaining('Expired')]);
    expect(
      (await trade.get<{ rows: { id: string; can: string[] }[] }>('bd', '/main/intent/page', { pageSize: 100 })).data.rows.find(
        (found) => found.id === id,
      )?.can,
    ).toEqual([]);
    expect((await row(id))?.intentStatus).toBe(0);
  });

  it('run out after 7 days, and stay among those who may see them', async () => {
    const { id } = (await send('shop', { goodsId: trade.product.id })).data;
    expect(await row(id)).toMatchObject({ fromType: 2, shopId: trade.shop.id });
    const sees = async (by: 'shop' | 'otherShop' | 'bd' | 'admin') =>
      (await trade.get<{ rows: { id: string }[] }>(by, '/main/intent/page', { pageSize: 100 })).data.rows.some((found) => found.id === id);
    expect([await sees('shop'), await sees('otherShop'), await sees('bd'), await sees('admin')]).toEqual([true, false, false, true]);
    await trade.db
      .update(cooperationIntents)
      .set({ expireTime: new Date(Date.now() - 1000) })
      .where(eq(cooperationIntents.id, id));
    await expireIntents(server.services);
    expect((await row(id))?.intentStatus).toBe(4);
  });

  it('that nobody answered and that end within three days are found, by those who see them', async () => {
    const [soon, later, over, answered] = [
      (await send('bd')).data.id,
      (await send('bd')).data.id,
      (await send('bd')).data.id,
      (await send('bd')).data.id,
    ];
    const until = (id: string, hours: number) =>
      trade.db
        .update(cooperationIntents)
        .set({ expireTime: new Date(Date.now() + hours * 3_600_000) })
        .where(eq(cooperationIntents.id, id));
    await until(soon, 71);
    await until(later, 73);
    await until(over, -1);
    await until(answered, 71);
    await trade.must('bd', '/main/intent/reply', { id: answered, interested: true, replyContent: 'Yes.' });
    const found = async (by: 'bd' | 'bd2' | 'leader' | 'otherLeader') => {
      const { rows } = (await trade.get<{ rows: { id: string }[] }>(by, '/main/intent/page', { due: 'expiring', pageSize: 100 })).data;
      return [soon, later, over, answered].filter((id) => rows.some((intent) => intent.id === id));
    };
    for (const by of ['bd', 'leader'] as const) expect([by, await found(by)]).toEqual([by, [soon]]);
    for (const by of ['bd2', 'otherLeader'] as const) expect([by, await found(by)]).toEqual([by, []]);
    expect((await trade.get('bd', '/main/intent/page', { due: 'soon' })).code).toBe(1012001);
  });

  it('are at most 100 a day: 1033021', async () => {
    const { id } = (await send('bd')).data;
    const sent = await row(id);
    if (!sent) throw new Error('no intent');
    await trade.db
      .insert(cooperationIntents)
      .values(Array.from({ length: 100 }, (_, n) => ({ ...sent, id: undefined, intentNo: `DAY-${n}`, upId: '1' })));
    expect((await send('bd')).code).toBe(1033021);
  });
});
