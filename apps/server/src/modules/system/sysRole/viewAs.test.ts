import { api, type Endpoint } from '@backlot/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { auditLogs } from '../../../tables/base/audit';
import { orgs } from '../../../tables/base/org';
import { roles, userRoles } from '../../../tables/base/role';
import { sessions } from '../../../tables/account/session';
import { users } from '../../../tables/base/user';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Person {
  adminType: string;
  roles: { code: string }[];
  permissions: string[];
  menus: { name: string }[];
  apps: { code: string }[];
  viewAs: { kind: string; enName: string | null; name: string; remainingSeconds: number } | null;
}
const db = () => server.services.database.db;
const me = async (client: TestClient) => (await client.get('/main/getLoginUser')).body.data as unknown as Person;
const roleId = async (code: string) => (await db().select({ id: roles.id }).from(roles).where(eq(roles.code, code)))[0]?.id ?? '';
const viewRole = async (client: TestClient, code: string) => client.post('/main/sysRole/viewAs', { id: await roleId(code) });
const accounts = async (client: TestClient) =>
  ((await client.get('/main/sysUser/page', { pageSize: 100 })).body.data as { rows: { account: string }[] } | null)?.rows.map(
    ({ account }) => account,
  ) ?? [];
const stop = (client: TestClient) => client.post('/main/sysRole/viewAs/stop', {});

describe('looking as a role', () => {
  it('shows its menus and buttons instead of the own ones, until it is left', async () => {
    const root = await server.as('superAdmin');
    const bd = await me(await server.as('bd.ph.1'));
    expect((await viewRole(root, 'bd')).body.success).toBe(true);
    const seen = await me(root);
    expect(seen).toMatchObject({ adminType: '2', roles: [{ code: 'bd' }], viewAs: { kind: 'role', enName: 'Business developer' } });
    expect(seen.permissions.toSorted()).toEqual(bd.permissions.toSorted());
    expect(seen.menus.map(({ name }) => name)).toEqual(bd.menus.map(({ name }) => name));
    expect(seen.apps.map(({ code }) => code)).toEqual(bd.apps.map(({ code }) => code));
    expect(seen.viewAs?.remainingSeconds).toBeGreaterThan(29 * 60);
    const refused = await root.get('/main/sysUser/page');
    expect([refused.status, refused.body.code]).toEqual([403, 1013002]);
    expect((await stop(root)).body.success).toBe(true);
    expect(await me(root)).toMatchObject({ adminType: '1', viewAs: null });
    expect((await root.get('/main/sysUser/page')).body.success).toBe(true);
  });

  it('refuses every call that writes with 1013002 and says why, what only reads goes on', async () => {
    const root = await server.as('superAdmin');
    await giveRole(server, 'staff.3', {
      code: 'everything',
      permissions: ['sysRole.add', 'sysRole.query', 'sysUser.edit', 'sysUser.export', 'sysRole.viewAs'],
    });
    await viewRole(root, 'everything');
    const writes = Object.values(api)
      .flatMap((area) => Object.values(area as Record<string, Endpoint>))
      .filter(({ method, isReading, access, answer }) => method === 'POST' && !isReading && access !== 'public' && answer !== 'captcha');
    expect(writes.length).toBeGreaterThan(80);
    for (const { path } of writes) expect([path, (await root.post(path, {})).body.code]).toEqual([path, 1013002]);
    const { status, body } = await root.post('/main/sysRole/add', { code: 'sneaky', name: 'sneaky' }, { lang: 'en' });
    expect([status, body.message]).toEqual([403, 'You are viewing as somebody else: nothing can be changed. Leave the view first.']);
    expect(await roleId('sneaky')).toBe('');
    expect((await root.post('/main/sysUser/export', {})).body.message).not.toBe('');
    expect((await root.post('/main/sysMenu/change', { application: 'system' })).body.success).toBe(true);
    expect((await root.post('/main/sysUser/rehearseStatus', { ids: ['999'], status: 1 })).body.success).toBe(true);
  });

  it('marks nothing read', async () => {
    const root = await server.as('superAdmin');
    const [{ id } = { id: '' }] = (
      (await root.get('/main/sysNotice/received')).body.data as { rows: { id: string; readStatus: number }[] }
    ).rows.filter(({ readStatus }) => readStatus === 0);
    expect(id).not.toBe('');
    await viewRole(root, 'staff');
    expect((await root.get('/main/sysNotice/detail', { id })).body.success).toBe(true);
    const rows = ((await root.get('/main/sysNotice/received')).body.data as { rows: { id: string; readStatus: number }[] }).rows;
    expect(rows.find((row) => row.id === id)?.readStatus).toBe(0);
  });

  it('ends by itself after 30 minutes, with the session, and for this session only', async () => {
    const root = await server.as('superAdmin');
    const other = await server.as('superAdmin');
    await viewRole(root, 'finance');
    expect((await me(other)).viewAs).toBeNull();
    await db()
      .update(sessions)
      .set({ viewUntil: sql`now() - interval '1 second'` })
      .where(sql`${sessions.viewUntil} is not null`);
    expect(await me(root)).toMatchObject({ adminType: '1', viewAs: null });
    await viewRole(root, 'finance');
    await root.get('/main/logout');
    expect((await root.get('/main/getLoginUser')).body.code).toBe(1011008);
    expect((await me(await server.as('superAdmin'))).viewAs).toBeNull();
  });

  it('is noted when it starts and when it ends', async () => {
    const root = await server.as('superAdmin');
    const id = await roleId('finance');
    await viewRole(root, 'finance');
    await stop(root);
    await stop(root);
    const notes = await db()
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.object, `sysRole:${id}`), inArray(auditLogs.action, ['sysRole.viewAs', 'sysRole.stopView'])))
      .orderBy(asc(auditLogs.seq));
    expect(notes.slice(-2).map(({ account, action }) => [account, action])).toEqual([
      ['superAdmin', 'sysRole.viewAs'],
      ['superAdmin', 'sysRole.stopView'],
    ]);
  });
});

describe('nobody looks beyond their own', () => {
  it('needs the permission, and a role that holds no more', async () => {
    expect((await viewRole(await server.as('finance'), 'finance')).body.code).toBe(1013002);
    await giveRole(server, 'staff.4', { code: 'viewer', permissions: ['sysRole.viewAs', 'sysRole.query'], dataScopeType: 2 });
    await giveRole(server, 'staff.5', { code: 'lower', permissions: ['sysRole.query'], dataScopeType: 4 });
    await giveRole(server, 'staff.6', { code: 'more', permissions: ['sysRole.query', 'sysUser.query'], dataScopeType: 4 });
    await giveRole(server, 'staff.2', { code: 'wider', permissions: ['sysRole.query'], dataScopeType: 1 });
    const viewer = await server.as('staff.4');
    for (const code of ['more', 'wider', 'superAdmin']) expect([code, (await viewRole(viewer, code)).body.code]).toEqual([code, 1013002]);
    expect((await viewer.post('/main/sysRole/viewAs', { id: '999' })).body.code).toBe(2019001);
    expect((await viewRole(viewer, 'lower')).body.success).toBe(true);
    expect((await viewRole(viewer, 'lower')).body.code).toBe(1013002);
    await stop(viewer);
    await db().update(roles).set({ status: 1 }).where(eq(roles.code, 'lower'));
    expect((await viewRole(viewer, 'lower')).body.code).toBe(2019001);
  });

  it('sees of a role that is granted more meanwhile what they hold themselves', async () => {
    await giveRole(server, 'staff.4', { code: 'viewer2', permissions: ['sysRole.viewAs', 'sysRole.query'], dataScopeType: 2 });
    const id = await giveRole(server, 'staff.5', { code: 'growing', permissions: ['sysRole.query'], dataScopeType: 4 });
    const viewer = await server.as('staff.4');
    await viewRole(viewer, 'growing');
    await db().execute(
      sql`insert into menu_grants (role_id, menu_id) select ${id}::bigint, m.id from menus m where m.permission = 'sysOnlineUser:query'`,
    );
    expect((await viewer.get('/main/sysRole/page')).body.success).toBe(true);
    expect((await viewer.get('/main/sysOnlineUser/list')).body.code).toBe(1013002);
  });

  it('sees the rows of the role, in the own organisation and within the own scope', async () => {
    const [ph] = await db().select().from(orgs).where(eq(orgs.code, 'team.ph'));
    const [vn] = await db().select().from(orgs).where(eq(orgs.code, 'team.vn'));
    const viewing = { permissions: ['sysRole.viewAs', 'sysUser.query'] as const };
    await giveRole(server, 'staff.4', { code: 'scoped', ...viewing, dataScopeType: 5, orgIds: [ph?.id ?? ''] });
    await giveRole(server, 'staff.5', { code: 'below', permissions: ['sysUser.query'], dataScopeType: 2 });
    await giveRole(server, 'staff.6', { code: 'custom', permissions: ['sysUser.query'], dataScopeType: 5, orgIds: [vn?.id ?? ''] });
    await db()
      .update(users)
      .set({ orgId: ph?.id ?? null })
      .where(eq(users.account, 'staff.4'));
    const viewer = await server.as('staff.4');
    const own = await accounts(viewer);
    expect(own).toContain('staff.4');
    await viewRole(viewer, 'below');
    const seen = await accounts(viewer);
    expect(seen).toContain('staff.4');
    expect(seen.filter((account) => !own.includes(account))).toEqual([]);
    await stop(viewer);
    expect((await viewRole(viewer, 'custom')).body.code).toBe(1013002);
    const root = await server.as('superAdmin');
    await viewRole(root, 'custom');
    expect(await accounts(root)).not.toContain('staff.4');
  });
});

describe('looking as a person', () => {
  it('unites their roles and uses their organisation, within what one may see', async () => {
    const root = await server.as('superAdmin');
    const id = await userIdOf(server, 'leader.ph');
    const leader = await server.as('leader.ph');
    await db()
      .insert(userRoles)
      .values({
        userId: id,
        roleId: await giveRole(server, 'staff.5', { code: 'extra', permissions: ['sysUser.query'], dataScopeType: 3 }),
      });
    expect((await root.post('/main/sysUser/viewAs', { id })).body.success).toBe(true);
    const seen = await me(root);
    expect(seen.viewAs).toMatchObject({ kind: 'user' });
    expect(seen.permissions.toSorted()).toEqual((await me(leader)).permissions.toSorted());
    expect((await accounts(root)).filter((account) => account !== 'superAdmin')).toEqual(await accounts(leader));
    const notes = await db()
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.object, `sysUser:${id}`), eq(auditLogs.action, 'sysRole.viewAs')))
      .orderBy(auditLogs.seq);
    expect(notes).toHaveLength(1);
  });

  it('refuses people out of scope, administrators of type 1 and people with more rights', async () => {
    await giveRole(server, 'staff.4', { code: 'viewer4', permissions: ['sysUser.viewAs', 'sysUser.query'], dataScopeType: 4 });
    const viewer = await server.as('staff.4');
    expect((await viewer.post('/main/sysUser/viewAs', { id: await userIdOf(server, 'bd.vn.1') })).body.code).toBe(1013003);
    const root = await server.as('superAdmin');
    expect((await root.post('/main/sysUser/viewAs', { id: await userIdOf(server, 'superAdmin') })).body.code).toBe(2020001);
    const admin = await server.as('admin');
    expect((await admin.post('/main/sysUser/viewAs', { id: await userIdOf(server, 'bd.ph.1') })).body.code).toBe(1013002);
    expect((await (await server.as('finance')).post('/main/sysUser/viewAs', { id: await userIdOf(server, 'bd.ph.1') })).body.code).toBe(
      1013002,
    );
  });
});
