import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { mostSettings, mostViews } from './handlers';

let server: TestServer;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.as('admin');
  other = await server.as('admin2');
});
afterAll(() => server.close());

const all = async (client: TestClient) => (await client.get('/main/setting/all')).body.data as Record<string, unknown>;
type View = { id: string; name: string; mine: boolean; shared: boolean; ownerName: string; state: unknown };
const views = async (client: TestClient, table: string) => (await client.get('/main/setting/views', { table })).body.data as View[];
const view = { table: 'users', name: 'Disabled', shared: false, state: { filters: { searchStatus: [1] }, order: ['name', 'account'] } };

describe('personal settings', () => {
  it('keeps a value per person and key, replaces it, and null removes it', async () => {
    const layout = { columns: ['name', 'account'], density: 'small' };
    expect((await admin.post('/main/setting/save', { key: 'table.users', value: layout })).body.success).toBe(true);
    expect((await all(admin))['table.users']).toEqual(layout);
    expect(await all(other)).toEqual({});
    await admin.post('/main/setting/save', { key: 'table.users', value: false });
    expect((await all(admin))['table.users']).toBe(false);
    await admin.post('/main/setting/save', { key: 'table.users', value: null });
    expect(await all(admin)).toEqual({});
  });

  it('refuses keys of another shape and values over 16 kB', async () => {
    for (const key of ['', '1a', 'a b', '__proto__', 'x'.repeat(81)]) {
      expect((await admin.post('/main/setting/save', { key, value: 1 })).body.code).toBe(1012001);
    }
    expect((await admin.post('/main/setting/save', { key: 'big', value: 'x'.repeat(16_384) })).body.code).toBe(1012001);
    expect((await admin.post('/main/setting/save', { key: 'big', value: 'x'.repeat(16_000) })).body.success).toBe(true);
  });

  it(`keeps at most ${mostSettings} keys; a known one can still be changed`, async () => {
    const client = await server.as('admin3');
    for (let n = 0; n < mostSettings; n += 1) await client.post('/main/setting/save', { key: `k${n}`, value: n });
    expect((await client.post('/main/setting/save', { key: 'more', value: 1 })).body.code).toBe(1016004);
    expect((await client.post('/main/setting/save', { key: 'k7', value: 'new' })).body.success).toBe(true);
    expect((await all(client))['k7']).toBe('new');
  });
});

describe('saved views', () => {
  it('are the own ones and those that others share', async () => {
    const { id } = (await admin.post('/main/setting/saveView', view)).body.data as View;
    expect(await views(admin, 'users')).toEqual([{ ...view, id, mine: true, ownerName: '陈思远' }]);
    expect(await views(other, 'users')).toEqual([]);
    await admin.post('/main/setting/saveView', { ...view, id, shared: true });
    expect(await views(other, 'users')).toMatchObject([{ id, mine: false, shared: true, ownerName: '陈思远' }]);
    expect(await views(other, 'roles')).toEqual([]);
  });

  it('are changed and deleted by their owner alone; a foreign and a missing one answer the same', async () => {
    const [shared] = await views(other, 'users');
    for (const id of [shared?.id, '999']) {
      expect((await other.post('/main/setting/saveView', { ...view, id, name: 'Mine now' })).body.code).toBe(1020002);
      expect((await other.post('/main/setting/deleteView', { id })).body.code).toBe(1020002);
    }
    expect((await admin.post('/main/setting/deleteView', { id: shared?.id })).body.success).toBe(true);
    expect(await views(admin, 'users')).toEqual([]);
  });

  it(`are at most ${mostViews} of one person`, async () => {
    const client = await server.as('finance');
    for (let n = 0; n < mostViews; n += 1) await client.post('/main/setting/saveView', { ...view, name: `View ${n}` });
    expect((await client.post('/main/setting/saveView', view)).body.code).toBe(1016004);
  });
});
