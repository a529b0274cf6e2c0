import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { auditLogs } from '../../../../tables/base/audit';
import { orgs } from '../../../../tables/base/org';
import { users } from '../../../../tables/base/user';

let server: TestServer;
let root: TestClient;
let teamPh: string;
let teamVn: string;
let teamTh: string;
let posIds: string[];
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  [teamPh, teamVn, teamTh] = [await orgId('team.ph'), await orgId('team.vn'), await orgId('team.th')];
  posIds = ((await root.get('/main/sysPos/list')).body.data as { id: string }[]).map(({ id }) => id);
});
afterAll(() => server.close());

interface Row {
  id: string;
  version: number;
  tel: string | null;
  extOrgPos: { org: { id: string; name: string }; positions: { id: string; name: string }[] }[];
}
const orgId = async (code: string) =>
  (await server.services.database.db.select({ id: orgs.id }).from(orgs).where(eq(orgs.code, code)))[0]?.id ?? '';
let phones = 0;
const draft = (account: string, more: Record<string, unknown> = {}) => ({
  account,
  name: `Name of ${account}`,
  phone: `+639180008${String((phones += 1)).padStart(3, '0')}`,
  orgId: teamPh,
  posIdList: posIds.slice(0, 1),
  ...more,
});
const detail = async (id: string, client = root) => (await client.get('/main/sysUser/detail', { id }, { lang: 'en' })).body.data as Row;
const attached = async (id: string, client = root) =>
  (await detail(id, client)).extOrgPos.map(({ org, positions }) => [org.id, positions.map((position) => position.id)]);
const ext = (org: string, ...positions: (string | undefined)[]) => ({ orgId: org, posIdList: positions });

it('are kept with their positions, shown with names in list and detail, and told by the audit chain', async () => {
  const one = draft('attached.one', { tel: '02 8123 4567', extIds: [ext(teamVn, posIds[0], posIds[1], posIds[0])] });
  const { id } = (await root.post('/main/sysUser/add', one)).body.data as { id: string };
  const shown = await detail(id);
  expect(shown).toMatchObject({
    tel: '02 8123 4567',
    avatar: null,
    extOrgPos: [{ org: { id: teamVn, name: expect.stringMatching(/./) }, positions: [{ name: expect.stringMatching(/./) }, {}] }],
  });
  const page = (await root.get('/main/sysUser/page', { searchValue: 'attached.one' }, { lang: 'en' })).body.data as { rows: Row[] };
  expect(page.rows[0]?.extOrgPos).toEqual(shown.extOrgPos);
  expect((await root.post('/main/sysUser/edit', { ...one, id, version: 0, tel: '', extIds: [ext(teamTh, posIds[1])] })).body.success).toBe(
    true,
  );
  expect(await attached(id)).toEqual([[teamTh, [posIds[1]]]]);
  expect((await detail(id)).tel).toBeNull();
  const silent = { ...one, extIds: undefined };
  expect((await root.post('/main/sysUser/edit', { ...silent, id, version: 1 })).body.success).toBe(true);
  expect(await attached(id)).toEqual([[teamTh, [posIds[1]]]]);
  const edits = await server.services.database.db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.object, `sysUser:${id}`), eq(auditLogs.action, 'sysUser.edit')))
    .orderBy(auditLogs.seq);
  expect(edits.map(({ detail: told }) => (told as Record<string, unknown>)['extIds'])).toEqual([
    [[ext(teamVn, ...posIds.slice(0, 2).sort())], [ext(teamTh, posIds[1])]],
    undefined,
  ]);
});

it('are refused twice, as the main one, without a position, when unknown or disabled', async () => {
  const add = async (...extIds: unknown[]) =>
    (await root.post('/main/sysUser/add', draft('attached.wrong', { extIds }), { lang: 'en' })).body;
  expect(await add(ext(teamVn, posIds[0]), ext(teamVn, posIds[1]))).toMatchObject({
    code: 1012001,
    fields: { extIds: 'Name each attached organisation once, and not the main one.' },
  });
  expect(await add(ext(teamPh, posIds[0]))).toMatchObject({ code: 1012001, fields: { extIds: expect.any(String) } });
  expect((await add(ext(teamVn))).code).toBe(1012001);
  expect((await add({ ...ext(teamVn, posIds[0]), adminType: '1' })).code).toBe(1012001);
  expect(await add(ext('999', posIds[0]))).toMatchObject({ code: 2017001, fields: { extIds: expect.any(String) } });
  expect(await add(ext(teamVn, '999'))).toMatchObject({ code: 2018001, fields: { extIds: expect.any(String) } });
});

it('stay within the data scope: none beyond it is given, seen or taken away, and they widen nobody', async () => {
  await giveRole(server, 'leader.ph', {
    code: 'extKeeper',
    permissions: ['sysUser.query', 'sysUser.get', 'sysUser.add', 'sysUser.edit'],
    dataScopeType: 2,
  });
  const leader = await server.as('leader.ph');
  const one = draft('attached.scoped', { extIds: [ext(teamVn, posIds[0])] });
  expect((await leader.post('/main/sysUser/add', one)).body.code).toBe(1013003);
  const { id } = (await root.post('/main/sysUser/add', one)).body.data as { id: string };
  expect(await attached(id, leader)).toEqual([]);
  const { data } = (await root.post('/main/sysOrg/add', { code: 'team.ph.ext', name: 'Beside', pid: teamPh })).body as unknown as {
    data: { id: string };
  };
  expect((await leader.post('/main/sysUser/edit', { ...one, id, version: 0, extIds: [ext(data.id, posIds[0])] })).body.success).toBe(true);
  expect(await attached(id, leader)).toEqual([[data.id, [posIds[0]]]]);
  expect((await attached(id)).map(([org]) => org).sort()).toEqual([teamVn, data.id].sort());
  expect((await leader.post('/main/sysUser/edit', { ...one, id, version: 1, extIds: [] })).body.success).toBe(true);
  expect(await attached(id)).toEqual([[teamVn, [posIds[0]]]]);
  const own = await userIdOf(server, 'leader.ph');
  const { version } = await detail(own);
  const [row] = await server.services.database.db.select().from(users).where(eq(users.id, own));
  await root.post('/main/sysUser/edit', {
    account: row?.account,
    name: row?.name,
    phone: row?.phone,
    orgId: row?.orgId,
    posIdList: posIds.slice(0, 1),
    id: own,
    version: version,
    extIds: [ext(teamVn, posIds[0])],
  });
  expect(await attached(own)).toEqual([[teamVn, [posIds[0]]]]);
  const seen = (await leader.get('/main/sysUser/page', { searchValue: 'bd.vn' })).body.data as { totalRows: number };
  expect(seen.totalRows).toBe(0);
});

it('keep their organisation and position from being deleted, until the person is', async () => {
  const org = ((await root.post('/main/sysOrg/add', { code: 'ext.only', name: 'Ext only', pid: teamTh })).body.data as { id: string }).id;
  const position = ((await root.post('/main/sysPos/add', { code: 'ext.only', name: 'Ext only' })).body.data as { id: string }).id;
  const { id } = (await root.post('/main/sysUser/add', draft('attached.holder', { extIds: [ext(org, position)] }))).body.data as {
    id: string;
  };
  expect((await root.post('/main/sysOrg/delete', { ids: [org] })).body.data).toMatchObject({ failed: [{ id: org, code: 2017004 }] });
  expect((await root.post('/main/sysPos/delete', { ids: [position] })).body.data).toMatchObject({
    failed: [{ id: position, code: 2018004 }],
  });
  await root.post('/main/sysUser/delete', { ids: [id] });
  expect((await root.post('/main/sysOrg/delete', { ids: [org] })).body.data).toMatchObject({ ok: [org] });
  expect((await root.post('/main/sysPos/delete', { ids: [position] })).body.data).toMatchObject({ ok: [position] });
});
