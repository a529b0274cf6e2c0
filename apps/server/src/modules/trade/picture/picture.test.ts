import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { works } from '../../../tables/creators/creator';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

type Shown = { id: string; picture: string }[];
const path = '/main/picture/of';
/** One in five of the demo's creators has no picture. */
const isDrawn = (id: string) => Number(BigInt(id) % 99_991n) % 5 !== 4;

it('pictures are small WebPs of what is in sight: a merchant sees creators of own orders only, BDs no works of a foreign library', async () => {
  const order = await trade.claimed({ requireUpNum: 5 });
  const upIds: string[] = [];
  while (upIds.filter(isDrawn).length === 0) {
    const upId = await trade.freeUp();
    await trade.submitted(order, upId);
    upIds.push(upId);
  }
  const [upId = ''] = upIds.filter(isDrawn);
  const seen = (by: 'admin' | 'bd' | 'shop', kind: string, id: string) => trade.get<Shown>(by, `${path}?kind=${kind}&ids=${id}`);
  const { data } = await seen('admin', 'up', upId);
  expect(data.map(({ id }) => id)).toEqual([upId]);
  const [, bytes = ''] = data[0]?.picture.split('data:image/webp;base64,') ?? [];
  expect(Buffer.from(bytes, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  expect((await seen('bd', 'up', upId)).data).toHaveLength(1);
  expect((await seen('shop', 'up', upId)).data).toEqual([]);
  expect((await seen('shop', 'goods', trade.product.id)).data).toHaveLength(1);
  const [work] = await trade.db.select({ id: works.id }).from(works).where(eq(works.workStatus, 1)).limit(1);
  expect((await seen('admin', 'work', work?.id ?? '')).data).toHaveLength(1);
  expect((await seen('shop', 'work', work?.id ?? '')).data).toEqual([]);
});

it('more than 50 at once, another kind and nobody signed in are refused', async () => {
  const many = Array.from({ length: 51 }, (_, at) => `ids=${at + 1}`).join('&');
  expect((await trade.get('admin', `${path}?kind=up&${many}`)).code).toBe(1012001);
  expect((await trade.get('admin', `${path}?kind=shop&ids=1`)).code).toBe(1012001);
  expect((await server.get(`/api${path}?kind=up&ids=1`)).status).toBe(401);
});
