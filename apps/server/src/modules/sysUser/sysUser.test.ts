import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../testing/giveRole';
import { idempotencyKeys } from '../../http/idempotency/tables';
import { startServer, type TestServer } from '../../testing/startServer';
import type { TestClient } from '../../testing/testClient';
import { auditLogs } from '../audit/tables';
import { orgs } from '../org';
import { users } from '../user';

let server: TestServer;
let root: TestClient;
let teamPh: string;
let teamVn: string;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  [teamPh, teamVn] = [await orgId('team.ph'), await orgId('team.vn')];
});
afterAll(() => server.close());

const orgId = async (code: string) => (await server.services.database.db.select({ id: orgs.id }).from(orgs).where(eq(orgs.code, code)))[0]?.id ?? '';
const userId = (account: string) => userIdOf(server, account);

interface Row {
  id: string;
  account: string;
  name: string;
  version: number;
  status: number;
  org: { name: string } | null;
  positions: { name: string }[];
  roles: { id: string; name: string }[];
  sex: number;
  birthday: string | null;
  jobNum: string | null;
}
const everything = ['sysUser.query', 'sysUser.get', 'sysUser.add', 'sysUser.edit', 'sysUser.delete', 'sysUser.export', 'sysUser.grant', 'sysUser.resetPwd'] as const;
const page = async (client: TestClient, query: Record<string, string | number> = {}) => (await client.get('/main/sysUser/page', { pageSize: 100, ...query })).body.data as { rows: Row[]; totalRows: number };
const detail = async (id: string) => (await root.get('/main/sysUser/detail', { id }, { lang: 'en' })).body.data as Row;
let phones = 0;
const draft = (account: string, more: Record<string, unknown> = {}) => ({ account, name: `Name of ${account}`, phone: `+639180009${String((phones += 1)).padStart(3, '0')}`, orgId: teamPh, posIdList: [], ...more });
const add = async (account: string, more: Record<string, unknown> = {}, client = root) => (await client.post('/main/sysUser/add', draft(account, more))).body;
const addId = async (account: string, more: Record<string, unknown> = {}) => ((await add(account, more)).data as { id: string }).id;
type Batch = { ok: string[]; failed: { id: string; code: number; message: string }[] };

describe('users', () => {
  it('are listed without super administrators, filtered by keyword, status, organisation and role', async () => {
    const { rows, totalRows } = await page(root);
    expect(rows.map(({ account }) => account)).not.toContain('superAdmin');
    expect(totalRows).toBeGreaterThan(60);
    expect((await page(root, { searchValue: 'BD.PH' })).totalRows).toBe(6);
    expect((await page(root, { searchValue: '91230' })).rows.length).toBeGreaterThan(0);
    expect((await page(root, { orgId: teamPh })).totalRows).toBe(7);
    expect((await page(root, { searchStatus: 1 })).rows).toEqual([]);
    const leader = (await page(root, { searchValue: 'leader.ph' })).rows[0];
    expect((await page(root, { roleId: leader?.roles[0]?.id ?? '' })).totalRows).toBe(6);
  });

  it('defect 13: are sorted as asked', async () => {
    const accounts = (await page(root, { sortField: 'account', sortOrder: 'descend', searchValue: 'bd.' })).rows.map(({ account }) => account);
    expect(accounts).toEqual([...accounts].sort().reverse());
  });

  it('keep everything that the form sends', async () => {
    const posIds = ((await root.get('/main/sysPos/list')).body.data as { id: string }[]).slice(0, 2).map(({ id }) => id);
    const id = await addId('complete.one', { sex: 1, birthday: '1990-02-28', jobNum: 'J-7', nickName: 'Co', email: 'co@demo.example', country: 'PH', posIdList: posIds, password: 'Right-horse-9' });
    expect(await detail(id)).toMatchObject({ sex: 1, birthday: '1990-02-28', jobNum: 'J-7', nickName: 'Co', country: 'PH', positions: posIds.map((posId) => ({ id: posId })), org: { id: teamPh }, roles: [], status: 0 });
    expect(await server.login('complete.one', 'Right-horse-9')).toMatch(/^[\w-]{43}$/);
  });

  it('are unique by account, phone and e-mail; what a deleted one had is free', async () => {
    const taken = draft('unique.one', { email: 'u@demo.example' });
    const { id } = (await root.post('/main/sysUser/add', taken)).body.data as { id: string };
    expect((await add('UNIQUE.one')).code).toBe(2020002);
    expect((await add('unique.two', { phone: taken.phone })).code).toBe(2020007);
    expect((await add('unique.two', { email: 'U@demo.example' })).code).toBe(2020008);
    await root.post('/main/sysUser/delete', { ids: [id] });
    expect((await root.post('/main/sysUser/add', taken)).body.success).toBe(true);
  });

  it('refuse weak passwords, unknown organisations and positions, and phones without a country', async () => {
    expect((await add('weak.one', { password: 'password123' })).code).toBe(1011013);
    expect((await add('weak.one', { orgId: '999' })).code).toBe(2017001);
    expect((await add('weak.one', { posIdList: ['999'] })).code).toBe(2018001);
    expect((await add('weak.one', { phone: '09171234567' })).code).toBe(1012001);
    expect((await add('abc')).code).toBe(1012001);
  });

  it('C-27 cannot be made administrators or given roles by the form', async () => {
    for (const more of [{ adminType: '1' }, { roles: ['1'] }, { permissions: ['*'] }, { status: 1 }, { passwordHash: 'x' }]) expect((await add('sneaky.one', more)).code).toBe(1012001);
    expect((await page(root, { searchValue: 'sneaky' })).totalRows).toBe(0);
  });

  it('C-26 defect 1: editing a disabled user keeps him disabled', async () => {
    const one = draft('disabled.one');
    const { id } = (await root.post('/main/sysUser/add', one)).body.data as { id: string };
    await root.post('/main/sysUser/changeStatus', { ids: [id], status: 1 });
    const { version } = await detail(id);
    expect((await root.post('/main/sysUser/edit', { ...one, id, version, name: 'Still off' })).body.success).toBe(true);
    expect(await detail(id)).toMatchObject({ name: 'Still off', status: 1 });
    expect((await root.post('/main/sysUser/edit', { ...one, id, version, name: 'Stale' })).body.code).toBe(1020003);
    expect((await root.post('/main/sysUser/edit', { ...one, id, version: version + 1, password: 'Right-horse-9' })).body).toMatchObject({ code: 1012001, fields: { password: expect.any(String) } });
  });

  it('defect 8: show the new name of an organisation that was renamed', async () => {
    const id = await addId('renamed.org', { orgId: teamVn });
    const org = (await root.get('/main/sysOrg/detail', { id: teamVn })).body.data as { version: number; code: string; pid: string };
    await root.post('/main/sysOrg/edit', { id: teamVn, version: org.version, code: org.code, pid: org.pid, name: 'Renamed team' });
    const shown = (await root.get('/main/sysUser/detail', { id }, { lang: 'zh-CN' })).body.data as Row;
    expect(shown.org?.name).toBe('Renamed team');
  });
});

describe('status, passwords and deletion', () => {
  it('are rehearsed: counts and reasons, nothing written; then done row by row', async () => {
    const [on, off, deleted] = [await addId('status.on'), await addId('status.off'), await addId('status.gone')];
    await root.post('/main/sysUser/changeStatus', { ids: [off], status: 1 });
    await root.post('/main/sysUser/delete', { ids: [deleted] });
    const superAdmin = await userId('superAdmin');
    const ids = [on, off, deleted, superAdmin, '999'];
    const refused = [[deleted, 1017003], [superAdmin, 2020006], ['999', 2020001]];
    const rehearsed = (await root.post('/main/sysUser/rehearseStatus', { ids, status: 1 })).body.data as { total: number; willChange: number; unchanged: number; refused: { id: string; code: number; name: string }[] };
    expect(rehearsed).toMatchObject({ total: 5, willChange: 1, unchanged: 1 });
    expect(rehearsed.refused.map(({ id, code }) => [id, code])).toEqual(refused);
    expect((await detail(on)).status).toBe(0);
    const done = (await root.post('/main/sysUser/changeStatus', { ids, status: 1 })).body.data as Batch;
    expect(done.ok).toEqual([on, off]);
    expect(done.failed.map(({ id, code }) => [id, code])).toEqual(refused);
    expect((await detail(on)).status).toBe(1);
    expect((await root.post('/main/sysUser/changeStatus', { ids: [on], status: 2 })).body.code).toBe(1012001);
  });

  it('C-08 end the sessions of whoever is disabled, reset or deleted', async () => {
    const id = await addId('session.one', { password: 'Right-horse-9' });
    const first = server.withToken(await server.login('session.one', 'Right-horse-9'));
    await root.post('/main/sysUser/changeStatus', { ids: [id], status: 1 });
    expect((await first.get('/main/getLoginUser')).body.code).toBe(1011007);
    await root.post('/main/sysUser/changeStatus', { ids: [id], status: 0 });
    expect((await first.get('/main/getLoginUser')).body.code).toBe(1011008);
    const second = server.withToken(await server.login('session.one', 'Right-horse-9'));
    const { password } = (await root.post('/main/sysUser/resetPwd', { id })).body.data as { password: string };
    expect((await second.get('/main/getLoginUser')).body.code).toBe(1011008);
    await expect(server.login('session.one', 'Right-horse-9')).rejects.toThrow('1011002');
    const third = server.withToken(await server.login('session.one', password));
    await root.post('/main/sysUser/delete', { ids: [id] });
    expect((await third.get('/main/getLoginUser')).status).toBe(401);
    const notes = await server.services.database.db.select().from(auditLogs).where(eq(auditLogs.object, `sysUser:${id}`));
    expect(JSON.stringify(notes)).not.toMatch(/Right-horse|argon2/);
    expect(JSON.stringify(notes)).not.toContain(password);
  });

  it('C-117 keep no password after it was shown once, not even for a repeat', async () => {
    const id = await addId('shown.once');
    const { password } = (await root.post('/main/sysUser/resetPwd', { id }, { 'idempotency-key': 'reset-1' })).body.data as { password: string };
    expect(password).toHaveLength(16);
    await until(async () => ((await server.services.database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'reset-1'))).length === 0 ? true : undefined));
  });

  it('never delete a super administrator: 2020005', async () => {
    const ids = [await userId('superAdmin')];
    expect((await root.post('/main/sysUser/delete', { ids })).body.data).toMatchObject({ ok: [], failed: [{ code: 2020005 }] });
    expect((await root.post('/main/sysUser/resetPwd', { id: ids[0] })).body.code).toBe(2020001);
  });
});

describe('the data scope of users', () => {
  it('defect 6: whoever is not a super administrator deletes users of the own scope, and no others', async () => {
    await giveRole(server, 'leader.ph', { code: 'userBelow', permissions: everything, dataScopeType: 2 });
    const leader = await server.as('leader.ph');
    const [own, foreign] = [await addId('delete.own'), await addId('delete.foreign', { orgId: teamVn })];
    const { ok, failed } = (await leader.post('/main/sysUser/delete', { ids: [own, foreign, '999'] })).body.data as Batch;
    expect(ok).toEqual([own]);
    expect(failed.map(({ id, code }) => [id, code])).toEqual([[foreign, 1013003], ['999', 1013003]]);
  });

  it('defect 7: nobody pulls in a user from outside, or pushes one out; foreign and missing ids answer alike', async () => {
    const leader = await server.as('leader.ph');
    const foreign = await userId('bd.vn.1');
    for (const id of [foreign, '999']) {
      const answers = [
        await leader.get('/main/sysUser/detail', { id }),
        await leader.get('/main/sysUser/ownRole', { id }),
        await leader.get('/main/sysUser/ownData', { id }),
        await leader.post('/main/sysUser/edit', { ...draft('bd.vn.1'), id, version: 0 }),
        await leader.post('/main/sysUser/resetPwd', { id }),
        await leader.post('/main/sysUser/grantRole', { id, version: 0, grantRoleIdList: [] }),
        await leader.post('/main/sysUser/grantData', { id, version: 0, grantOrgIdList: [] }),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(Array(7).fill(1013003));
      expect((await leader.post('/main/sysUser/changeStatus', { ids: [id], status: 1 })).body.data).toMatchObject({ failed: [{ id, code: 1013003 }] });
      expect((await leader.post('/main/sysUser/rehearseStatus', { ids: [id], status: 1 })).body.data).toMatchObject({ refused: [{ id, name: '', code: 1013003 }] });
    }
    const [own] = (await page(leader, { searchValue: 'bd.ph.1' })).rows;
    expect((await leader.post('/main/sysUser/edit', { ...draft('bd.ph.1', { orgId: teamVn }), id: own?.id, version: own?.version })).body.code).toBe(1013003);
    expect((await add('outside.one', { orgId: teamVn }, leader)).code).toBe(1013003);
    expect((await detail(foreign)).org).not.toBeNull();
  });

  it('counts, finds and offers only users in scope', async () => {
    const leader = await server.as('leader.ph');
    const { rows, totalRows } = await page(leader);
    expect(totalRows).toBe(rows.length);
    expect(new Set(rows.map(({ org }) => org?.name)).size).toBe(1);
    expect((await page(leader, { searchValue: 'bd.vn' })).totalRows).toBe(0);
    expect((await page(leader, { orgId: teamVn })).totalRows).toBe(0);
    const offered = (await leader.get('/main/sysUser/selector', { name: 'bd.' })).body.data as Row[];
    expect(offered.map(({ account }) => account.slice(0, 5))).toEqual(Array(6).fill('bd.ph'));
  });

  it('defect 10: scope 4 shows the own data instead of nothing', async () => {
    await giveRole(server, 'bd.th.1', { code: 'userOwn', permissions: everything, dataScopeType: 4 });
    const bd = await server.as('bd.th.1');
    expect((await page(bd)).rows.map(({ account }) => account)).toEqual(['bd.th.1']);
    expect((await bd.get('/main/sysUser/detail', { id: await userId('bd.th.2') })).body.code).toBe(1013003);
  });

  it('is the widest role with what was granted to the person', async () => {
    await giveRole(server, 'bd.my.1', { code: 'userGranted', permissions: everything, dataScopeType: 4 });
    const [bd, id] = [await server.as('bd.my.1'), await userId('bd.my.1')];
    const { version } = (await root.get('/main/sysUser/ownData', { id })).body.data as { version: number };
    expect((await root.post('/main/sysUser/grantData', { id, version, grantOrgIdList: [teamVn] })).body.success).toBe(true);
    expect((await page(bd, { searchValue: 'leader.vn' })).totalRows).toBe(1);
    expect((await page(bd, { searchValue: 'leader.ph' })).totalRows).toBe(0);
  });

  it('defect 5: exports hold the filtered rows of the own scope', async () => {
    const leader = await server.as('leader.ph');
    const { id } = (await leader.post('/main/sysUser/export', { searchValue: 'bd.', sortField: 'account', sortOrder: 'ascend' })).body.data as { id: string };
    const file = await until(async () => {
      const answer = await leader.get('/main/download/file', { id });
      return answer.body.code === 1032003 ? undefined : answer.text;
    });
    const accounts = file.trimEnd().split('\r\n').slice(1).map((line) => line.split(',')[0]);
    const listed = await page(leader, { searchValue: 'bd.', sortField: 'account', sortOrder: 'ascend' });
    expect(accounts).toEqual(listed.rows.map(({ account }) => account));
    expect(accounts).toHaveLength(6);
  });
});

describe('granting roles and organisations to users', () => {
  it('defect 24: replaces the roles of the version that was read', async () => {
    const id = await addId('granted.one');
    const roleIds = ((await root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[]).filter(({ code }) => code === 'bd' || code === 'staff').map((role) => role.id);
    expect((await root.post('/main/sysUser/grantRole', { id, version: 0, grantRoleIdList: roleIds })).body.success).toBe(true);
    expect((await root.get('/main/sysUser/ownRole', { id })).body.data).toEqual({ roleIds: [...roleIds].sort(), version: 1 });
    expect((await root.post('/main/sysUser/grantRole', { id, version: 0, grantRoleIdList: [] })).body.code).toBe(1020003);
    expect((await root.post('/main/sysUser/grantRole', { id, version: 1, grantRoleIdList: ['999'] })).body.code).toBe(2019001);
  });

  it('C-29 hands out own roles and organisations of the own scope alone', async () => {
    const own = await giveRole(server, 'leader.sg', { code: 'granter', permissions: everything, dataScopeType: 3 });
    const leader = await server.as('leader.sg');
    const id = await userId('bd.sg.1');
    const before = (await root.get('/main/sysUser/ownRole', { id })).body.data as { roleIds: string[]; version: number };
    const admin = ((await root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[]).find(({ code }) => code === 'admin')?.id ?? '';
    const grant = async (grantRoleIdList: string[], version = before.version) => (await leader.post('/main/sysUser/grantRole', { id, version, grantRoleIdList })).body.code;
    expect(await grant([...before.roleIds, admin])).toBe(1013002);
    expect(await grant([])).toBe(1013002);
    expect(await grant([...before.roleIds, own])).toBe(200);
    expect((await leader.post('/main/sysUser/changeRoles', { ids: [id], add: [admin], remove: [] })).body.code).toBe(1013002);
    expect((await leader.post('/main/sysUser/rehearseRoles', { ids: [id], add: [admin], remove: [] })).body.code).toBe(1013002);
    expect((await leader.post('/main/sysUser/grantData', { id, version: before.version + 1, grantOrgIdList: [teamVn] })).body.code).toBe(1013003);
    expect((await leader.post('/main/sysUser/grantData', { id, version: before.version + 1, grantOrgIdList: [await orgId('team.sg')] })).body.code).toBe(200);
  });

  it('rehearses roles of several users, then changes them row by row', async () => {
    const ids = [await userId('bd.th.3'), await userId('bd.th.4'), '999'];
    const [staff, bd] = ['staff', 'bd'];
    const all = (await root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[];
    const idOf = (code: string | undefined) => all.find((role) => role.code === code)?.id;
    const wish = { ids, add: [idOf(staff)], remove: [idOf(bd)] };
    expect((await root.post('/main/sysUser/rehearseRoles', wish)).body.data).toMatchObject({ total: 3, willChange: 2, unchanged: 0, refused: [{ id: '999', code: 2020001 }] });
    expect((await root.post('/main/sysUser/changeRoles', wish)).body.data).toMatchObject({ ok: ids.slice(0, 2), failed: [{ id: '999' }] });
    expect((await root.get('/main/sysUser/ownRole', { id: ids[0] ?? '' })).body.data).toMatchObject({ roleIds: [idOf(staff)] });
    expect((await root.post('/main/sysUser/rehearseRoles', wish)).body.data).toMatchObject({ willChange: 0, unchanged: 2 });
  });

  it('keeps a version for edits beside grants', async () => {
    const id = await userId('bd.th.5');
    const [user] = await server.services.database.db.select({ version: users.version }).from(users).where(eq(users.id, id));
    const { version } = (await root.get('/main/sysUser/ownData', { id })).body.data as { version: number };
    expect(version).toBe(user?.version);
  });
});

async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    const value = await look();
    if (value !== undefined) return value;
  }
  throw new Error('It did not happen.');
}

describe('people who administer more', () => {
  it('cannot be taken over, switched off or removed by those who administer less', async () => {
    await giveRole(server, 'leader.my', { code: 'userKeeper', permissions: everything, dataScopeType: 2 });
    const keeper = await server.as('leader.my');
    const team = ((await root.get('/main/sysUser/detail', { id: await userId('bd.my.1') })).body.data as { org: { id: string } }).org.id;
    const target = await addId('strong.one', { orgId: team });
    const admin = ((await root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[]).find(({ code }) => code === 'admin')?.id;
    await root.post('/main/sysUser/grantRole', { id: target, version: 0, grantRoleIdList: [admin] });
    expect((await keeper.post('/main/sysUser/resetPwd', { id: target })).body.code).toBe(1013002);
    expect((await keeper.post('/main/sysUser/changeStatus', { ids: [target], status: 1 })).body.data).toMatchObject({ failed: [{ id: target, code: 1013002 }] });
    expect((await keeper.post('/main/sysUser/delete', { ids: [target] })).body.data).toMatchObject({ failed: [{ id: target, code: 1013002 }] });
    expect((await keeper.post('/main/sysUser/edit', { ...draft('strong.one', { orgId: team }), id: target, version: 1 })).body.code).toBe(1013002);
    expect((await keeper.post('/main/sysUser/resetPwd', { id: await userId('bd.my.1') })).body.success).toBe(true);
  });

  it('nobody disables or deletes the own account: 2020009', async () => {
    const keeper = await server.as('leader.my');
    const id = await userId('leader.my');
    expect((await keeper.post('/main/sysUser/changeStatus', { ids: [id], status: 1 })).body.data).toMatchObject({ failed: [{ id, code: 2020009 }] });
    expect((await keeper.post('/main/sysUser/delete', { ids: [id] })).body.data).toMatchObject({ failed: [{ id, code: 2020009 }] });
  });
});
