import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../http/requests/actor';
import { queueExport } from './queueExport';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { fileOf } from '../../../testing/fileOf';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { readFile } from '../../../files/sheets/readFile';
import { usualLimits } from '../../../files/sheets/sheet';
import { unzip } from '../../../files/sheets/unzip';
import { roles } from '../../../tables/base/role';
import { decimal } from './index';
import { csvLines } from './file/csv';
import { expireExports } from './expireExports';
import { xlsxRow } from './file/xlsxXml';
import { downloadTasks } from '../../../tables/base/download';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  fileName: string;
  taskStatus: number;
  rowCount: number;
  fileSize: number;
  failReason: string | null;
}
const tasks = async (client = root) => ((await client.get('/main/download/page')).body.data as { rows: Row[] }).rows;
const start = async (query: Record<string, unknown>, client = root, headers = {}) =>
  ((await client.post('/main/sysPos/export', { format: 'csv', ...query }, headers)).body.data as { id: string }).id;
const finished = (id: string, client = root) =>
  vi.waitFor(
    async () => {
      const task = (await tasks(client)).find((row) => row.id === id);
      expect([2, 3]).toContain(task?.taskStatus);
      return task as Row;
    },
    { timeout: 10_000, interval: 50 },
  );
const change = (id: string, set: Partial<typeof downloadTasks.$inferInsert>) =>
  server.services.database.db.update(downloadTasks).set(set).where(eq(downloadTasks.id, id));
const owned = async (status: number) => {
  const [task] = await server.services.database.db
    .insert(downloadTasks)
    .values({
      userId: await userIdOf(server, 'superAdmin'),
      source: 'sysPos',
      query: {},
      language: 'en',
      fileName: 'f.csv',
      taskStatus: status,
      beatTime: new Date(0),
    })
    .returning({ id: downloadTasks.id });
  return task?.id ?? '';
};

describe('exports', () => {
  it('hold the picked rows alone, in the order of the list, and of those only what is in scope', async () => {
    const ids: string[] = [];
    for (const code of ['picked1', 'picked2', 'picked3'])
      ids.push(((await root.post('/main/sysPos/add', { code, name: code, sort: 900 })).body.data as { id: string }).id);
    const [first, , third] = ids;
    const query = { sortField: 'code', sortOrder: 'descend', ids: [first, third, '999999'] };
    const task = await finished(await start(query as never, root, { lang: 'en' }));
    const { text } = await root.get('/main/download/file', { id: task.id });
    expect(text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)).toEqual(['picked3,picked3,900,', 'picked1,picked1,900,']);
    expect([task.fileName.replace(/\d+/, ''), task.rowCount]).toEqual(['Positions_.csv', 2]);
  });

  it('defect 5: hold the rows of the filter in the order of the screen, as CSV with a byte order mark', async () => {
    for (const [code, name] of [
      ['e1', '=1+1'],
      ['e2', 'Say "hi", there'],
      ['e3', 'Nguyễn 职位'],
    ])
      await root.post('/main/sysPos/add', { code, name, sort: 800 });
    const task = await finished(await start({ code: 'e', sortField: 'code', sortOrder: 'descend' }, root, { lang: 'vn' }));
    expect(task).toMatchObject({ taskStatus: 2, failReason: null });
    expect(task.fileName).toMatch(/^Chức vụ_\d{14}\.csv$/);
    const { headers, text } = await root.get('/main/download/file', { id: task.id });
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(task.fileName)}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const listed = (await root.get('/main/sysPos/page', { code: 'e', sortField: 'code', sortOrder: 'descend', pageSize: 100 })).body
      .data as { rows: { code: string }[] };
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('Tên chức vụ,Mã chức vụ,Thứ tự,Ghi chú');
    expect(lines.slice(1).map((line) => line.split(',').at(-3))).toEqual(listed.rows.map(({ code }) => code));
    expect(lines).toContain("'=1+1,e1,800,");
    expect(lines).toContain('"Say ""hi"", there",e2,800,');
    expect(task.rowCount).toBe(listed.rows.length);
  });

  it('are workbooks unless CSV is asked for: texts as texts, numbers as numbers, in the order of the screen (life-cycles 3.13)', async () => {
    const odd = `=1+1 <b>"&"</b> ${'长'.repeat(20)} 🎈`;
    for (const [code, name] of [
      ['book.1', 'First'],
      ['book.2', odd],
    ])
      await root.post('/main/sysPos/add', { code, name, sort: 12 });
    const query = { code: 'book.', sortField: 'code', sortOrder: 'ascend', columns: ['name', 'sort'] };
    const { id } = (await root.post('/main/sysPos/export', query, { lang: 'en' })).body.data as { id: string };
    const task = await finished(id);
    expect([task.failReason, task.fileName.replace(/\d+/, ''), task.rowCount]).toEqual([null, 'Positions_.xlsx', 2]);
    const { headers } = await root.get('/main/download/file', { id });
    expect(headers.get('content-type')).toContain('spreadsheetml.sheet');
    const bytes = await fileOf(server, root, id);
    expect(bytes.length).toBe(task.fileSize);
    expect(await readFile('a.xlsx', bytes)).toEqual({
      headers: ['Name', 'Order'],
      rows: [
        { line: 2, cells: ['First', '12'] },
        { line: 3, cells: [odd, '12'] },
      ],
    });
    const name = 'xl/worksheets/sheet1.xml';
    const [sheet = ''] = await Array.fromAsync(unzip(bytes, (one) => one === name, usualLimits).get(name)?.() ?? []);
    expect(sheet).toContain('<c r="B2"><v>12</v></c>');
    // No formula, and quoted for whoever saves it as CSV (C-70).
    expect(sheet).toContain(`<c r="A3" t="inlineStr"><is><t xml:space="preserve">'=1+1 &lt;b&gt;`);
    expect(sheet).not.toContain('<f>');
    expect((await root.post('/main/sysPos/export', { format: 'pdf' })).body.code).toBe(1012001);
  });

  it('have the columns that the list shows, in its order, and refuse those it does not have', async () => {
    const linesOf = async (path: string, query: object) => {
      const { id } = (await root.post(`${path}/export`, { ...query, format: 'csv' }, { lang: 'en' })).body.data as { id: string };
      await finished(id);
      return (await root.get('/main/download/file', { id })).text.replace('\uFEFF', '').trimEnd().split('\r\n');
    };
    await root.post('/main/sysPos/add', { code: 'columns.1', name: 'Columns', sort: 77 });
    expect(await linesOf('/main/sysPos', { code: 'columns.1', columns: ['sort', 'name'] })).toEqual(['Order,Name', '77,Columns']);
    // Cells of the list that tell of several things are several columns; nothing stands twice.
    expect(
      await linesOf('/main/sysUser', { searchValue: 'superAdmin', columns: ['name', 'account', 'org'] }).then(([header]) => header),
    ).toBe('Account,Name,Organisation,Roles');
    expect(await linesOf('/main/sysVisLog', { columns: ['visType', 'ip'] }).then(([header]) => header)).toBe('Visit,IP address');
    for (const path of ['/main/sysPos', '/main/sysUser', '/main/sysOpLog']) {
      const { body } = await root.post(`${path}/export`, { columns: ['name', 'password'] });
      expect(body).toMatchObject({ code: 1012001, fields: { 'columns.1': expect.any(String) } });
    }
  });

  it('are for their owner alone, once ready, for seven days: 1032003', async () => {
    const { id } = await finished(await start({}));
    const other = await server.as('admin');
    for (const missing of [id, '999']) {
      expect((await other.get('/main/download/file', { id: missing })).body.code).toBe(1032003);
      expect((await other.post('/main/download/cancel', { id: missing })).body.code).toBe(1032003);
      expect((await other.post('/main/download/retry', { id: missing })).body.code).toBe(1032003);
    }
    expect(await tasks(other)).toEqual([]);
    expect((await root.get('/main/download/file', { id: await owned(1) })).body.code).toBe(1032003);
    await change(id, { expireTime: sql`now() - interval '1 second'` as never });
    expect((await root.get('/main/download/file', { id })).body.code).toBe(1032003);
    await expireExports(server.services);
    expect((await tasks()).find((row) => row.id === id)?.taskStatus).toBe(4);
    await server.services.database.db.delete(downloadTasks);
  });

  it('run at most three at a time for one person: 1032001', async () => {
    const ids = [await owned(1), await owned(1), await owned(1)];
    expect((await root.post('/main/sysPos/export')).body.code).toBe(1032001);
    for (const id of ids) await root.post('/main/download/cancel', { id });
    expect((await root.post('/main/sysPos/export')).body.success).toBe(true);
  });

  it('of more than 500,000 rows are refused before anything is queued: 1032002', async () => {
    const { services } = server;
    const before = await services.database.db.$count(downloadTasks);
    const source = {
      area: 'sysPos',
      columns: () => [],
      headers: () => [],
      count: async () => 500_001,
      batches: async function* none() {},
      lines: async () => [],
    };
    const actor = { caller: { userId: await userIdOf(server, 'superAdmin'), account: 'superAdmin' }, language: 'en' } as unknown as Actor;
    await expect(queueExport(services, { source: source as never, query: {}, actor })).rejects.toMatchObject({ code: 1032002 });
    expect(await services.database.db.$count(downloadTasks)).toBe(before);
  });

  it('check the permission when the file is made, and can be tried again', async () => {
    const roleId = await giveRole(server, 'staff.2', { code: 'exporter', permissions: ['sysPos.export'] });
    const staff = await server.as('staff.2');
    await server.services.database.db.insert(downloadTasks).values({
      userId: await userIdOf(server, 'staff.2'),
      source: 'sysPos',
      query: {},
      language: 'zh-CN',
      fileName: 'f.csv',
      beatTime: new Date(0),
    });
    await server.services.database.db.update(roles).set({ status: 1 }).where(eq(roles.id, roleId));
    await server.services.tasks.resume();
    const [queued] = await tasks(staff);
    expect(await finished(queued?.id ?? '', staff)).toMatchObject({ taskStatus: 3, failReason: '您没有“sysPos.export”权限。' });
    await server.services.database.db.update(roles).set({ status: 0 }).where(eq(roles.id, roleId));
    expect((await staff.post('/main/download/retry', { id: queued?.id })).body.success).toBe(true);
    await vi.waitFor(async () => expect((await tasks(staff))[0]?.taskStatus).toBe(2), { timeout: 10_000 });
  });

  it('left by a worker that died are taken up again', async () => {
    const id = await owned(1);
    await server.services.tasks.resume();
    expect(await finished(id)).toMatchObject({ taskStatus: 2 });
    expect((await root.post('/main/download/cancel', { id })).body.success).toBe(true);
    expect((await root.get('/main/download/file', { id })).body.code).toBe(1032003);
  });

  it('a cell holds no sign that breaks the workbook, and no more than a spreadsheet reads', () => {
    expect(xlsxRow(['a\u0001\uFFFE\uD800b', '\r', '', null, Number.NaN], 2)).toBe(
      '<row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">ab</t></is></c>' +
        '<c r="B2" t="inlineStr"><is><t xml:space="preserve">&#13;</t></is></c><c r="E2" t="inlineStr"><is><t xml:space="preserve">NaN</t></is></c></row>',
    );
    expect(
      xlsxRow(
        Array.from({ length: 28 }, () => 1),
        7,
      ),
    ).toContain('<c r="Z7"><v>1</v></c><c r="AA7"><v>1</v></c><c r="AB7">');
    expect(xlsxRow(['x'.repeat(40_000)], 2).length).toBeLessThan(32_900);
  });

  it('C-70 C-72 keep text from running as a formula and numbers as numbers', () => {
    for (const text of ['=1+1', '+1', '-2+3', '@SUM(1)', '\t=1', '\0=1', '\uFF1D1', '+639171234567'])
      expect(csvLines([[text]])).toContain("'");
    expect(csvLines([[-12.5, null, 'a-b']])).toBe('-12.5,,a-b\r\n');
  });

  it('amounts are numbers that a spreadsheet adds up, digit by digit as they are; more digits than it keeps stay text', () => {
    const cells = ['-44.90', '172000', '0.0172', '123456789012345.67', '0.00'].map((text) => decimal(text));
    expect(xlsxRow([...cells, decimal(null)], 2)).toBe(
      '<row r="2"><c r="A2" s="3"><v>-44.90</v></c><c r="B2" s="2"><v>172000</v></c><c r="C2" s="0"><v>0.0172</v></c>' +
        '<c r="D2" t="inlineStr"><is><t xml:space="preserve">123456789012345.67</t></is></c><c r="E2" s="3"><v>0.00</v></c></row>',
    );
    expect(csvLines([cells])).toBe('-44.90,172000,0.0172,123456789012345.67,0.00\r\n');
  });
});
