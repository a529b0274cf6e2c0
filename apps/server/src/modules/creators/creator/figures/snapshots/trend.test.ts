import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveRole } from '../../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../../testing/trade';
import { addDays } from '../../../../system/country';
import { workOrderUps } from '../../../../../tables/trade/submission';
import { ups } from '../../../../../tables/creators/creator';
import { keepDayOfAll } from './keepDayOfAll';
import { upMetricDaily } from './tables';

let server: TestServer;
let trade: Trade;
let up: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  const submission = await trade.approved(await trade.claimed());
  up = (await trade.db.select({ id: workOrderUps.upId }).from(workOrderUps).where(eq(workOrderUps.id, submission)))[0]?.id ?? '';
});
afterAll(() => server.close());

const day = { fans: 1000, likes: 9000, works: 20, views30: 500, interactionRate: 0.0523, avgViews: 70, gmv: '1250.50', currency: 'PHP' };
const keep = (days: Record<string, Partial<typeof day & { fansInc: number }>>) =>
  trade.db.insert(upMetricDaily).values(Object.entries(days).map(([statDate, more]) => ({ upId: up, statDate, ...day, ...more })));
beforeEach(() => trade.db.delete(upMetricDaily).where(eq(upMetricDaily.upId, up)));
const ask = (by: 'bd' | 'bd2' | 'foreignBd' | 'shop' | 'otherShop' | 'otherLeader' | 'admin' | 'finance', input: Record<string, string>) =>
  trade.get<{ ratiosOnly: boolean; rows: Record<string, unknown>[] }>(by, '/main/up/trend', { id: up, ...input });

describe('the trend of a creator', () => {
  it('has the days that are known from the first to the last, oldest first', async () => {
    await keep({ '2026-03-03': { fansInc: 5 }, '2026-03-01': {}, '2026-02-28': {}, '2026-03-04': {} });
    const { data } = await ask('admin', { from: '2026-03-01', to: '2026-03-03' });
    expect(data.ratiosOnly).toBe(false);
    expect(data.rows.map(({ statDate }) => statDate)).toEqual(['2026-03-01', '2026-03-03']);
    expect(data.rows[1]).toEqual({
      statDate: '2026-03-03',
      fans: 1000,
      fansInc: 5,
      likes: 9000,
      works: 20,
      worksInc: null,
      views: 500,
      interactionRate: 0.0523,
      avgViews: 70,
      gmv: '1250.50',
      orders: null,
      currency: 'PHP',
    });
  });

  it('writes money in the decimals of its currency', async () => {
    await keep({ '2026-03-01': {} });
    await trade.db.update(upMetricDaily).set({ gmv: '90000', currency: 'VND' }).where(eq(upMetricDaily.upId, up));
    expect((await ask('admin', { from: '2026-03-01', to: '2026-03-01' })).data.rows[0]).toMatchObject({ gmv: '90000', currency: 'VND' });
  });

  it('shows a merchant the ratios of creators in own orders, and nothing else', async () => {
    await keep({ '2026-03-01': {} });
    const { data } = await ask('shop', { from: '2026-03-01', to: '2026-03-01' });
    expect(data.ratiosOnly).toBe(true);
    const [row = {}] = data.rows;
    expect(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))).toEqual({
      statDate: '2026-03-01',
      interactionRate: 0.0523,
    });
  });

  it.each(['bd2', 'foreignBd', 'otherShop', 'otherLeader'] as const)(
    '1020002 is refused to %s, as for a creator that does not exist',
    async (by) => {
      await trade.db.update(ups).set({ bdId: trade.ids.bd }).where(eq(ups.id, up));
      const range = { from: '2026-03-01', to: '2026-03-02' };
      expect((await ask(by, range)).code).toBe(1020002);
      expect((await ask('admin', { ...range, id: '999999999999' })).code).toBe(1020002);
      expect((await ask('bd', range)).code).toBe(200);
    },
  );

  it('1013002 is refused without upDetail.get, 1011004 without a session', async () => {
    await giveRole(server, 'staff.1', { code: 'reader', permissions: ['upLibrary.query'] });
    const range = { id: up, from: '2026-03-01', to: '2026-03-02' };
    expect((await (await server.as('staff.1')).get('/main/up/trend', range)).body).toMatchObject({
      code: 1013002,
      permission: 'upDetail.get',
    });
    expect((await server.get('/main/up/trend', range)).body.code).toBe(1011004);
  });

  it.each([
    ['to', { from: '2026-03-02', to: '2026-03-01' }],
    ['from', { from: '2025-01-01', to: '2026-02-05' }],
    ['from', { from: '2026-02-30', to: '2026-03-01' }],
    ['to', { from: '2026-02-01', to: '2026-03-01 00:00:00' }],
    ['from', { to: '2026-03-01' }],
    ['id', { id: 'x', from: '2026-02-01', to: '2026-03-01' }],
  ])('1012001 is refused at %s for %j', async (field, input) => {
    expect(await ask('admin', input as Record<string, string>)).toMatchObject({ code: 1012001, fields: { [field]: expect.any(String) } });
  });

  it('takes 400 days and no more', async () => {
    expect((await ask('admin', { from: addDays('2026-03-01', -399), to: '2026-03-01' })).code).toBe(200);
    expect((await ask('admin', { from: addDays('2026-03-01', -400), to: '2026-03-01' })).code).toBe(1012001);
  });
});

describe('the day of every creator', () => {
  const night = new Date('2031-05-05T15:50:00Z');
  const daysOf = () => trade.db.select().from(upMetricDaily).where(eq(upMetricDaily.upId, up)).orderBy(upMetricDaily.statDate);

  it('is kept once, with what was won since the day before', async () => {
    await trade.db
      .update(ups)
      .set({
        fansNum: 1200,
        likesNum: 9100,
        worksNum: 23,
        avgViews: 80,
        interactionRate: 0.06,
        sales30: '99.50',
        sales30Currency: 'PHP',
        dataTime: night,
      })
      .where(eq(ups.id, up));
    await keep({ '2031-05-04': {} });
    await keepDayOfAll(trade.db, night);
    await keepDayOfAll(trade.db, night);
    expect(await daysOf()).toEqual([
      expect.objectContaining({ statDate: '2031-05-04' }),
      expect.objectContaining({
        statDate: '2031-05-05',
        fans: 1200,
        fansInc: 200,
        likes: 9100,
        works: 23,
        worksInc: 3,
        avgViews: 80,
        interactionRate: 0.06,
        gmv: '99.50',
        currency: 'PHP',
        orders: null,
      }),
    ]);
    await trade.db.update(ups).set({ fansNum: 1300 }).where(eq(ups.id, up));
    await keepDayOfAll(trade.db, night);
    expect((await daysOf())[1]).toMatchObject({ fans: 1300, fansInc: 300 });
  });

  it('tells no increase over a day that is missing', async () => {
    await keep({ '2031-05-03': {} });
    await keepDayOfAll(trade.db, night);
    expect((await daysOf())[1]).toMatchObject({ statDate: '2031-05-05', fansInc: null, worksInc: null });
  });

  it('is that of the country, for every creator with figures and no other', async () => {
    const late = new Date('2031-06-01T16:30:00Z');
    const [deleted, unknown] = await trade.freeUps(2);
    await trade.db
      .update(ups)
      .set({ status: 2 })
      .where(eq(ups.id, deleted ?? ''));
    await trade.db
      .update(ups)
      .set({ dataTime: null })
      .where(eq(ups.id, unknown ?? ''));
    await keepDayOfAll(trade.db, late);
    const rows = await trade.db
      .select({ country: ups.country, statDate: upMetricDaily.statDate })
      .from(upMetricDaily)
      .innerJoin(ups, eq(ups.id, upMetricDaily.upId))
      .where(inArray(upMetricDaily.statDate, ['2031-06-01', '2031-06-02']));
    const wanted = await trade.db
      .select({ country: ups.country })
      .from(ups)
      .where(sql`${ups.status} <> 2 and ${ups.dataTime} is not null`);
    expect(rows).toHaveLength(wanted.length);
    for (const { country, statDate } of rows)
      expect([country, statDate]).toEqual([country, ['PH', 'MY', 'SG'].includes(country) ? '2031-06-02' : '2031-06-01']);
  });
});
