import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { auditLogs } from '../../../tables/base/audit';
import { orgs } from '../../../tables/base/org';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Row {
  id: string;
  sessionId: string;
  account: string;
  current: boolean;
  lastLoginAddress: string | null;
}
const online = async (client: TestClient, query: Record<string, unknown> = {}) =>
  ((await client.get('/main/sysOnlineUser/list', { pageSize: 100, ...query })).body.data as { rows: Row[] }).rows;
const isIn = async (client: TestClient) => (await client.get('/main/getLoginUser')).body.code === 200;

it('several are forced off at once, the own session is not, and each is audited', async () => {
  const root = await server.as('superAdmin');
  const [finance, staff] = [await server.as('finance'), await server.as('staff.1')];
  const rows = await online(root);
  const own = rows.find(({ current }) => current);
  expect(own?.lastLoginAddress).toBe('Local network');
  const ids = rows.filter(({ account, current }) => current || ['finance', 'staff.1'].includes(account)).map(({ id }) => id);
  const { data } = (await root.post('/main/sysOnlineUser/forceMany', { ids: [...ids, '4'] })).body;
  expect(data).toMatchObject({ failed: [{ id: own?.id, code: 1013004 }] });
  expect([await isIn(root), await isIn(finance), await isIn(staff)]).toEqual([true, false, false]);
  const notes = await server.services.database.db.select().from(auditLogs).where(eq(auditLogs.action, 'sysOnlineUser.kick'));
  expect(notes.map(({ detail }) => (detail as { account: string }).account).toSorted()).toEqual(['finance', 'staff.1']);
});

it('an administrator of one organisation neither sees nor ends sessions outside it', async () => {
  const [team] = await server.services.database.db.select().from(orgs).where(eq(orgs.code, 'team.ph'));
  await giveRole(server, 'staff.4', {
    code: 'door',
    permissions: ['sysOnlineUser.query', 'sysOnlineUser.kick'],
    dataScopeType: 5,
    orgIds: [team?.id ?? ''],
  });
  const [inside, outside] = [await server.as('bd.ph.1'), await server.as('bd.vn.1')];
  const door = await server.as('staff.4');
  expect(new Set((await online(door)).map(({ account }) => account))).toEqual(new Set(['bd.ph.1', 'staff.4']));
  const all = await online(await server.as('superAdmin'));
  const foreign = all.find(({ account }) => account === 'bd.vn.1')?.id ?? '';
  await door.post('/main/sysOnlineUser/forceExist', { sessionId: foreign });
  await door.post('/main/sysOnlineUser/forceMany', { ids: [foreign, ...(await online(door)).map(({ id }) => id)] });
  expect([await isIn(inside), await isIn(outside)]).toEqual([false, true]);
});

it('without the permission nobody is forced off', async () => {
  await giveRole(server, 'staff.5', { code: 'looker', permissions: ['sysOnlineUser.query'] });
  const looker = await server.as('staff.5');
  const victim = await server.as('bd.ph.2');
  const [{ id }] = (await online(looker, { account: 'bd.ph.2' })) as [Row];
  const refused = await looker.post('/main/sysOnlineUser/forceMany', { ids: [id] });
  expect([refused.status, refused.body.code, await isIn(victim)]).toEqual([403, 1013002, true]);
});
