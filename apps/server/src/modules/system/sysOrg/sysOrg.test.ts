import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { orgs } from '../../../tables/base/org';
import { users } from '../../../tables/base/user';

// On PGlite too: system: trees are walked by recursive statements.

let server: TestServer;
let root: TestClient;
let headquarters: string;
let teamPh: string;
let teamVn: string;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  [headquarters, teamPh, teamVn] = [await idOf('headquarters'), await idOf('team.ph'), await idOf('team.vn')];
});
afterAll(() => server.close());

async function idOf(code: string): Promise<string> {
  const [org] = await server.services.database.db.select({ id: orgs.id }).from(orgs).where(eq(orgs.code, code));
  return org?.id ?? '';
}

interface Row {
  id: string;
  code: string;
  pid: string;
  version: number;
  parent: { name: string } | null;
}
type Batch = { ok: string[]; failed: { id: string; code: number; message: string }[] };
const everything = ['sysOrg.query', 'sysOrg.get', 'sysOrg.add', 'sysOrg.edit', 'sysOrg.delete', 'sysOrg.export'] as const;
const page = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await client.get('/main/sysOrg/page', { pageSize: 100, ...query })).body.data as { rows: Row[]; totalRows: number };
const add = async (client: TestClient, draft: Record<string, unknown>) => (await client.post('/main/sysOrg/add', draft)).body;
const addId = async (draft: Record<string, unknown>) => ((await add(root, draft)).data as { id: string }).id;
const remove = async (client: TestClient, ids: string[]) => (await client.post('/main/sysOrg/delete', { ids })).body.data as Batch;

describe('organisations', () => {
  it('are listed by node with everything below it', async () => {
    const north = await addId({ code: 'north', name: 'North', pid: teamPh });
    const below = await addId({ code: 'north.1', name: 'North 1', pid: north });
    expect((await page(root, { pid: teamPh })).rows.map(({ id }) => id).sort()).toEqual([teamPh, north, below].sort());
    expect((await page(root, { pid: below })).rows).toMatchObject([{ code: 'north.1', parent: { name: 'North' } }]);
  });

  it('have names in three languages, found by any of them', async () => {
    await addId({ code: 'south', name: '南部', enName: 'Southern branch', vnName: 'Chi nhánh miền Nam', pid: headquarters });
    for (const name of ['南部', 'southern', 'mien nam'])
      expect((await page(root, { name })).rows).toMatchObject([{ code: 'south', enName: 'Southern branch' }]);
  });

  it('refuses repeated names and codes, and parents that make no tree', async () => {
    const id = await addId({ code: 'loop', name: 'Loop', pid: headquarters });
    const child = await addId({ code: 'loop.1', name: 'Loop 1', pid: id });
    expect((await add(root, { code: 'loop', name: 'Other', pid: headquarters })).code).toBe(2017002);
    expect((await add(root, { code: 'other', name: 'Loop', pid: headquarters })).code).toBe(2017003);
    const edit = async (pid: string) =>
      (await root.post('/main/sysOrg/edit', { id, version: 0, code: 'loop', name: 'Loop', pid })).body.code;
    expect(await edit(id)).toBe(2017005);
    expect(await edit(child)).toBe(2017006);
    expect(await edit('999')).toBe(2017001);
    expect((await root.get('/main/sysOrg/detail', { id: '999' })).body.code).toBe(2017001);
    expect(await edit(teamVn)).toBe(200);
  });

  it('defect 2: cannot be deleted while people who are not deleted belong to it or below; those deleted do not count', async () => {
    const { db } = server.services.database;
    const id = await addId({ code: 'staffed', name: 'Staffed', pid: headquarters });
    const below = await addId({ code: 'staffed.1', name: 'Staffed 1', pid: id });
    const person = await userIdOf(server, 'bd.sg.6');
    await db.update(users).set({ orgId: below, status: 1 }).where(eq(users.id, person));
    expect((await remove(root, [id])).failed).toMatchObject([{ code: 2017004, message: 'People still belong to the organisation: 1.' }]);
    await db.update(users).set({ status: 2 }).where(eq(users.id, person));
    expect(await remove(root, [id, below])).toEqual({ ok: [id, below], failed: [] });
    expect((await root.get('/main/sysOrg/detail', { id: below })).body.code).toBe(2017001);
  });
});

describe('the data scope of organisations', () => {
  it('shows those in scope alone; the tree adds the ones above as context', async () => {
    await giveRole(server, 'leader.ph', { code: 'orgBelow', permissions: everything, dataScopeType: 2 });
    const leader = await server.as('leader.ph');
    const { rows, totalRows } = await page(leader);
    expect(rows.map(({ code }) => code).sort()).toEqual(['north', 'north.1', 'team.ph']);
    expect(totalRows).toBe(3);
    const tree = (await leader.get('/main/sysOrg/tree')).body.data as { id: string; context: boolean }[];
    expect(tree.filter(({ context }) => context).map(({ id }) => id)).toEqual([headquarters]);
    expect(tree.map(({ id }) => id)).not.toContain(teamVn);
  });

  it('holds for the whole list as for its pages', async () => {
    const list = async (client: TestClient, query: Record<string, string> = {}) => (await client.get('/main/sysOrg/list', query)).body;
    const leader = await server.as('leader.ph');
    expect(((await list(leader)).data as unknown as Row[]).map(({ code }) => code).sort()).toEqual(['north', 'north.1', 'team.ph']);
    expect((await list(leader, { pid: teamVn })).data).toEqual([]);
    expect(((await list(root)).data as unknown as Row[]).length).toBe((await page(root)).totalRows);
    expect((await list(root, { pid: 'x' })).code).toBe(1012001);
    expect((await list(await server.as('bd.ph.1'))).code).toBe(1013002);
  });

  it('answers a foreign and a missing id alike: 1013003 on reading, editing and deleting', async () => {
    const leader = await server.as('leader.ph');
    for (const id of [teamVn, '999']) {
      expect((await leader.get('/main/sysOrg/detail', { id })).body.code).toBe(1013003);
      expect((await leader.post('/main/sysOrg/edit', { id, version: 0, code: 'x', name: 'x', pid: teamPh })).body.code).toBe(1013003);
      expect((await remove(leader, [id])).failed).toMatchObject([{ id, code: 1013003 }]);
      expect((await add(leader, { code: 'x', name: 'x', pid: id })).code).toBe(1013003);
    }
    expect((await add(leader, { code: 'x', name: 'x', pid: '0' })).code).toBe(1013003);
    const own = (await page(leader, { name: 'North 1' })).rows[0];
    expect((await leader.post('/main/sysOrg/edit', { ...pick(own), name: 'North 1', pid: teamVn })).body.code).toBe(1013003);
  });

  it('takes in a new organisation at once, whatever the type of the scope', async () => {
    await giveRole(server, 'leader.my', { code: 'orgOnly', permissions: everything, dataScopeType: 3 });
    const leader = await server.as('leader.my');
    const { id } = (await add(leader, { code: 'my.new', name: 'New team', pid: await idOf('team.my') })).data as { id: string };
    expect((await page(leader)).rows.map(({ code }) => code).sort()).toEqual(['my.new', 'team.my']);
    expect((await add(leader, { code: 'my.new.1', name: 'Below the new team', pid: id })).code).toBe(200);
  });

  it('of type 5 is what was ticked, and loses what is deleted', async () => {
    const extra = await addId({ code: 'extra', name: 'Extra', pid: headquarters });
    await giveRole(server, 'leader.th', { code: 'orgTicked', permissions: everything, dataScopeType: 5, orgIds: [extra, teamVn] });
    const leader = await server.as('leader.th');
    expect((await page(leader)).rows.map(({ id }) => id).sort()).toEqual([extra, teamVn].sort());
    await remove(root, [extra]);
    expect((await page(leader)).rows.map(({ id }) => id)).toEqual([teamVn]);
  });

  it('refuses to delete or to move a tree that reaches outside it', async () => {
    const own = await addId({ code: 'vn.own', name: 'Own team', pid: headquarters });
    await giveRole(server, 'leader.vn', { code: 'orgTop', permissions: everything, dataScopeType: 5, orgIds: [teamVn, own] });
    const leader = await server.as('leader.vn');
    await addId({ code: 'vn.below', name: 'Below the team', pid: teamVn });
    expect((await remove(leader, [teamVn])).failed).toMatchObject([{ code: 1013003 }]);
    const team = (await page(leader)).rows.find(({ id }) => id === teamVn);
    expect((await leader.post('/main/sysOrg/edit', { ...pick(team), name: 'Moved', pid: own })).body.code).toBe(1013003);
    expect((await root.post('/main/sysOrg/edit', { ...pick(team), name: 'Moved', pid: own })).body.success).toBe(true);
  });
});

const pick = (row: Row | undefined) => ({ id: row?.id, version: row?.version, code: row?.code });
