import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { auditLogs } from '../../../tables/base/audit';
import { menus } from '../../../tables/base/menu';
import { orgs } from '../../../tables/base/org';
import { roles, userRoles } from '../../../tables/base/role';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  code: string;
  version: number;
  userCount: number;
  dataScopeType: number;
  can: string[];
}
const rows = async (client = root) => ((await client.get('/main/sysRole/page', { pageSize: 100 })).body.data as { rows: Row[] }).rows;
const byCode = async (code: string, client = root) => (await rows(client)).find((row) => row.code === code) as Row;
const add = async (code: string, client = root) =>
  ((await client.post('/main/sysRole/add', { code, name: `Role ${code}` })).body.data as { id: string }).id;
const orgId = async (code: string) =>
  (await server.services.database.db.select({ id: orgs.id }).from(orgs).where(eq(orgs.code, code)))[0]?.id ?? '';
const menuIds = async (...permissions: string[]) =>
  (await server.services.database.db.select({ id: menus.id }).from(menus).where(inArray(menus.permission, permissions))).map(
    ({ id }) => id,
  );
const managing = ['sysRole.query', 'sysRole.get', 'sysRole.add', 'sysRole.edit', 'sysRole.delete', 'sysRole.grant'] as const;

describe('roles', () => {
  it('have unique names 2019003 and codes 2019002, and say who holds them', async () => {
    await add('one');
    expect((await root.post('/main/sysRole/add', { code: 'one', name: 'x' })).body.code).toBe(2019002);
    expect((await root.post('/main/sysRole/add', { code: 'x', name: 'Role one' })).body.code).toBe(2019003);
    expect((await root.get('/main/sysRole/detail', { id: '999' })).body.code).toBe(2019001);
    expect(await byCode('teamLeader')).toMatchObject({ userCount: 6, dataScopeType: 2 });
    expect((await root.post('/main/sysRole/add', { code: 'wide', name: 'wide', dataScopeType: 1 })).body.code).toBe(1012001);
  });

  it('leave their people when they are deleted', async () => {
    const id = await giveRole(server, 'staff.5', { code: 'leaving', permissions: ['sysRole.query'] });
    const staff = await server.as('staff.5');
    expect((await staff.get('/main/sysRole/page')).body.success).toBe(true);
    expect((await byCode('leaving')).userCount).toBe(1);
    await root.post('/main/sysRole/delete', { ids: [id] });
    expect((await staff.get('/main/sysRole/page')).body.code).toBe(1013002);
    expect(await server.services.database.db.select().from(userRoles).where(eq(userRoles.roleId, id))).toEqual([]);
  });

  it.each(['superAdmin', 'bd', 'shop'])('keeps the role %s and its code, which the product goes by: 2019004', async (code) => {
    const { id, version, can } = await byCode(code);
    expect(can).not.toContain('delete');
    expect((await root.post('/main/sysRole/delete', { ids: [id] })).body.data).toMatchObject({ ok: [], failed: [{ id, code: 2019004 }] });
    expect((await root.post('/main/sysRole/edit', { id, version, code: `${code}Two`, name: 'Other' })).body).toMatchObject({
      code: 2019004,
      fields: { code: expect.any(String) },
    });
    expect((await root.post('/main/sysRole/edit', { id, version, code, name: `Renamed ${code}` })).body.success).toBe(true);
  });
});

describe('granting menus', () => {
  it('defect 24: shows the difference first, and never overwrites somebody else', async () => {
    const id = await add('diff');
    const [query, kick] = [await menuIds('sysOnlineUser:query'), await menuIds('sysOnlineUser:kick')];
    await server.services.database.db.insert(userRoles).values({ userId: await userIdOf(server, 'staff.6'), roleId: id });
    expect((await root.post('/main/sysRole/grantMenu', { id, version: 0, grantMenuIdList: query })).body.success).toBe(true);
    expect((await root.post('/main/sysRole/grantMenu', { id, version: 0, grantMenuIdList: kick })).body.code).toBe(1020003);
    const preview = (await root.post('/main/sysRole/previewGrantMenu', { id, grantMenuIdList: kick }, { lang: 'en' })).body.data;
    expect(preview).toEqual({ added: ['Online users: Force offline'], removed: ['Online users: Query'], users: 1 });
    const several = await menuIds('sysPos:add', 'sysOrg:query', 'sysPos:query', 'sysOrg:add');
    expect(
      (await root.post('/main/sysRole/previewGrantMenu', { id, grantMenuIdList: [...query, ...several] }, { lang: 'en' })).body.data,
    ).toMatchObject({ added: ['Organisations: Query', 'Organisations: Add', 'Positions: Query', 'Positions: Add'] });
    expect((await root.get('/main/sysRole/ownMenu', { id })).body.data).toEqual({ menuIds: query, version: 1 });
    const staff = await server.as('staff.6');
    expect((await staff.get('/main/sysOnlineUser/list')).body.success).toBe(true);
    await root.post('/main/sysRole/grantMenu', { id, version: 1, grantMenuIdList: kick });
    expect((await staff.get('/main/sysOnlineUser/list')).body.code).toBe(1013002);
    const notes = await server.services.database.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.object, `sysRole:${id}`), eq(auditLogs.action, 'sysRole.grantMenu')))
      .orderBy(auditLogs.seq);
    expect(notes.map(({ detail }) => detail)).toEqual([
      { added: ['sysOnlineUser_query'], removed: [] },
      { added: ['sysOnlineUser_kick'], removed: ['sysOnlineUser_query'] },
    ]);
  });

  it('refuses menus and roles that do not exist', async () => {
    const { id, version } = await byCode('diff');
    expect((await root.post('/main/sysRole/grantMenu', { id, version, grantMenuIdList: ['999'] })).body.code).toBe(2016001);
    expect((await root.post('/main/sysRole/grantMenu', { id: '999', version, grantMenuIdList: [] })).body.code).toBe(2019001);
    expect((await root.get('/main/sysRole/ownMenu', { id: '999' })).body.code).toBe(2019001);
  });

  it('C-29 nobody grants what they do not hold, or changes a role that holds more, or the own one', async () => {
    const own = await giveRole(server, 'staff.1', { code: 'roleAdmin', permissions: managing });
    const manager = await server.as('staff.1');
    const id = await add('made', manager);
    const [held, beyond] = [await menuIds('sysRole:query', 'sysRole:get'), await menuIds('sysOnlineUser:kick')];
    const grant = async (roleId: string, version: number, list: string[]) =>
      (await manager.post('/main/sysRole/grantMenu', { id: roleId, version, grantMenuIdList: list })).body;
    expect(await grant(id, 0, [...held, ...beyond])).toMatchObject({
      code: 1013002,
      message: 'You do not have the permission sysOnlineUser.kick.',
    });
    expect((await manager.post('/main/sysRole/previewGrantMenu', { id, grantMenuIdList: beyond })).body.code).toBe(1013002);
    expect((await grant(id, 0, held)).code).toBe(200);
    expect((await grant(own, 0, held)).code).toBe(1013002);
    const [admin, superAdmin] = [await byCode('admin', manager), await byCode('superAdmin', manager)];
    for (const role of [admin, superAdmin, await byCode('roleAdmin', manager)]) {
      expect(role.can).toEqual(['query', 'get', 'add']);
      expect((await grant(role.id, role.version, [])).code).toBe(1013002);
      expect((await manager.post('/main/sysRole/edit', { id: role.id, version: role.version, code: 'mine', name: 'Mine' })).body.code).toBe(
        1013002,
      );
      expect(
        (await manager.post('/main/sysRole/grantData', { id: role.id, version: role.version, dataScopeType: 4, grantOrgIdList: [] })).body
          .code,
      ).toBe(1013002);
      expect((await manager.post('/main/sysRole/delete', { ids: [role.id] })).body.data).toMatchObject({
        ok: [],
        failed: [{ code: 1013002 }],
      });
    }
    expect((await byCode('made', manager)).can).toContain('grant');
  });

  it('lists for handing out all roles to super administrators and the own ones to others', async () => {
    const codes = async (client: TestClient) => ((await client.get('/main/sysRole/dropDown')).body.data as Row[]).map(({ code }) => code);
    expect(await codes(await server.as('staff.1'))).toEqual(['roleAdmin']);
    expect(await codes(root)).toEqual(expect.arrayContaining(['superAdmin', 'made', 'staff']));
  });
});

describe('granting data', () => {
  const grantData = async (client: TestClient, id: string, grant: { version: number; dataScopeType: number; grantOrgIdList: string[] }) =>
    (await client.post('/main/sysRole/grantData', { id, ...grant })).body.code;

  it('replaces type and organisations, with the version read', async () => {
    const id = await add('scoped');
    const team = await orgId('team.ph');
    expect(await grantData(root, id, { version: 0, dataScopeType: 5, grantOrgIdList: [team] })).toBe(200);
    expect((await root.get('/main/sysRole/ownData', { id })).body.data).toEqual({ dataScopeType: 5, orgIds: [team], version: 1 });
    expect(await grantData(root, id, { version: 0, dataScopeType: 3, grantOrgIdList: [] })).toBe(1020003);
    expect(await grantData(root, id, { version: 1, dataScopeType: 2, grantOrgIdList: [team] })).toBe(200);
    expect((await root.get('/main/sysRole/ownData', { id })).body.data).toEqual({ dataScopeType: 2, orgIds: [], version: 2 });
    expect(await grantData(root, id, { version: 2, dataScopeType: 5, grantOrgIdList: ['999'] })).toBe(2017001);
  });

  it('refuses scope 1 and organisations outside the own scope: 1013003', async () => {
    await giveRole(server, 'leader.ph', { code: 'scopedRoleAdmin', permissions: managing, dataScopeType: 2 });
    const leader = await server.as('leader.ph');
    const id = await add('below', leader);
    expect(await grantData(leader, id, { version: 0, dataScopeType: 1, grantOrgIdList: [] })).toBe(1013003);
    expect(await grantData(leader, id, { version: 0, dataScopeType: 5, grantOrgIdList: [await orgId('team.vn')] })).toBe(1013003);
    expect(await grantData(leader, id, { version: 0, dataScopeType: 5, grantOrgIdList: ['999'] })).toBe(1013003);
    expect(await grantData(leader, id, { version: 0, dataScopeType: 5, grantOrgIdList: [await orgId('team.ph')] })).toBe(200);
    const [wide] = await server.services.database.db
      .insert(roles)
      .values({ code: 'wider', name: 'Wider', dataScopeType: 1 })
      .returning({ id: roles.id });
    expect(await grantData(leader, wide?.id ?? '', { version: 0, dataScopeType: 4, grantOrgIdList: [] })).toBe(1013002);
    const all = await server.as('staff.1');
    expect(await grantData(all, await add('forAll', all), { version: 0, dataScopeType: 1, grantOrgIdList: [] })).toBe(1013003);
  });
});

it('a refusal can say whom to ask: every permission by name, with the enabled roles that hold it', async () => {
  const bd = await server.as('bd.ph.1');
  const holders = (await bd.get('/main/sysRole/holders')).body.data as unknown as {
    permission: string;
    enName: string;
    roles: { enName: string }[];
  }[];
  expect(holders.find(({ permission }) => permission === 'sysUser.edit')).toMatchObject({
    enName: 'Users: Edit',
    roles: [{ enName: 'Administrator' }],
  });
  expect(holders.find(({ permission }) => permission === 'sysPos.add')?.roles).toEqual([]);
  expect((await server.get('/main/sysRole/holders')).body.code).toBe(1011004);
  const outside = (await (await server.as('shop.ph.1')).get('/main/sysRole/holders')).body.data as unknown as {
    permission: string;
    enName: string;
    roles: null;
  }[];
  expect(outside.find(({ permission }) => permission === 'sysUser.edit')).toMatchObject({ enName: 'Users: Edit', roles: null });
  expect((await bd.get('/main/sysUser/page')).body).toMatchObject({ code: 1013002, permission: 'sysUser.query' });
});
