import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../../testing/giveRole';
import { users } from '../../../../tables/base/user';
import { everything, startUsers } from '../usersOfTests';

let at: Awaited<ReturnType<typeof startUsers>>;
beforeAll(async () => {
  at = await startUsers();
});
afterAll(() => at.server.close());

describe('granting roles and organisations to users', () => {
  it('defect 24: replaces the roles of the version that was read', async () => {
    const id = await at.addId('granted.one');
    const roleIds = ((await at.root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[])
      .filter(({ code }) => code === 'bd' || code === 'staff')
      .map((role) => role.id);
    expect((await at.root.post('/main/sysUser/grantRole', { id, version: 0, grantRoleIdList: roleIds })).body.success).toBe(true);
    expect((await at.root.get('/main/sysUser/ownRole', { id })).body.data).toEqual({ roleIds: [...roleIds].sort(), version: 1 });
    expect((await at.root.post('/main/sysUser/grantRole', { id, version: 0, grantRoleIdList: [] })).body.code).toBe(1020003);
    expect((await at.root.post('/main/sysUser/grantRole', { id, version: 1, grantRoleIdList: ['999'] })).body.code).toBe(2019001);
  });

  it('C-29 hands out own roles and organisations of the own scope alone', async () => {
    const own = await giveRole(at.server, 'leader.sg', { code: 'granter', permissions: everything, dataScopeType: 3 });
    const leader = await at.server.as('leader.sg');
    const id = await at.userId('bd.sg.1');
    const before = (await at.root.get('/main/sysUser/ownRole', { id })).body.data as { roleIds: string[]; version: number };
    const admin =
      ((await at.root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[]).find(({ code }) => code === 'admin')
        ?.id ?? '';
    const grant = async (grantRoleIdList: string[], version = before.version) =>
      (await leader.post('/main/sysUser/grantRole', { id, version, grantRoleIdList })).body.code;
    expect(await grant([...before.roleIds, admin])).toBe(1013002);
    expect(await grant([])).toBe(1013002);
    expect(await grant([...before.roleIds, own])).toBe(200);
    expect((await leader.post('/main/sysUser/changeRoles', { ids: [id], add: [admin], remove: [] })).body.code).toBe(1013002);
    expect((await leader.post('/main/sysUser/rehearseRoles', { ids: [id], add: [admin], remove: [] })).body.code).toBe(1013002);
    expect((await leader.post('/main/sysUser/grantData', { id, version: before.version + 1, grantOrgIdList: [at.teamVn] })).body.code).toBe(
      1013003,
    );
    expect(
      (await leader.post('/main/sysUser/grantData', { id, version: before.version + 1, grantOrgIdList: [await at.orgId('team.sg')] })).body
        .code,
    ).toBe(200);
  });

  it('C-29 hands out no role that would show its holder more than the giver sees, and moves nobody to where it would', async () => {
    const child = (
      (await at.root.post('/main/sysOrg/add', { code: 'id.below', name: 'Below', pid: await at.orgId('team.id') })).body.data as {
        id: string;
      }
    ).id;
    await at.addId('below.one', { orgId: child });
    const leaf = (
      (await at.root.post('/main/sysOrg/add', { code: 'id.leaf', name: 'Leaf', pid: await at.orgId('team.vn') })).body.data as {
        id: string;
      }
    ).id;
    const one = at.draft('leaf.one', { orgId: leaf });
    const { id: mover } = (await at.root.post('/main/sysUser/add', one)).body.data as { id: string };
    await giveRole(at.server, 'leader.id', {
      code: 'ownTeam',
      permissions: [...everything, 'sysRole.query', 'sysRole.get', 'sysRole.add', 'sysRole.grant'],
      dataScopeType: 5,
      orgIds: [await at.orgId('team.id'), leaf],
    });
    const leader = await at.server.as('leader.id');
    const wide = ((await leader.post('/main/sysRole/add', { code: 'wideBelow', name: 'Wide below' })).body.data as { id: string }).id;
    expect(
      (await leader.post('/main/sysRole/grantData', { id: wide, version: 0, dataScopeType: 2, grantOrgIdList: [] })).body.success,
    ).toBe(true);
    const codes = async (id: string) => {
      const { version, roleIds } = (await leader.get('/main/sysUser/ownRole', { id })).body.data as { version: number; roleIds: string[] };
      return (await leader.post('/main/sysUser/grantRole', { id, version, grantRoleIdList: [...roleIds, wide] })).body.code;
    };
    for (const account of ['leader.id', 'bd.id.1']) {
      const id = await at.userId(account);
      expect(await codes(id)).toBe(1013002);
      expect((await leader.post('/main/sysUser/rehearseRoles', { ids: [id], add: [wide], remove: [] })).body.data).toMatchObject({
        willChange: 0,
        refused: [{ id, code: 1013002 }],
      });
      expect((await leader.post('/main/sysUser/changeRoles', { ids: [id], add: [wide], remove: [] })).body.data).toMatchObject({
        ok: [],
        failed: [{ id, code: 1013002 }],
      });
    }
    expect((await at.page(leader, { searchValue: 'below.one' })).totalRows).toBe(0);
    const narrow = ((await leader.post('/main/sysRole/add', { code: 'narrow', name: 'Narrow' })).body.data as { id: string }).id;
    const bd = await at.userId('bd.id.1');
    expect((await leader.post('/main/sysUser/changeRoles', { ids: [bd], add: [narrow], remove: [] })).body.data).toMatchObject({
      ok: [bd],
    });
    expect((await leader.post('/main/sysRole/grantData', { id: narrow, version: 0, dataScopeType: 2, grantOrgIdList: [] })).body.code).toBe(
      1013003,
    );
    expect((await leader.post('/main/sysRole/grantData', { id: narrow, version: 0, dataScopeType: 3, grantOrgIdList: [] })).body.code).toBe(
      200,
    );
    expect(await codes(mover)).toBe(200);
    expect((await leader.post('/main/sysUser/edit', { ...one, id: mover, version: 1, orgId: await at.orgId('team.id') })).body.code).toBe(
      1013002,
    );
    expect((await leader.post('/main/sysUser/edit', { ...one, id: mover, version: 1, name: 'Stays' })).body.success).toBe(true);
  });

  it('of own rows alone makes nobody see an organisation, oneself neither', async () => {
    await giveRole(at.server, 'bd.vn.2', {
      code: 'ownRows',
      permissions: [...everything, 'sysRole.add', 'sysRole.get', 'sysRole.grant'],
      dataScopeType: 4,
    });
    const bd = await at.server.as('bd.vn.2');
    const id = ((await bd.post('/main/sysRole/add', { code: 'escape', name: 'Escape' })).body.data as { id: string }).id;
    await bd.post('/main/sysRole/grantData', { id, version: 0, dataScopeType: 3, grantOrgIdList: [] });
    const self = await at.userId('bd.vn.2');
    expect((await bd.post('/main/sysUser/changeRoles', { ids: [self], add: [id], remove: [] })).body.data).toMatchObject({
      failed: [{ code: 1013002 }],
    });
    expect((await at.page(bd)).totalRows).toBe(1);
  });

  it('rehearses roles of several users, then changes them row by row', async () => {
    const ids = [await at.userId('bd.th.3'), await at.userId('bd.th.4'), '999'];
    const [staff, bd] = ['staff', 'bd'];
    const all = (await at.root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[];
    const idOf = (code: string | undefined) => all.find((role) => role.code === code)?.id;
    const wish = { ids, add: [idOf(staff)], remove: [idOf(bd)] };
    expect((await at.root.post('/main/sysUser/rehearseRoles', wish)).body.data).toMatchObject({
      total: 3,
      willChange: 2,
      unchanged: 0,
      refused: [{ id: '999', code: 2020001 }],
    });
    expect((await at.root.post('/main/sysUser/changeRoles', wish)).body.data).toMatchObject({
      ok: ids.slice(0, 2),
      failed: [{ id: '999' }],
    });
    expect((await at.root.get('/main/sysUser/ownRole', { id: ids[0] ?? '' })).body.data).toMatchObject({ roleIds: [idOf(staff)] });
    expect((await at.root.post('/main/sysUser/rehearseRoles', wish)).body.data).toMatchObject({ willChange: 0, unchanged: 2 });
  });

  it('keeps a version for edits beside grants', async () => {
    const id = await at.userId('bd.th.5');
    const [user] = await at.server.services.database.db.select({ version: users.version }).from(users).where(eq(users.id, id));
    const { version } = (await at.root.get('/main/sysUser/ownData', { id })).body.data as { version: number };
    expect(version).toBe(user?.version);
  });
});
