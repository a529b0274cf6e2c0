import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lives } from '../../../tables/trade/live';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { goods } from '../../../tables/merchants/product';
import { notices } from '../../../tables/base/notice';
import { followLives } from './followLives';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  await trade.db.delete(lives);
});
afterAll(() => server.close());

const hourMs = 3_600_000;
/** Hours from now, as times travel. */
const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString().slice(0, 19).replace('T', ' ');
const own = async (by: 'bd' | 'bd2' = 'bd') => {
  const upId = await trade.freeUp();
  await trade.must(by, '/main/up/claim', { ids: [upId] });
  return upId;
};
const planOf = (upId: string, from: number, more: object = {}) => ({
  liveTitle: 'Payday live',
  upId,
  goodsIds: [trade.product.id],
  beginTime: at(from),
  endTime: at(from + 2),
  isConfirmed: true,
  ...more,
});
const plan = async (from: number, more: object = {}, upId?: string) =>
  (await trade.must('bd', '/main/live/add', planOf(upId ?? (await own()), from, more))).id;
const add = (by: Parameters<Trade['post']>[0], body: object) => trade.post(by, '/main/live/add', body);
const row = async (id: string) => (await trade.db.select().from(lives).where(eq(lives.id, id)))[0];
const results = { viewers: 12_500, peakViewers: 1830, orders: 214, gmv: '85386.50' };

describe('planning', () => {
  it('needs times in order, not long ago, and products on sale in the country', async () => {
    const upId = await own();
    expect((await add('bd', planOf(upId, 5, { endTime: at(5) }))).code).toBe(1035003);
    expect((await add('bd', planOf(upId, 5, { endTime: at(30) }))).code).toBe(1035003);
    expect((await add('bd', planOf(upId, -31 * 24))).code).toBe(1035004);
    const [foreign] = await trade.db.select().from(goods).where(eq(goods.country, 'VN')).limit(1);
    expect((await add('bd', planOf(upId, 5, { goodsIds: [foreign?.id] }))).code).toBe(1035005);
    expect((await add('bd', planOf(upId, 5, { goodsIds: [] }))).code).toBe(1012001);
    expect(await trade.db.$count(lives)).toBe(0);
  });

  it('is for own creators: of others they are not there, and merchants may not', async () => {
    const upId = await own();
    for (const by of ['bd2', 'foreignBd', 'otherLeader'] as const)
      expect([by, (await add(by, planOf(upId, 5))).code]).toEqual([by, 1020002]);
    for (const by of ['shop', 'finance'] as const) expect([by, (await add(by, planOf(upId, 5))).code]).toEqual([by, 1013002]);
    expect((await add('leader', planOf(upId, 400))).code).toBe(200);
    expect((await add('admin', planOf(upId, 500))).code).toBe(200);
  });

  it('refuses a creator who is on air at the time, and lets one live begin when another ends', async () => {
    const upId = await own();
    const id = await plan(50, {}, upId);
    const { code, message } = await add('bd', planOf(upId, 51));
    expect([code, message.includes((await row(id))?.liveNo ?? '-')]).toEqual([1035001, true]);
    expect((await add('bd', { ...planOf(upId, 52), beginTime: (await detail(id)).endTime })).code).toBe(200);
    await trade.must('bd', '/main/live/cancel', { id, reason: 'She is ill.' });
    expect((await add('bd', planOf(upId, 50.5, { endTime: at(51.5) }))).code).toBe(200);
  });

  it('asks before a product is shown twice at a time, and tells of the other live before saving', async () => {
    const id = await plan(100);
    const other = await own('bd2');
    const slot = { upId: other, goodsIds: trade.product.id, beginTime: at(101), endTime: at(103) };
    const seen = (
      await trade.get<{ kind: string; live: unknown; up: unknown; goods: { id: string }[] }[]>('bd2', '/main/live/conflicts', slot)
    ).data;
    // Another BD's live is told without its name.
    expect(seen).toMatchObject([{ kind: 'goods', live: null, up: null, goods: [{ id: trade.product.id }] }]);
    expect((await trade.get<object[]>('admin', '/main/live/conflicts', slot)).data).toMatchObject([{ live: { id } }]);
    expect((await add('bd2', planOf(other, 101, { isConfirmed: false }))).code).toBe(1035002);
    expect((await add('bd2', planOf(other, 101))).code).toBe(200);
    expect((await trade.get('bd2', '/main/live/conflicts', { ...slot, endTime: at(100) })).code).toBe(1035003);
    expect((await trade.get('foreignBd', '/main/live/conflicts', slot)).code).toBe(1020002);
  });

  it('gives a creator to one of twenty who plan at once', async () => {
    const upId = await own();
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await add('bd', planOf(upId, 200))).code));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 1035001)).toHaveLength(19);
  });

  it('moves while it is planned, as it was read', async () => {
    const upId = await own();
    const id = await plan(300, {}, upId);
    const edit = (version: number, more: object = {}) => trade.post('bd', '/main/live/edit', { id, version, ...planOf(upId, 301, more) });
    expect((await edit(7)).code).toBe(1020003);
    expect((await edit(0, { liveTitle: 'New title' })).code).toBe(200);
    expect(await row(id)).toMatchObject({ liveTitle: 'New title', version: 1 });
    await trade.db.update(lives).set({ liveStatus: 2 }).where(eq(lives.id, id));
    expect((await edit(1)).code).toBe(1020001);
    expect((await trade.post('bd2', '/main/live/edit', { id, version: 1, ...planOf(upId, 301) })).code).toBe(1020002);
  });
});

const detail = async (id: string) =>
  (await trade.get<{ endTime: string; can: string[]; liveStatus: number }>('bd', '/main/live/detail', { id })).data;

describe('the clock', () => {
  it('reminds the BD once, an hour before, and brings a live on air and to its end', async () => {
    const id = await plan(700);
    const begin = (await row(id))?.beginTime.getTime() ?? 0;
    const told = async () =>
      (await trade.db.select().from(notices).where(eq(notices.type, 39))).filter(
        ({ extraParam }) => (extraParam as { id?: string }).id === id,
      ).length;
    const tick = (hours: number) => followLives(server.services, new Date(begin + hours * hourMs));
    await tick(-1.1);
    expect([await told(), (await row(id))?.liveStatus]).toEqual([0, 1]);
    await tick(-0.9);
    await tick(-0.5);
    expect([await told(), (await row(id))?.liveStatus]).toEqual([1, 1]);
    await tick(0);
    expect((await row(id))?.liveStatus).toBe(2);
    expect((await detail(id)).can).toEqual(['miss']);
    await tick(1.9);
    expect((await row(id))?.liveStatus).toBe(2);
    await tick(2);
    expect([(await row(id))?.liveStatus, (await detail(id)).can]).toEqual([3, ['report', 'miss']]);
    const history = (await trade.get<{ action: string }[]>('bd', '/main/live/history', { id })).data.map(({ action }) => action);
    expect(history.toSorted()).toEqual(['live.add', 'live.finish', 'live.remind', 'live.start']);
  });

  it('says of what is recorded late that it is over', async () => {
    expect((await row(await plan(-40)))?.liveStatus).toBe(3);
    expect((await row(await plan(-1)))?.liveStatus).toBe(2);
  });
});

describe('results', () => {
  it('are told by whoever follows the live, in the amounts of its currency, and corrected', async () => {
    const id = await plan(-50);
    const report = (by: Parameters<Trade['post']>[0], more: object = {}) =>
      trade.post(by, '/main/live/report', { id, ...results, ...more });
    expect(
      (await trade.get<{ totalRows: number }>('bd', '/main/live/page', { waits: 'me', searchValue: (await row(id))?.liveNo ?? '' })).data
        .totalRows,
    ).toBe(1);
    expect((await report('bd', { gmv: '1.005' })).code).toBe(1012001);
    expect((await report('bd', { viewers: -1 })).code).toBe(1012001);
    expect((await report('bd', { peakViewers: 20_000 })).code).toBe(1012001);
    expect((await report('bd2')).code).toBe(1020002);
    expect((await report('shop')).code).toBe(1013002);
    expect((await report('bd')).code).toBe(200);
    expect(await row(id)).toMatchObject({ liveStatus: 4, viewers: 12_500, gmv: '85386.50', resultSource: 1 });
    expect((await report('leader', { orders: 215 })).code).toBe(200);
    expect(await row(id)).toMatchObject({ orders: 215 });
    expect((await trade.post('bd', '/main/live/miss', { id, reason: 'No.' })).code).toBe(1020001);
    const planned = await plan(800);
    expect((await trade.post('bd', '/main/live/report', { id: planned, ...results })).code).toBe(1020001);
  });

  it('do not follow from a live that was not, and ends need their reason', async () => {
    const id = await plan(-60);
    expect((await trade.post('bd', '/main/live/miss', { id, reason: '' })).code).toBe(1012001);
    expect((await trade.post('bd', '/main/live/cancel', { id, reason: 'Late.' })).code).toBe(1020001);
    await trade.must('bd', '/main/live/miss', { id, reason: 'The connection failed.' });
    expect((await trade.post('bd', '/main/live/report', { id, ...results })).code).toBe(1020001);
  });
});

describe('lists', () => {
  it('show each role its own; the week has the day and hour of the country', async () => {
    const upId = await own();
    const no = (await row(await plan(0, { beginTime: '2099-03-01 16:30:00', endTime: '2099-03-01 18:00:00' }, upId)))?.liveNo ?? '';
    const seen = async (by: Parameters<Trade['get']>[0]) =>
      (await trade.get<{ totalRows: number }>(by, '/main/live/page', { searchValue: no })).data?.totalRows ?? 0;
    const rows = await Promise.all((['admin', 'leader', 'bd', 'bd2', 'otherLeader', 'foreignBd'] as const).map(seen));
    expect(rows).toEqual([1, 1, 1, 0, 0, 0]);
    expect((await trade.get('shop', '/main/live/page')).code).toBe(1013002);
    const week = (from: string) => trade.get<{ rows: { localBegin: string; localEnd: string }[] }>('bd', '/main/live/week', { from });
    // Half past midnight of the second of March in Manila.
    expect((await week('2099-03-02')).data.rows).toMatchObject([{ localBegin: '2099-03-02 00:30', localEnd: '2099-03-02 02:00' }]);
    expect((await week('2099-02-23')).data.rows).toEqual([]);
    await plan(0, { beginTime: '2099-03-03 10:00:00', endTime: '2099-03-03 11:00:00' }, upId);
    const begins = async (query: object) =>
      (
        await trade.get<{ rows: { beginTime: string }[] }>('bd', '/main/live/page', { from: '2099-03-01', to: '2099-03-04', ...query })
      ).data.rows.map(({ beginTime }) => beginTime);
    const soonestFirst = ['2099-03-01 16:30:00', '2099-03-03 10:00:00'];
    expect([await begins({ liveStatus: 1 }), await begins({})]).toEqual([soonestFirst, soonestFirst.toReversed()]);
    expect((await trade.get<{ totalRows: number }>('bd', '/main/live/page', { from: '2099-03-02', to: '2099-03-02' })).data.totalRows).toBe(
      1,
    );
    expect((await trade.get<{ totalRows: number }>('bd', '/main/live/page', { from: '2099-03-01', to: '2099-03-01' })).data.totalRows).toBe(
      0,
    );
  });
});
