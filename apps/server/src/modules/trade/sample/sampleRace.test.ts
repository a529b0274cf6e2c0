import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleSteps } from '../../../testing/sampleSteps';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { goods } from '../../../tables/merchants/product';
import { sampleShippings } from '../../../tables/trade/sample';

let server: TestServer;
let trade: Trade;
let steps: ReturnType<typeof sampleSteps>;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  steps = sampleSteps(trade);
});
afterAll(() => server.close());

/** Creators of several orders, five of each, so that mostly the product makes the requests wait for each other. */
const submissions = async (count: number): Promise<string[]> => {
  const found: string[] = [];
  let order: Awaited<ReturnType<Trade['claimed']>> | undefined;
  for (let at = 0; at < count; at += 1) {
    if (order === undefined || at % 5 === 0) order = await trade.claimed({ requireUpNum: Math.min(5, count - at), previewRequired: false });
    found.push(await trade.agreed(order));
  }
  return found;
};

const byCode = (a: number, b: number) => a - b;

const setGoods = (change: Partial<typeof goods.$inferInsert>) => trade.db.update(goods).set(change).where(eq(goods.id, trade.product.id));

/** More rounds by hand: `SAMPLE_RACE_ROUNDS=100`. */
const rounds = Number(process.env['SAMPLE_RACE_ROUNDS'] ?? 2);

it(
  'of twenty who want the last three pieces at once three get one, every time, and the quota is never exceeded',
  async () => {
    const ups = await submissions(20);
    const used = (await steps.goodsNow())?.sampleUsed ?? 0;
    await setGoods({ status: 1, sampleQuota: used + 3, stock: 100 });
    const requested = () =>
      trade.db
        .select({ id: sampleShippings.id })
        .from(sampleShippings)
        .where(and(eq(sampleShippings.sampleStatus, 1), inArray(sampleShippings.workOrderUpId, ups)));
    for (let round = 1; round <= rounds; round += 1) {
      const codes = await Promise.all(ups.map(async (up) => (await steps.ask(up)).code));
      expect(codes.toSorted(byCode)).toEqual([200, 200, 200, ...Array.from({ length: 17 }, () => 1026002)]);
      expect(await steps.goodsNow()).toMatchObject({ sampleUsed: used + 3, sampleQuota: used + 3 });
      if (round < rounds) for (const { id } of await requested()) await trade.must('bd', '/main/sample/withdraw', { id });
    }
    const rows = await requested();
    expect(rows).toHaveLength(3);
    // Of the three, two find stock when all are approved at once.
    await setGoods({ stock: 2 });
    const approvals = await Promise.all(rows.map(async ({ id }) => (await trade.post('shop', '/main/sample/approve', { id })).code));
    expect(approvals.toSorted(byCode)).toEqual([200, 200, 1026002]);
    expect((await steps.goodsNow())?.stock).toBe(0);
  },
  60_000 + rounds * 3000,
);

it('one sample of a product goes to a creator, however often it is asked for at once', async () => {
  await steps.plenty();
  const [up] = await submissions(1);
  const codes = await Promise.all(Array.from({ length: 6 }, async () => (await steps.ask(up ?? '')).code));
  expect(codes.toSorted(byCode)).toEqual([200, ...Array.from({ length: 5 }, () => 1026003)]);
});

it('one of two parcels gets a tracking number', async () => {
  const ids = [await steps.approved(), await steps.approved()];
  const ship = (id: string) => trade.post('shop', '/main/sample/ship', { id, carrier: 'LBC', trackingNo: 'SAME' });
  expect((await Promise.all(ids.map(async (id) => (await ship(id)).code))).toSorted(byCode)).toEqual([200, 1026007]);
});
