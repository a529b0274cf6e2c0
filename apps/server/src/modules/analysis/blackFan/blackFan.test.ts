import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer();
  staff = await server.as('staff.1');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.db.execute(sql`truncate black_fans`);
});

const draft = { webId: 10, fanPlatformId: 'f1', fanName: 'Lowkey', level: 2, reason: 'Insults.' };
const add = (more: Record<string, unknown> = {}) => staff.post('/main/blackFan/add', { ...draft, ...more });
const added = async () => ((await add()).body.data as { id: string }).id;
const detail = async (id: string) => (await staff.get('/main/blackFan/detail', { id })).body.data;

it('a fan is on the blacklist of a channel once (1031001), with a level of 1 to 3', async () => {
  await added();
  const again = (await add()).body;
  expect([again.code, Object.keys(again.fields ?? {})]).toEqual([1031001, ['fanPlatformId']]);
  expect((await add({ webId: 20 })).body.code).toBe(200);
  expect((await add({ fanPlatformId: 'f2', level: 4 })).body.code).toBe(1012001);
});

it('is released and put there again, each from the other state alone; a released one is not edited', async () => {
  const id = await added();
  expect((await staff.post('/main/blackFan/renew', { id })).body.code).toBe(1020001);
  expect((await staff.post('/main/blackFan/release', { id })).body.code).toBe(200);
  expect(await detail(id)).toMatchObject({ fanStatus: 0, can: expect.not.arrayContaining(['edit', 'release']) });
  expect((await staff.post('/main/blackFan/release', { id })).body.code).toBe(1020001);
  expect((await staff.post('/main/blackFan/edit', { id, version: 1, ...draft })).body.code).toBe(1020001);
  expect((await staff.post('/main/blackFan/renew', { id })).body.code).toBe(200);
  const history = (await staff.get('/main/blackFan/history', { id })).body.data as { action: string }[];
  expect(history.map(({ action }) => action)).toEqual(['blackFan.add', 'blackFan.release', 'blackFan.renew']);
});

it('is for those who hold the permission of the channel; BDs read', async () => {
  const id = await added();
  const bd = await server.as('bd.ph.1');
  expect((await bd.get('/main/blackFan/detail', { id })).body.code).toBe(200);
  expect((await bd.post('/main/blackFan/release', { id })).body.code).toBe(1013002);
  await server.services.database.db
    .execute(sql`delete from menu_grants where menu_id in (select id from menus where code like 'talent_analysis%')
    and role_id in (select id from roles where code in ('staff', 'channelStaff'))`);
  expect((await staff.get('/main/blackFan/detail', { id })).body.code).toBe(1020002);
  expect((await staff.post('/main/blackFan/release', { id })).body.code).toBe(1020002);
  expect((await add({ fanPlatformId: 'f3' })).body.code).toBe(1020002);
});
