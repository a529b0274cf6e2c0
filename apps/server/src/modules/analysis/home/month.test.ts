import type { MonthFigure } from '@backlot/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const figures = async (by: 'admin' | 'bd' | 'shop' | 'foreignBd') =>
  Object.fromEntries((await trade.get<MonthFigure[]>(by, '/main/home/month')).data.map(({ key, value }) => [key, value]));

it('the own month counts what a person brought about, and a reviewer their reviews', async () => {
  const before = { bd: await figures('bd'), admin: await figures('admin'), foreign: await figures('foreignBd') };
  const order = await trade.claimed({ requireUpNum: 2 });
  await trade.approved(order);
  const [bd, admin] = [await figures('bd'), await figures('admin')];
  expect(bd.submitted).toBe((before.bd.submitted ?? 0) + 1);
  expect(bd.approved).toBe((before.bd.approved ?? 0) + 1);
  expect(bd).not.toHaveProperty('reviewedUps');
  expect(admin.reviewedUps).toBe((before.admin.reviewedUps ?? 0) + 1);
  expect(await figures('foreignBd')).toEqual(before.foreign);
  expect(Object.keys(await figures('shop'))).toEqual(expect.arrayContaining(['approved', 'published', 'fulfilled']));
  expect((await server.get('/api/main/home/month')).status).toBe(401);
});

it('all other sessions end at once, the own one stays', async () => {
  const [one, other] = [await server.as('bd.my.1'), await server.as('bd.my.1')];
  const answer = await one.post('/main/session/revokeOthers', {});
  expect(answer.body.code).toBe(200);
  expect((await one.get('/main/session/list')).body.data).toHaveLength(1);
  expect((await other.get('/main/session/list')).status).toBe(401);
});
