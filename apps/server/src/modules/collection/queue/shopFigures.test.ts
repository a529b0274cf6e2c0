import type { Shop } from '@backlot/channel-simulator';
import type { ReconciliationRow, UpProfile, WorkDetail } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ups, works } from '../../../tables/creators/creator';
import { videoResults } from '../../../tables/creators/videoResult';
import { channelStatements, channelUnsettled } from '../../../tables/money/channelStatement';
import { type Trade, tradeOn } from '../../../testing/trade';
import { addDays } from '../../system/country';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { madeUpShop } from '../testing/madeUpShop';

const day = 86_400_000;
const keys = { clientKey: '1000001', clientSecret: 'simulated-secret' };
const shops: Shop[] = [];
let run: Collection;
let trade: Trade;
let way: string;
beforeAll(async () => {
  run = await collectionOn({ shops });
  trade = await tradeOn(run.server);
  shops.push(madeUpShop('tiktokShop', '749511', { since: new Date(Date.now() - 20 * day), ordersPerDay: 3 }));
  way = (await run.must('admin', 'connector/add', { name: 'Shop way', provider: 'tiktokShop', credentials: keys })).id;
  const { link } = await trade
    .get<{ link: string }>('shop', '/main/connector/consentLink', { id: way, shopId: trade.shop.id })
    .then(({ data }) => data);
  const state = new URL(link).searchParams.get('state') ?? '';
  await trade.must('shop', '/main/connector/authorize', { state, code: run.simulator.shopConsent('749511') });
});
afterAll(() => run.close());

const collect = async () => {
  const id = await run.queueJob({ connectorId: way, objectType: 5, targetType: 3, targetId: trade.shop.id, upId: '0' });
  await run.work();
  return run.jobOf(id);
};
const kept = async () => ({
  statements: await run.db.select().from(channelStatements).where(eq(channelStatements.shopId, trade.shop.id)),
  unsettled: await run.db.select().from(channelUnsettled).where(eq(channelUnsettled.shopId, trade.shop.id)),
  videos: await run.db.select().from(videoResults).where(eq(videoResults.shopId, trade.shop.id)),
});
const minor = (amount: string | null | undefined) => Math.round(Number(amount) * 100);

it('a shop that does not let us read its figures has its orders collected all the same', async () => {
  run.simulator.faults.set('scope', { on: '/finance' });
  expect((await collect()).queueStatus).toBe(2);
  expect((await kept()).statements).toEqual([]);
  expect((await kept()).videos.length).toBeGreaterThan(0);
  run.simulator.faults.clear();
});

it('once a day the statements come in, each once, and the reconciliation shows their sums with source and time', async () => {
  run.pass(day);
  expect((await collect()).queueStatus).toBe(2);
  const first = await kept();
  expect(first.statements.length).toBeGreaterThan(5);
  run.pass(day);
  await collect();
  const { statements, unsettled } = await kept();
  expect(statements).toHaveLength(first.statements.length + 1);
  const { data } = await trade.get<{ rows: ReconciliationRow[] }>('finance', '/main/reconciliation/page', { pageSize: 100, country: 'PH' });
  const shown = data.rows.filter((row) => row.statements);
  expect(new Set(shown.map(({ settleMonth }) => settleMonth))).toEqual(new Set(statements.map(({ statementMonth }) => statementMonth)));
  for (const { settleMonth, statements: told, currency } of shown) {
    const own = statements.filter(({ statementMonth }) => statementMonth === settleMonth);
    const total = (name: 'commission' | 'settlement' | 'fee' | 'tax') => own.reduce((sum, row) => sum + minor(row[name]), 0);
    expect(told).toMatchObject({ count: own.length, webIds: [10], dataTime: expect.stringMatching(/^2\d{3}-/) as string });
    expect([currency, minor(told?.commission), minor(told?.settled), minor(told?.fees), minor(told?.tax)]).toEqual([
      'PHP',
      total('commission'),
      total('settlement'),
      total('fee'),
      total('tax'),
    ]);
  }
  const waiting = data.rows.flatMap((row) => row.unsettled ?? []);
  expect(waiting.reduce((sum, { orders }) => sum + orders, 0)).toBe(unsettled.reduce((sum, { orders }) => sum + orders, 0));
  expect(waiting.length).toBe(unsettled.length);
});

it('a work tells what it sold as the channel counts, to the agency and to that merchant only', async () => {
  const { videos } = await kept();
  const found = videos.find(({ orders }) => orders > 0);
  const [bea] = await run.db
    .select({ id: ups.id })
    .from(ups)
    .where(eq(ups.id, run.creators[10][0] ?? ''));
  const work = {
    webId: 10,
    upId: bea?.id ?? '',
    link: 'https://www.tiktok.com/@bea.reyes/video/1',
    postTime: new Date(Date.now() - 9 * day),
  };
  const goodsIds = [trade.product.id];
  const [own] = await run.db
    .insert(works)
    .values({ ...work, platformWorkId: found?.platformWorkId ?? '', goodsIds })
    .returning({ id: works.id });
  const seen = async (by: 'admin' | 'shop') => (await trade.get<WorkDetail>(by, '/main/workInfo/detail', { id: own?.id ?? '' })).data;
  const [sale] = (await seen('admin')).channelSales;
  expect(sale).toMatchObject({
    shop: { id: trade.shop.id },
    from: addDays(found?.toDay ?? '', -29),
    to: found?.toDay,
    gmv: found?.gmv,
    currency: 'PHP',
    orders: found?.orders,
    clickRate: 0.031,
    dataTime: expect.stringMatching(/^2\d{3}-/) as string,
  });
  expect((await seen('shop')).channelSales).toHaveLength(1);
  await run.db.update(videoResults).set({ shopId: '1' }).where(eq(videoResults.shopId, trade.shop.id));
  expect((await seen('shop')).channelSales).toEqual([]);
});

it('the followers of a creator come from a shop of its country, and the analysis tells them with source and confidence', async () => {
  const upId = run.creators[10][0] ?? '';
  await run.db.update(ups).set({ country: 'PH' }).where(eq(ups.id, upId));
  const wish = { objectType: 4, connectorId: way, targetType: 1, targetId: upId };
  const { id } = await run.must('admin', 'task/runNow', wish);
  expect((await run.post('admin', 'task/runNow', { ...wish, targetType: 3, targetId: trade.shop.id })).code).toBe(1012001);
  run.pass(1000);
  await run.work();
  const { queueStatus, result } = await run.jobOf(id);
  expect([queueStatus, (result?.added ?? 0) + (result?.changed ?? 0)]).toEqual([2, 1]);
  const { data } = await trade.get<UpProfile>('admin', '/main/upAnalysis/profile', { upId });
  for (const kind of ['gender', 'age', 'country'] as const)
    expect(data.parts.find((part) => part.kind === kind)).toMatchObject({
      source: 1,
      confidence: 1,
      snapshotDate: expect.stringMatching(/^2\d{3}-/) as string,
    });
  const [up] = await run.db.select().from(ups).where(eq(ups.id, upId));
  expect(up?.femaleRatio).toBe(data.parts[0]?.shares.find(({ name }) => name === 'female')?.ratio);
  // No shop of another country opens the marketplace of this one.
  await run.db.update(ups).set({ country: 'TH' }).where(eq(ups.id, upId));
  const other = await run.queueJob({ connectorId: way, objectType: 4, upId });
  await run.work();
  expect(await run.jobOf(other)).toMatchObject({ queueStatus: 4, failure: 'ConsentWithdrawn' });
});
