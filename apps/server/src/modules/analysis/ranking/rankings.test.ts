import { errors, type RankRow } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { rankWorld, type RankWorld } from './testing/rankWorld';

let server: TestServer;
let world: RankWorld;
let admin: TestClient;
let bd: TestClient;
let shop: TestClient;
beforeAll(async () => {
  server = await startServer();
  world = await rankWorld(server);
  [admin, bd, shop] = [await server.as('admin'), await server.as('bd.ph.1'), await server.as('shop.ph.1')];
  for (const [place, upId] of world.ups.slice(0, 8).entries()) await world.sell({ upId, day: '2031-03-03', amount: 1000 - place * 100 });
  await world.db.execute(sql`update ups set bd_id = (select id from users where account = 'bd.ph.1') where id = ${world.ups[0]}`);
  await world.db.execute(sql`update ups set bd_id = (select id from users where account = 'bd.ph.2') where id = ${world.ups[1]}`);
  await world.look('2031-03-04 06:00');
});
afterAll(() => server.close());

const list = { rankType: 1, rankPeriod: 1, country: 'PH', webId: 10 };

describe('a list', () => {
  it('keeps the places that they have when it is narrowed', async () => {
    const placesOf = async (query: Record<string, string | number>) => (await world.page(admin, query)).rows.map(({ rankNo }) => rankNo);
    expect(await placesOf({ placeMin: 6 })).toEqual([6, 7, 8]);
    expect(await placesOf({ placeMax: 2, sortField: 'score', sortOrder: 'ascend' })).toEqual([2, 1]);
    expect(await placesOf({ scoreMin: '12', scoreMax: '14' })).toEqual([3, 4]);
    expect(await placesOf({ daysInRow: 7 })).toEqual([]);
    const { totalRows, list: found } = await world.page(admin, { pageSize: 10, pageNo: 3 });
    expect([totalRows, found?.placeCount]).toEqual([8, 8]);
  });

  it('is seen by everybody, and opens what each may open', async () => {
    const opens = async (client: TestClient) =>
      Object.fromEntries((await world.page(client)).rows.slice(0, 2).map(({ id, opens: may }) => [id, may]));
    expect(await opens(admin)).toEqual({ [world.ups[0]]: true, [world.ups[1]]: true });
    expect(await opens(bd)).toEqual({ [world.ups[0]]: true, [world.ups[1]]: false });
    expect((await bd.get('/main/up/detail', { id: world.ups[1] })).body.code).toBe(1020002);
  });

  it('has five places for a merchant, without what others sell', async () => {
    const { rows, totalRows } = await world.page(shop);
    expect(totalRows).toBe(5);
    for (const row of rows) expect([row.score, row.gmv, row.orders]).toEqual([null, null, null]);
    expect((await world.page(shop, { placeMin: 6 })).rows).toEqual([]);
    expect((await world.page(shop, { scoreMin: '1' })).rows).toEqual([]);
    expect((await world.page(shop, { rankType: 6 })).rows).toMatchObject([{ id: world.goods?.shop_id, gmv: '5200.00' }]);
    expect((await shop.get('/main/rank/topFive', list)).body.data).toMatchObject({
      isTopOnly: true,
      rows: Array.from({ length: 5 }, () => expect.objectContaining({ score: null, recent: [] })),
    });
    const { rows: days } = (await shop.get('/main/rank/history', { ...historyOf(world.ups[6] ?? '') })).body.data as {
      rows: { rankNo: null }[];
    };
    expect(days).toEqual([{ day: '2031-03-03', rankNo: null, score: null }]);
    for (const path of ['page', 'topFive']) {
      const { body } = await shop.get(`/main/rank/${path}`, { ...list, rankType: 8 });
      expect(body.code).toBe(errors.noDataPermission.code);
    }
    expect((await shop.post('/main/rank/export', list)).body.code).toBe(1013002);
  });

  it('tells the first five with their scores on the lists before', async () => {
    const { data } = (await admin.get('/main/rank/topFive', list)).body as unknown as {
      data: { isTopOnly: boolean; rows: (RankRow & { recent: number[] })[] };
    };
    expect(data.isTopOnly).toBe(false);
    expect(data.rows.map(({ rankNo }) => rankNo)).toEqual([1, 2, 3, 4, 5]);
    expect(data.rows[0]?.recent).toEqual([Number(data.rows[0]?.score)]);
  });

  it('is exported as it is listed', async () => {
    const { rows } = await world.page(admin, { placeMin: 3 });
    const { id } = (await admin.post('/main/rank/export', { ...list, placeMin: 3, columns: ['rankNo', 'name', 'gmv'], format: 'csv' })).body
      .data as {
      id: string;
    };
    const state = async () =>
      ((await admin.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows.find(
        (task) => task.id === id,
      )?.taskStatus;
    await expect.poll(state, { timeout: 20_000 }).toBe(2);
    const { text } = await admin.get('/main/download/file', { id });
    const lines = text.trim().split(/\r?\n/).slice(1);
    expect(lines.map((line) => [line.split(',')[0], line.split(',').at(-1)])).toEqual(rows.map(({ rankNo, gmv }) => [String(rankNo), gmv]));
  });

  it.each([
    ['rankType', { rankType: 9 }],
    ['rankPeriod', { rankPeriod: 0 }],
    ['country', { country: 'US' }],
    ['periodKey', { periodKey: '2031' }],
    ['placeMin', { placeMin: 0 }],
    ['placeMax', { placeMax: 101 }],
    ['daysInRow', { daysInRow: 8 }],
    ['scoreMin', { scoreMin: 'x' }],
  ])('1012001 is refused at %s', async (field, wrong) => {
    const { body } = await admin.get('/main/rank/page', { ...list, ...wrong });
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual([1012001, [field]]);
  });

  it('1012001 is refused for more days of history than 400', async () => {
    const ask = (from: string) => admin.get('/main/rank/history', { ...historyOf('1'), from });
    expect((await ask('2029-01-01')).body).toMatchObject({ code: 1012001, fields: { from: expect.any(String) } });
  });
});

const historyOf = (objectId: string) => ({ rankType: 1, country: 'PH', webId: 10, objectId, from: '2031-03-01', to: '2031-03-31' });
