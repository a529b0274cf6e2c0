import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { goods } from '../../../tables/merchants/product';
import { shops } from '../../../tables/merchants/merchant';
import { demandForms } from '../../../tables/trade/demandForm';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const draft = (more: Record<string, unknown> = {}) => ({
  demandName: 'Wish',
  goodsId: trade.product.id,
  requireUpNum: 2,
  wholeProportion: '20',
  upProportion: '12',
  workAttribute: 1,
  upShotCost: '2500',
  provideSample: false,
  ...more,
});
const add = async (more: Record<string, unknown> = {}) => (await trade.must('shop', '/main/demandForm/add', draft(more))).id;
const submit = async (id: string) => (await trade.post('shop', '/main/demandForm/submit', { id })).code;
const row = async (id: string) => (await trade.db.select().from(demandForms).where(eq(demandForms.id, id)))[0];
const submitted = async (more: Record<string, unknown> = {}) => {
  const id = await add(more);
  expect(await submit(id)).toBe(200);
  return id;
};

describe('demand forms', () => {
  it.each([
    [{ requireUpNum: 0 }, 1023003],
    [{ requireUpNum: 501 }, 1023003],
    [{ upProportion: '20.01' }, 1023004],
    [{ upShotCost: undefined }, 1023005],
  ])('with %j are not submitted: %i', async (more, code) => {
    expect(await submit(await add(more))).toBe(code);
  });

  it('wait for the certificate and for the product: 1023001, 1023002', async () => {
    const id = await add();
    await trade.db.update(shops).set({ shopStatus: 1 }).where(eq(shops.id, trade.shop.id));
    expect(await submit(id)).toBe(1023001);
    await trade.db.update(shops).set({ shopStatus: 2 }).where(eq(shops.id, trade.shop.id));
    await trade.db.update(goods).set({ status: 0 }).where(eq(goods.id, trade.product.id));
    expect(await submit(id)).toBe(1023002);
    await trade.db.update(goods).set({ status: 1 }).where(eq(goods.id, trade.product.id));
    expect(await submit(id)).toBe(200);
    expect(await submit(id)).toBe(1020001);
    expect((await row(id))?.demandNo).toMatch(/^XQ\d{6}PH\d{5}$/);
  });

  it('are edited and deleted as drafts only', async () => {
    const id = await add();
    expect((await trade.post('shop', '/main/demandForm/edit', { id, version: 0, ...draft({ demandName: 'Other' }) })).code).toBe(200);
    expect((await trade.post('shop', '/main/demandForm/edit', { id, version: 0, ...draft() })).code).toBe(1020003);
    await submit(id);
    expect((await trade.post('shop', '/main/demandForm/edit', { id, version: 2, ...draft() })).code).toBe(1020001);
    expect((await trade.must<{ failed: { code: number }[] }>('shop', '/main/demandForm/delete', { ids: [id] })).failed[0]?.code).toBe(
      1020001,
    );
  });

  it('C-21 of another merchant answer like missing ones', async () => {
    const id = await submitted();
    for (const foreign of [id, '999']) {
      expect((await trade.get('otherShop', '/main/demandForm/detail', { id: foreign })).code).toBe(1020002);
      expect((await trade.post('otherShop', '/main/demandForm/end', { id: foreign, reason: 'r' })).code).toBe(1020002);
    }
    expect((await trade.get('otherLeader', '/main/demandForm/detail', { id })).code).toBe(1020002);
    expect((await trade.get('leader', '/main/demandForm/detail', { id })).code).toBe(200);
    expect((await trade.get('bd', '/main/demandForm/detail', { id: await add() })).code).toBe(1020002);
  });

  it('become one order with their wished creators, each with a BD at the hand-out: 1023006, 1023007', async () => {
    const [own, foreign] = await trade.freeUps(2);
    const id = await submitted({ ups: [{ upId: own }, { upId: foreign }] });
    const { workOrderId } = await trade.must<{ workOrderId: string }>('leader', '/main/demandForm/convert', { id });
    expect((await trade.post('admin', '/main/demandForm/convert', { id })).code).toBe(1023006);
    expect((await trade.detail(workOrderId)).wishes).toHaveLength(2);
    await trade.allocate(workOrderId, [['bd', 2]], 'leader');
    expect((await trade.detail(workOrderId)).wishes.map(({ bd }) => bd?.id)).toEqual([trade.ids.bd, trade.ids.bd]);
    expect((await trade.handOut(workOrderId, 'leader')).ok).toEqual([workOrderId]);
    expect((await trade.post('shop', '/main/demandForm/end', { id, reason: 'r' })).code).toBe(1020001);
    expect((await trade.post('admin', '/main/demandForm/end', { id, reason: 'r' })).code).toBe(1023007);
    await trade.must('leader', '/main/workOrder/end', { id: workOrderId, reason: 'Done.' });
    expect(await row(id)).toMatchObject({ demandStatus: 3, result: { approved: 0, fulfilled: 0 } });
  });

  it('end with a reason, take a draft order along, and can be copied', async () => {
    const id = await submitted();
    const { workOrderId } = await trade.must<{ workOrderId: string }>('admin', '/main/demandForm/convert', { id });
    expect((await trade.post('admin', '/main/demandForm/end', { id, reason: '' })).code).toBe(1012001);
    expect((await trade.post('admin', '/main/demandForm/end', { id, reason: 'No stock.' })).code).toBe(200);
    expect((await trade.get('admin', '/main/workOrder/detail', { id: workOrderId })).code).toBe(1020002);
    const copy = (await trade.must('shop', '/main/demandForm/copy', { id })).id;
    expect(await row(copy)).toMatchObject({ demandStatus: 0, demandName: 'Wish' });
    const history = (await trade.get<{ action: string }[]>('shop', '/main/demandForm/history', { id })).data;
    expect(history.map(({ action }) => action)).toEqual(['demandForm.add', 'demandForm.submit', 'demandForm.convert', 'demandForm.end']);
  });

  it('stand by the day until which they are wanted, those without one last', async () => {
    const days = ['2031-05-02', undefined, '2031-05-01'];
    for (const expectEnd of days) await submitted({ demandName: 'By day', ...(expectEnd && { expectEnd }) });
    const query = { searchValue: 'By day', sortField: 'expectEnd', sortOrder: 'ascend' };
    const { rows } = (await trade.get<{ rows: { expectEnd: string | null }[] }>('shop', '/main/demandForm/page', query)).data;
    expect(rows.map(({ expectEnd }) => expectEnd)).toEqual(['2031-05-01', '2031-05-02', null]);
  });

  it('that ended without an order are found, by those who see them', async () => {
    const [refused, dropped, kept, open] = [await submitted(), await submitted(), await submitted(), await submitted()];
    await trade.must('admin', '/main/demandForm/end', { id: refused, reason: 'No stock.' });
    await trade.must('admin', '/main/demandForm/convert', { id: dropped });
    await trade.must('admin', '/main/demandForm/end', { id: dropped, reason: 'Changed our mind.' });
    const { workOrderId } = await trade.must<{ workOrderId: string }>('admin', '/main/demandForm/convert', { id: kept });
    await trade.allocate(workOrderId, [['bd', 2]]);
    await trade.handOut(workOrderId);
    await trade.must('admin', '/main/workOrder/end', { id: workOrderId, reason: 'Done.' });
    const found = async (by: 'shop' | 'otherShop' | 'leader' | 'otherLeader') => {
      const { rows } = (await trade.get<{ rows: { id: string }[] }>(by, '/main/demandForm/page', { outcome: 'noOrder', pageSize: 100 }))
        .data;
      return [refused, dropped, kept, open].filter((id) => rows.some((form) => form.id === id));
    };
    expect(await found('shop')).toEqual([refused, dropped]);
    expect(await found('leader')).toEqual([refused, dropped]);
    expect([await found('otherShop'), await found('otherLeader')]).toEqual([[], []]);
    expect((await trade.get('shop', '/main/demandForm/page', { outcome: 'refused' })).code).toBe(1012001);
  });
});
