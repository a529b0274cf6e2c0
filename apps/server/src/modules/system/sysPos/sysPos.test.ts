import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { auditLogs } from '../../../tables/base/audit';
import { userPositions } from '../../../tables/system/sysUser';

// On PGlite too: lists, changes and deletions as every simple entity has them.

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  name: string;
  code: string;
  version: number;
  sort: number;
  can: string[];
}
interface Listed {
  rows: Row[];
  totalRows: number;
  totalPage: number;
}
const page = async (query: Record<string, string | number> = {}, client = root) =>
  (await client.get('/main/sysPos/page', query)).body.data as Listed;
const codes = async (query: Record<string, string | number>) => (await page(query)).rows.map(({ code }) => code);
const add = async (draft: Record<string, unknown>) => ((await root.post('/main/sysPos/add', draft)).body.data as { id: string }).id;

describe('the list of positions', () => {
  it('defect 13: sorts by the columns of the allow-list, in both directions', async () => {
    for (const [code, name] of [
      ['zeta', 'Mu'],
      ['alpha', 'Omega'],
    ])
      await add({ code, name, sort: 900 });
    expect(await codes({ sortField: 'code', sortOrder: 'descend', pageSize: 1 })).toEqual(['zeta']);
    expect((await codes({ sortField: 'code', sortOrder: 'ascend' }))[0]).toBe('alpha');
    const sorts = (await page({ pageSize: 100 })).rows.map(({ sort }) => sort);
    expect(sorts).toEqual([...sorts].sort((a, b) => a - b));
  });

  it('C-33 refuses to sort by anything else', async () => {
    for (const sortField of ['id;drop table x', '(select pg_sleep(5))', 'password', '__proto__']) {
      expect((await root.get('/main/sysPos/page', { sortField })).body.code).toBe(1012001);
    }
    expect((await root.get('/main/sysPos/page', { sortField: 'name', sortOrder: 'asc,1' })).body.code).toBe(1012001);
  });

  it('C-35 finds what was typed: wildcards are letters, two Chinese characters match, marks and case do not matter', async () => {
    for (const [code, name] of [
      ['pct', '100% _of_ \\it'],
      ['zh', '高级商务主管'],
      ['vn', 'Trưởng phòng Đối ngoại'],
    ])
      await add({ code, name });
    expect(await codes({ name: '100%' })).toEqual(['pct']);
    expect(await codes({ name: '_of_' })).toEqual(['pct']);
    expect(await codes({ name: '\\' })).toEqual(['pct']);
    expect(await codes({ name: '%%%' })).toEqual([]);
    expect(await codes({ name: '商务', code: 'zh' })).toEqual(['zh']);
    expect(await codes({ name: 'truong phong doi' })).toEqual(['vn']);
    expect((await root.get('/main/sysPos/page', { name: '%'.repeat(5000) })).body.code).toBe(1012001);
  });

  it('C-36 refuses pages that do not exist', async () => {
    for (const pageNo of ['0', '-1', '1e309', '99999999999', 'NaN'])
      expect((await root.get('/main/sysPos/page', { pageNo })).body.code).toBe(1012001);
    for (const pageSize of ['0', '-1', '1000000']) expect((await root.get('/main/sysPos/page', { pageSize })).body.code).toBe(1012001);
    expect(await page({ pageNo: 5000 })).toMatchObject({ rows: [], totalPage: 1 });
  });

  it('keeps its totals exact while rows come and go', async () => {
    const { totalRows } = await page();
    const id = await add({ code: 'passing', name: 'Passing' });
    expect((await page()).totalRows).toBe(totalRows + 1);
    await root.post('/main/sysPos/delete', { ids: [id] });
    expect((await page()).totalRows).toBe(totalRows);
  });

  it('tells per row what the caller may do', async () => {
    await giveRole(server, 'staff.1', { code: 'reader', permissions: ['sysPos.query', 'sysPos.get'] });
    const reader = await server.as('staff.1');
    expect((await page({}, reader)).rows[0]?.can).toEqual(['query', 'get']);
    expect((await page()).rows[0]?.can).toContain('delete');
    expect((await reader.post('/main/sysPos/add', { code: 'x', name: 'x' })).body.code).toBe(1013002);
  });
});

describe('changing positions', () => {
  it('refuses a name 2018003 or code 2018002 that another has, and lets those of deleted ones be used again', async () => {
    const id = await add({ code: 'once', name: 'Only once' });
    const repeated = (await root.post('/main/sysPos/add', { code: 'twice', name: 'Only once' })).body;
    expect([repeated.code, repeated.fields]).toEqual([2018003, { name: repeated.message }]);
    expect((await root.post('/main/sysPos/add', { code: 'once', name: 'Other' })).body.code).toBe(2018002);
    await root.post('/main/sysPos/delete', { ids: [id] });
    const again = await add({ code: 'once', name: 'Only once' });
    expect(again).not.toBe(id);
    expect((await root.post('/main/sysPos/edit', { id: again, version: 0, code: 'once', name: 'Only once', sort: 7 })).body.success).toBe(
      true,
    );
  });

  it('stores nothing over a change of somebody else: 1020003', async () => {
    const id = await add({ code: 'shared', name: 'Shared' });
    const draft = { id, version: 0, code: 'shared', sort: 5 };
    expect((await root.post('/main/sysPos/edit', { ...draft, name: 'First' })).body.success).toBe(true);
    expect((await root.post('/main/sysPos/edit', { ...draft, name: 'Second' })).body.code).toBe(1020003);
    expect((await root.get('/main/sysPos/detail', { id })).body.data).toMatchObject({ name: 'First', version: 1 });
  });

  it('answers 2018001 for a missing and for a deleted one', async () => {
    const id = await add({ code: 'gone', name: 'Gone' });
    await root.post('/main/sysPos/delete', { ids: [id] });
    for (const missing of [id, '999']) {
      expect((await root.get('/main/sysPos/detail', { id: missing })).body.code).toBe(2018001);
      expect((await root.post('/main/sysPos/edit', { id: missing, version: 1, code: 'c', name: 'n' })).body.code).toBe(2018001);
    }
  });

  it('deletes what it can and tells of each row: 2018004 while people hold it, as main or attached position', async () => {
    const [held] = (await page({ code: 'teamLeader' })).rows;
    const [free, attached] = [await add({ code: 'free', name: 'Free' }), await add({ code: 'attached', name: 'Attached' })];
    await server.services.database.db.insert(userPositions).values({ userId: await userIdOf(server, 'bd.ph.1'), positionId: attached });
    const { data } = (await root.post('/main/sysPos/delete', { ids: [held?.id, free, attached, '999'] })).body as unknown as {
      data: { ok: string[]; failed: { id: string; code: number; message: string }[] };
    };
    expect(data.ok).toEqual([free]);
    expect(data.failed.map(({ id, code }) => [id, code])).toEqual([
      [held?.id, 2018004],
      [attached, 2018004],
      ['999', 2018001],
    ]);
    expect(data.failed[1]?.message).toBe('People still hold this position: 1.');
  });

  it('writes each change into the audit chain, with what it was and what it became', async () => {
    const id = await add({ code: 'audited', name: 'Before' });
    await root.post('/main/sysPos/edit', { id, version: 0, code: 'audited', name: 'After' });
    const rows = await server.services.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `sysPos:${id}`))
      .orderBy(auditLogs.seq);
    expect(rows.map(({ action, account }) => [action, account])).toEqual([
      ['sysPos.add', 'superAdmin'],
      ['sysPos.edit', 'superAdmin'],
    ]);
    expect(rows[1]?.detail).toEqual({ name: ['Before', 'After'] });
  });

  it('C-28 refuses fields that are not of the form', async () => {
    expect((await root.post('/main/sysPos/add', { code: 'm', name: 'm', status: 2, version: 99, createUser: '1' })).body.code).toBe(
      1012001,
    );
  });
});
