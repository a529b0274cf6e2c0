import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { auditLogs } from '../../../tables/base/audit';
import { dictTypes } from '../../../tables/base/dictionary';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  version: number;
  code: string;
  name: string;
  status: number;
  valueCount: number;
  untranslated: number;
  can: string[];
}
interface Entry {
  id: string;
  pid: string;
  code: string;
  name: string;
  enName: string | null;
  status?: number;
  children?: Entry[];
}

const rowsOf = async (path: string, query: Record<string, string | number>, client = root) =>
  ((await client.get(path, query)).body.data as { rows: Row[] }).rows;
const typeOf = async (code: string) => (await rowsOf('/main/sysDictType/page', { code })).find((row) => row.code === code) as Row;
const valueOf = async (typeId: string, code: string) =>
  (await rowsOf('/main/sysDictData/page', { typeId, code, pageSize: 100 })).find((row) => row.code === code) as Row;
const addType = async (code: string, more: object = {}) =>
  ((await root.post('/main/sysDictType/add', { code, name: `类型 ${code}`, ...more })).body.data as { id: string }).id;
const addValue = async (typeId: string, code: string, more: object = {}) =>
  (
    (await root.post('/main/sysDictData/add', { typeId, code, name: `值 ${code}`, enName: code, vnName: code, ...more })).body.data as {
      id: string;
    }
  ).id;
const treeOf = async (code: string) => ((await root.get('/main/sysDictType/tree')).body.data as Entry[]).find((type) => type.code === code);
describe('dictionary types', () => {
  it('count their values and what is not translated yet, and are found by it', async () => {
    const id = await addType('half', { enName: 'Half', vnName: 'Nửa' });
    await addValue(id, 'done');
    await addValue(id, 'bare', { enName: '', vnName: '' });
    expect(await typeOf('half')).toMatchObject({ valueCount: 2, untranslated: 1 });
    const codes = async (untranslated: string) =>
      (await rowsOf('/main/sysDictType/page', { untranslated, pageSize: 100 })).map(({ code }) => code);
    expect(await codes('true')).toContain('half');
    expect(await codes('false')).not.toContain('half');
    expect(await codes('false')).toContain('country');
    expect((await rowsOf('/main/sysDictData/page', { typeId: id, untranslated: 'true' })).map(({ code }) => code)).toEqual(['bare']);
  });

  it('refuse a repeated code 2014002 and name 2014003 at their fields, and let those of deleted ones be used again', async () => {
    const id = await addType('twice');
    const code = (await root.post('/main/sysDictType/add', { code: 'twice', name: 'Other' })).body;
    expect([code.code, Object.keys(code.fields ?? {})]).toEqual([2014002, ['code']]);
    expect((await root.post('/main/sysDictType/add', { code: 'thrice', name: '类型 twice' })).body.code).toBe(2014003);
    await root.post('/main/sysDictType/delete', { ids: [id] });
    expect(await addType('twice')).not.toBe(id);
  });

  it('take their values along when they are deleted', async () => {
    const id = await addType('gone');
    const value = await addValue(id, 'inside');
    await root.post('/main/sysDictType/delete', { ids: [id] });
    expect((await root.get('/main/sysDictData/detail', { id: value })).body.code).toBe(2013001);
    expect(await treeOf('gone')).toBeUndefined();
    expect((await root.get('/main/sysDictType/dropDown', { code: 'gone' })).body.code).toBe(2014001);
    expect((await root.post('/main/sysDictData/add', { typeId: id, code: 'x', name: 'x' })).body.code).toBe(2014001);
  });

  it('store nothing over a change of somebody else, and keep a trail', async () => {
    const id = await addType('locked');
    const draft = { id, version: 0, code: 'locked', sort: 3 };
    expect((await root.post('/main/sysDictType/edit', { ...draft, name: 'First' })).body.success).toBe(true);
    expect((await root.post('/main/sysDictType/edit', { ...draft, name: 'Second' })).body.code).toBe(1020003);
    const trail = await server.services.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `sysDictType:${id}`))
      .orderBy(auditLogs.seq);
    expect(trail.map(({ action }) => action)).toEqual(['sysDictType.add', 'sysDictType.edit']);
  });
});

describe('dictionary values', () => {
  it('refuse a code that the type has 2013002; another type may have it', async () => {
    const [one, other] = [await addType('one'), await addType('other')];
    await addValue(one, 'same');
    expect((await root.post('/main/sysDictData/add', { typeId: one, code: 'same', name: 'x' })).body.code).toBe(2013002);
    expect(await addValue(other, 'same')).toMatch(/^\d+$/);
  });

  it('nest through the code above them, never in a circle', async () => {
    const id = await addType('tree');
    const top = await addValue(id, 'top');
    await addValue(id, 'middle', { parentCode: 'top' });
    await addValue(id, 'leaf', { parentCode: 'middle' });
    expect((await root.post('/main/sysDictData/add', { typeId: id, code: 'x', name: 'x', parentCode: 'nobody' })).body.code).toBe(2013003);
    expect(
      (await root.post('/main/sysDictData/edit', { id: top, version: 0, typeId: id, code: 'top', name: 'x', parentCode: 'leaf' })).body
        .code,
    ).toBe(2013003);
    expect((await root.post('/main/sysDictData/edit', { id: top, version: 0, typeId: id, code: 'renamed', name: 'x' })).body.success).toBe(
      true,
    );
    const [first] = (await treeOf('tree'))?.children ?? [];
    expect([first?.pid, first?.children?.[0]?.pid]).toEqual([(await treeOf('tree'))?.id, first?.id]);
    expect([first?.code, first?.children?.[0]?.code, first?.children?.[0]?.children?.[0]?.code]).toEqual(['renamed', 'middle', 'leaf']);
    const { ok } = (await root.post('/main/sysDictData/delete', { ids: [top] })).body.data as { ok: string[] };
    expect(ok).toEqual([top]);
    expect((await treeOf('tree'))?.children).toEqual([]);
  });

  it('defect 9: a disabled value is offered nowhere, and still named', async () => {
    const type = await typeOf('yes_or_no');
    const { id } = await valueOf(type.id, 'N');
    expect((await root.post('/main/sysDictData/changeStatus', { id, status: 1 })).body.success).toBe(true);
    expect((await root.get('/main/sysDictType/dropDown', { code: 'yes_or_no' })).body.data).toEqual([{ code: 'Y', value: 'Yes' }]);
    expect((await treeOf('yes_or_no'))?.children?.map(({ code, status }) => [code, status])).toEqual([
      ['Y', undefined],
      ['N', 1],
    ]);
    await root.post('/main/sysDictData/changeStatus', { id, status: 0 });
    expect((await treeOf('yes_or_no'))?.children?.[1]?.status).toBeUndefined();
  });

  it('changing the status of a deleted one refuses with 1017003', async () => {
    const id = await addType('late');
    await root.post('/main/sysDictType/delete', { ids: [id] });
    expect((await root.post('/main/sysDictType/changeStatus', { id, status: 0 })).body.code).toBe(1017003);
    expect((await root.post('/main/sysDictType/changeStatus', { id: '5', status: 0 })).body.code).toBe(2014001);
  });

  it.each(['/main/sysDictType/changeStatus', '/main/sysDictData/changeStatus'])(
    '%s refuses without a status (1017001) and with one that does not exist (1017002)',
    async (path) => {
      const { id } = await typeOf('yes_or_no');
      expect([(await root.post(path, { id })).body.code, (await root.post(path, { id, status: 2 })).body.code]).toEqual([1017001, 1017002]);
    },
  );
});

describe('whole lists', () => {
  it('hold every matching type or value in order, for those who may query them', async () => {
    const listed = async (path: string, query: Record<string, string> = {}, client = root) => (await client.get(path, query)).body;
    const types = (await listed('/main/sysDictType/list')).data as unknown as Row[];
    const total = ((await root.get('/main/sysDictType/page')).body.data as { totalRows: number }).totalRows;
    expect(types).toHaveLength(total);
    expect(
      ((await listed('/main/sysDictType/list', { code: 'yes_or_no' })).data as unknown as Row[]).map(({ code, valueCount }) => [
        code,
        valueCount,
      ]),
    ).toEqual([['yes_or_no', 2]]);
    const { id } = await typeOf('yes_or_no');
    expect(
      ((await listed('/main/sysDictData/list', { typeId: id, sortField: 'code', sortOrder: 'descend' })).data as unknown as Row[]).map(
        ({ code }) => code,
      ),
    ).toEqual(['Y', 'N']);
    expect((await listed('/main/sysDictData/list')).code).toBe(1012001);
    expect((await listed('/main/sysDictType/list', { pageSize: '5' })).code).toBe(1012001);
    const bd = await server.as('bd.ph.1');
    for (const [path, query] of [
      ['/main/sysDictType/list', {}],
      ['/main/sysDictData/list', { typeId: id }],
    ] as const)
      expect([path, (await listed(path, query, bd)).code]).toEqual([path, 1013002]);
  });
});

describe('every change', () => {
  it('reaches the open consoles with a new version', async () => {
    const heard = new Set<string>();
    server.services.events.on('dictionary', ({ version }) => heard.add(version));
    const id = await addType('live');
    await addValue(id, 'a');
    const value = await valueOf(id, 'a');
    await root.post('/main/sysDictData/edit', { id: value.id, version: 0, typeId: id, code: 'a', name: '新' });
    await root.post('/main/sysDictData/changeStatus', { id: value.id, status: 1 });
    await root.post('/main/sysDictData/delete', { ids: [value.id] });
    await root.post('/main/sysDictType/changeStatus', { id, status: 1 });
    await expect.poll(() => heard.size).toBeGreaterThanOrEqual(6);
  });

  it('needs its permission', async () => {
    await giveRole(server, 'staff.1', { code: 'dictReader', permissions: ['sysDictType.query'] });
    const reader = await server.as('staff.1');
    const [row] = await rowsOf('/main/sysDictType/page', { code: 'country' }, reader);
    expect(row?.can).toEqual(['query']);
    expect((await reader.post('/main/sysDictType/changeStatus', { id: row?.id, status: 1 })).body.code).toBe(1013002);
    expect((await reader.post('/main/sysDictData/add', { typeId: row?.id, code: 'x', name: 'x' })).body.code).toBe(1013002);
    expect((await server.services.database.db.select().from(dictTypes).where(eq(dictTypes.code, 'country')))[0]?.status).toBe(0);
  });
});
