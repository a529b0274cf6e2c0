import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { ups, works } from '../../../../tables/creators/creator';

interface Weighed {
  up: {
    avgViews: number | null;
    sales30: string | null;
    minPrice: string | null;
    homePageLink: string | null;
    femaleRatio: number | null;
    age: unknown[];
  };
  works: { link: string; views: number | null }[];
  order: Record<string, unknown>;
}

let server: TestServer;
let trade: Trade;
let submission: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  const order = await trade.claimed({ shopConfirm: true, requireUpNum: 3, workDes: 'Women 18-34 in Cebu.' });
  await trade.approved(order);
  const upId = await trade.freeUp();
  submission = await trade.submitted(order, upId);
  await trade.db
    .update(ups)
    .set({
      avgViews: 41_200,
      sales30: '12500.50',
      sales30Currency: 'PHP',
      minPrice: '1800',
      femaleRatio: 0.62,
      ageRatio: [{ range: '18-24', ratio: 1 }],
    })
    .where(eq(ups.id, upId));
  await trade.db.delete(works).where(eq(works.upId, upId));
  await trade.db.insert(works).values(
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      webId: 10,
      platformWorkId: `weighed-${day}`,
      upId,
      link: `https://www.tiktok.com/@x/video/${day}`,
      postTime: new Date(`2026-11-0${day}T00:00:00Z`),
      views: day * 1000,
      workStatus: day === 6 ? 2 : 1,
      goodsIds: day === 2 ? [trade.product.id] : [],
    })),
  );
});
afterAll(() => server.close());

const read = async (by: 'admin' | 'shop' | 'bd') => (await trade.get<Weighed>(by, '/main/workOrderUp/detail', { id: submission })).data;

it('a reviewer weighs figures, audience, price and the latest works against what the order asks for', async () => {
  expect(await read('admin')).toMatchObject({
    up: {
      avgViews: 41_200,
      sales30: '12500.50',
      sales30Currency: 'PHP',
      minPrice: '1800.00',
      homePageLink: expect.stringContaining('https://'),
      femaleRatio: 0.62,
      age: [{ range: '18-24', ratio: 1 }],
    },
    works: [{ views: 7000 }, { views: 5000 }, { views: 4000 }, { views: 3000 }, { views: 2000 }],
    order: {
      workAttribute: 1,
      upShotCost: '2500.00',
      workDes: 'Women 18-34 in Cebu.',
      requireUpNum: 3,
      approvedNum: 1,
      goods: { id: trade.product.id },
    },
  });
});

it('2.5 a merchant sees neither price nor home page, and works with own products only', async () => {
  const { up, works: seen } = await read('shop');
  expect(up).toMatchObject({ avgViews: 41_200, minPrice: null, homePageLink: null });
  expect(seen.map(({ views }) => views)).toEqual([2000]);
});
