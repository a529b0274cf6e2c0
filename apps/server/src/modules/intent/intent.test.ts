import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';
import { type Trade, tradeOn } from '../../testing/trade';
import { ups } from '../up';
import { workOrderUps } from '../workOrderUp/tables';
import { expireIntents } from './life';
import { cooperationIntents } from './tables';

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
const send = async (by: 'bd' | 'shop', more: Record<string, unknown> = {}) => trade.post(by, '/main/intent/send', { upId: await fresh(), message: 'Would you like to try it?', ...more });

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

  it('are seen, answered once, and noted by their sender only', async () => {
    const { id } = (await send('bd')).data;
    expect((await trade.post('bd2', '/main/intent/view', { id })).code).toBe(1020002);
    expect((await trade.post('bd', '/main/intent/view', { id })).code).toBe(200);
    expect((await trade.post('bd', '/main/intent/view', { id })).code).toBe(1020001);
    expect((await trade.post('bd', '/main/intent/reply', { id, interested: false, replyContent: 'No time.' })).code).toBe(200);
    expect(await row(id)).toMatchObject({ intentStatus: 3, replyContent: 'No time.' });
    expect((await trade.post('bd', '/main/intent/reply', { id, interested: true, replyContent: '' })).code).toBe(1020001);
  });

  it('become a submission when the creator is interested', async () => {
    const { id } = (await send('bd')).data;
    const workOrderId = await trade.claimed();
    const convert = () => trade.post<{ workOrderUpId: string }>('bd', '/main/intent/convert', { id, workOrderId, recommendReason: 'Asked for it.' });
    expect((await convert()).code).toBe(1020001);
    await trade.must('bd', '/main/intent/reply', { id, interested: true, replyContent: 'Yes.' });
    const { workOrderUpId } = (await convert()).data;
    expect(await row(id)).toMatchObject({ intentStatus: 5, workOrderId, convertWorkOrderUpId: workOrderUpId });
    expect(await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, workOrderUpId))).toMatchObject([{ approvalStatus: 1 }]);
  });

  it('run out after 7 days, and stay among those who may see them', async () => {
    const { id } = (await send('shop', { goodsId: trade.product.id })).data;
    expect(await row(id)).toMatchObject({ fromType: 2, shopId: trade.shop.id });
    const sees = async (by: 'shop' | 'otherShop' | 'bd' | 'admin') => (await trade.get<{ rows: { id: string }[] }>(by, '/main/intent/page', { pageSize: 100 })).data.rows.some((found) => found.id === id);
    expect([await sees('shop'), await sees('otherShop'), await sees('bd'), await sees('admin')]).toEqual([true, false, false, true]);
    await trade.db.update(cooperationIntents).set({ expireTime: new Date(Date.now() - 1000) }).where(eq(cooperationIntents.id, id));
    await expireIntents(server.services);
    expect((await row(id))?.intentStatus).toBe(4);
  });

  it('are at most 100 a day: 1033021', async () => {
    const { id } = (await send('bd')).data;
    const sent = await row(id);
    if (!sent) throw new Error('no intent');
    await trade.db.insert(cooperationIntents).values(Array.from({ length: 100 }, (_, n) => ({ ...sent, id: undefined, intentNo: `DAY-${n}`, upId: '1' })));
    expect((await send('bd')).code).toBe(1033021);
  });
});
