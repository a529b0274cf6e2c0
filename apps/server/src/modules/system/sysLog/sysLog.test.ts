import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { auditLogs } from '../../../tables/base/audit';

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
  enName?: string | null;
  account: string;
  success: string;
  message: string | null;
  url: string;
  opType: number;
  param: string | null;
  result: string | null;
  className: string;
  methodName: string;
  location: string | null;
  visType: number;
  visTime: string;
}
interface Listed {
  rows: Row[];
  totalRows: number;
}
const visits = async (query: Record<string, string | number> = {}, client = root, lang = 'en') =>
  (await client.get('/main/sysVisLog/page', { pageSize: 100, ...query }, { lang })).body.data as Listed;
const operations = async (query: Record<string, string | number> = {}, client = root, lang = 'en') =>
  (await client.get('/main/sysOpLog/page', { pageSize: 100, ...query }, { lang })).body.data as Listed;

describe('the visit log', () => {
  it('tells of every sign-in, and is found by account, person, kind and success', async () => {
    await server.as('bd.ph.2');
    await server.post('/main/login', { account: 'bd.ph.2', password: 'not-the-password' });
    const found = await visits({ account: 'bd.ph.2' });
    expect(found.rows.map(({ success, message }) => [success, message])).toEqual([
      ['N', 'Account or password is wrong.'],
      ['Y', null],
    ]);
    expect((await visits({ account: 'bd.ph.2', success: 'N' })).totalRows).toBe(1);
    expect((await visits({ account: 'bd.ph.2', visType: 2 })).totalRows).toBe(0);
    const [row] = (await visits({ account: 'bd.ph.2', success: 'Y' })).rows;
    expect((await visits({ name: row?.name ?? '', account: 'bd.ph.2' })).totalRows).toBe(1);
    expect((await visits({ account: 'bd.ph.2', success: 'N' }, root, 'vn')).rows[0]?.message).not.toBe(found.rows[0]?.message);
    expect([found.rows[0]?.location, (await visits({ account: 'bd.ph.2' }, root, 'zh-CN')).rows[0]?.location]).toEqual([
      'Local network',
      '局域网',
    ]);
  });

  it('defect 12: the range counts to the second, and text in it is refused', async () => {
    const { db } = server.services.database;
    for (const time of ['2020-03-01 11:59:59', '2020-03-01 12:00:00', '2020-03-01 12:00:05']) {
      await db.execute(
        sql`insert into visit_logs (vis_type, success, message, account, ip, browser, os, vis_time) values (1, true, '', 'ranged', '', '', '', ${`${time}+00`}::timestamptz)`,
      );
    }
    const times = async (query: Record<string, string>) =>
      (await visits({ account: 'ranged', ...query })).rows.map(({ visTime }) => visTime.slice(11));
    expect(await times({ searchBeginTime: '2020-03-01 12:00:00', searchEndTime: '2020-03-01 12:00:04' })).toEqual(['12:00:00']);
    expect(await times({ searchBeginTime: '2020-03-01 12:00:00' })).toEqual(['12:00:05', '12:00:00']);
    expect(await times({ searchEndTime: '2020-03-01 11:59:59' })).toEqual(['11:59:59']);
    expect((await root.get('/main/sysVisLog/page', { searchBeginTime: "2020-03-01' or 1=1 --" })).body.code).toBe(1012001);
  });

  it('shows a scoped administrator the people of the scope only, and clears no others', async () => {
    await server.as('shop.ph.1');
    await giveRole(server, 'leader.ph', { code: 'logReader', permissions: ['sysVisLog.query', 'sysVisLog.delete'], dataScopeType: 2 });
    const leader = await server.as('leader.ph');
    await server.as('bd.ph.1');
    const seen = new Set((await visits({}, leader)).rows.map(({ account }) => account));
    expect(seen.has('bd.ph.1')).toBe(true);
    expect(seen.has('superAdmin')).toBe(false);
    await leader.post('/main/sysVisLog/delete');
    expect((await visits({ account: 'bd.ph.1' })).totalRows).toBe(0);
    expect((await visits({ account: 'superAdmin' })).totalRows).toBeGreaterThan(0);
  });
});

describe('the operation log', () => {
  it('tells who did what, in the words of the menu, with the input but no secret', async () => {
    await root.post('/main/sysPos/add', { code: 'logged', name: 'Logged', remark: 'call +63917000001' });
    await expect.poll(async () => (await operations({ opType: 1, name: 'positions' })).totalRows).toBe(1);
    const [row] = (await operations({ name: '职位' })).rows;
    expect(row).toMatchObject({
      name: '职位管理 · 新增',
      enName: 'Positions: Add',
      account: 'superAdmin',
      success: 'Y',
      opType: 1,
      url: '/api/main/sysPos/add',
    });
    expect(JSON.parse(row?.param ?? '')).toMatchObject({ code: 'logged', name: 'Logged', remark: '…' });
    expect(row).toMatchObject({
      className: 'sysPos',
      methodName: 'add',
      location: 'Local network',
      result: expect.stringMatching(/^\{"id":"\d+"\}$/),
    });
  });

  it('tells of what was refused, and why, in the language of the reader', async () => {
    await root.post('/main/sysPos/add', { code: 'logged', name: 'Again' });
    await expect.poll(async () => (await operations({ success: 'N' })).rows[0]?.message).toBe('This position code is taken.');
    expect((await operations({ success: 'N' })).rows[0]?.result).toBeNull();
    expect((await operations({ success: 'N' }, root, 'zh-CN')).rows[0]?.message).not.toBe('This position code is taken.');
  });

  it('tells of a batch of which nothing was done as refused, and of one that was done in part as done', async () => {
    const { id } = (await root.post('/main/sysPos/add', { code: 'part', name: 'Part' })).body.data as { id: string };
    await root.post('/main/sysPos/delete', { ids: [id, '999'] });
    await expect
      .poll(async () => (await operations({ opType: 2 })).rows.map(({ success, message }) => [success, message]))
      .toEqual([['Y', null]]);
    await root.post('/main/sysPos/delete', { ids: ['999'] });
    await expect
      .poll(async () => (await operations({ opType: 2 })).rows[0])
      .toMatchObject({ success: 'N', message: 'Position not found.', result: expect.stringContaining('2018001') });
  });

  it('leaves out reading, and what a person does with their own things', async () => {
    const before = (await operations()).totalRows;
    await root.get('/main/sysPos/page');
    await root.post('/main/setting/save', { key: 'table.x', value: 1 });
    await root.post('/main/sysPos/edit', { id: '5', version: 0, code: 'x', name: 'x' });
    await expect.poll(async () => (await operations()).totalRows).toBe(before + 1);
  });

  it('C-116: clearing it leaves the audit chain alone, and is itself told', async () => {
    const chain = async () =>
      (await rowsOf<{ n: number }>(server.services.database.db, sql`select count(*)::int n from ${auditLogs}`))[0]?.n ?? 0;
    const before = await chain();
    const { cleared } = (await root.post('/main/sysOpLog/delete')).body.data as { cleared: number };
    expect(cleared).toBeGreaterThan(0);
    expect(await chain()).toBe(before + 1);
    await expect.poll(async () => (await operations()).rows.map(({ opType }) => opType)).toEqual([12]);
    expect((await root.post('/main/sysPos/delete', { ids: ['5'] })).body.success).toBe(true);
  });

  it('defect 5: an export holds the rows of the filters', async () => {
    await root.post('/main/sysOpLog/delete');
    await root.post('/main/sysPos/add', { code: 'exported', name: 'Exported' });
    await root.post('/main/sysPos/add', { code: 'exported', name: 'Exported' });
    await expect.poll(async () => (await operations({ success: 'N', opType: 1 })).totalRows).toBe(1);
    const { id } = (await root.post('/main/sysOpLog/export', { success: 'N', opType: 1, format: 'csv' })).body.data as { id: string };
    await expect
      .poll(
        async () =>
          ((await root.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows.find(
            (task) => task.id === id,
          )?.taskStatus,
      )
      .toBe(2);
    const file = await root.get('/main/download/file', { id });
    expect(file.text.trim().split('\n')).toHaveLength(2);
    expect(file.text).toContain('This position name is taken.');
  });

  it('is read with its permission only', async () => {
    const bd = await server.as('bd.ph.3');
    expect((await bd.get('/main/sysOpLog/page')).body.code).toBe(1013002);
    const admin = await server.as('admin');
    expect((await admin.get('/main/sysOpLog/page')).body.success).toBe(true);
    expect((await admin.post('/main/sysOpLog/delete')).body.code).toBe(1013002);
    expect(await userIdOf(server, 'admin')).toMatch(/^\d+$/);
  });
});

it('defect 3: forcing somebody off is told of the one who was forced off, not of the one who did it', async () => {
  await server.as('shop.vn.2');
  const online = (await root.get('/main/sysOnlineUser/list', { account: 'shop.vn.2' })).body.data as { rows: { sessionId: string }[] };
  await root.post('/main/sysOnlineUser/forceExist', { sessionId: online.rows[0]?.sessionId });
  const [row] = (await visits({ visType: 2, account: 'shop.vn.2' })).rows;
  expect(row).toMatchObject({ account: 'shop.vn.2', message: 'Forced off' });
  expect((await visits({ visType: 2, account: 'superAdmin' })).totalRows).toBe(0);
});
