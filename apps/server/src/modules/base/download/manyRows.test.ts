import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

// On PGlite too: exports read thousands of rows in batches while others wait for the connection.

const inScope = 30_000;
const outside = 400;

let server: TestServer;
let root: TestClient;
let leader: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  await giveRole(server, 'leader.ph', { code: 'manyExporter', permissions: ['sysOpLog.export', 'sysOpLog.query'], dataScopeType: 3 });
  leader = await server.as('leader.ph');
  const log = (account: string, count: number) =>
    server.services.database.db
      .execute(sql`insert into operation_logs (name, permission, op_type, success, url, req_method, request_id, account, user_id, ip, browser, os, op_time)
      select 'Many', 'many:rows', 13, n % 3 > 0, '/', 'POST', ${account} || '.' || n, 'many', (select id from users where account = ${account}), '', '', '', timestamptz '2026-01-01' + (n % 700) * interval '1 minute' from generate_series(1, ${count}::int) n`);
  await log('bd.ph.1', inScope);
  await log('bd.vn.1', outside);
  // PostgreSQL looks at new rows by itself only after a minute, and plans badly until then.
  await server.services.database.db.execute(sql`analyze operation_logs`);
});
afterAll(() => server.close());

interface Row {
  id: string;
  taskStatus: number;
  rowCount: number;
  failReason: string | null;
}
/** The day of the many, on which the demo did nothing. */
const filter = { opType: 13, searchBeginTime: '2026-01-01 00:00:00', searchEndTime: '2026-01-01 23:59:59' };
const start = async (client: TestClient) =>
  ((await client.post('/main/sysOpLog/export', { ...filter, format: 'csv' }, { lang: 'zh-CN' })).body.data as { id: string }).id;
const finished = (id: string, client: TestClient) =>
  vi.waitFor(
    async () => {
      const task = ((await client.get('/main/download/page')).body.data as { rows: Row[] }).rows.find((row) => row.id === id);
      expect([2, 3]).toContain(task?.taskStatus);
      return task as Row;
    },
    { timeout: 170_000, interval: 100 },
  );
const requestsIn = async (id: string, client: TestClient) => {
  const { text } = await client.get('/main/download/file', { id });
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').at(-1));
};
const total = async (client: TestClient) =>
  ((await client.get('/main/sysOpLog/page', filter)).body.data as { totalRows: number }).totalRows;
const kept = () => readdirSync(server.config.filesDir, { recursive: true }).filter((name) => String(name).endsWith('.csv'));

describe('an export of 30,000 rows', () => {
  it('C-24: holds what the list holds, within the scope of who asks, in the order of the screen', { timeout: 180_000 }, async () => {
    const { id, rowCount } = await finished(await start(leader), leader);
    expect([rowCount, await total(leader)]).toEqual([inScope, inScope]);
    const { rows } = (await server.services.database.db.execute(
      sql`select request_id from operation_logs where request_id like 'bd.ph.1.%' and account = 'many' order by op_time desc, id desc`,
    )) as unknown as { rows: { request_id: string }[] };
    expect(await requestsIn(id, leader)).toEqual(rows.map(({ request_id }) => request_id));
    expect(await total(root)).toBe(inScope + outside);
  });

  it('stops when it is cancelled, and leaves nothing behind', { timeout: 180_000 }, async () => {
    const before = kept();
    const cancelled = await start(root);
    await vi.waitFor(() => expect(readdirSync(join(server.config.filesDir, 'unfinished'))).toHaveLength(1), {
      timeout: 10_000,
      interval: 5,
    });
    expect((await root.post('/main/download/cancel', { id: cancelled })).body.success).toBe(true);
    await vi.waitFor(() => expect(readdirSync(join(server.config.filesDir, 'unfinished'))).toEqual([]), { timeout: 30_000, interval: 20 });
    expect(kept()).toEqual(before);
  });

  it('F11: says that the disk is full, leaves no half file, and is made when there is room again', { timeout: 180_000 }, async () => {
    const before = kept();
    const broken = vi
      .spyOn(server.services.fileStore, 'putStream')
      .mockRejectedValue(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    const { id, ...failed } = await finished(await start(leader), leader);
    expect(failed).toMatchObject({ taskStatus: 3, failReason: '存储空间已满，请联系管理员。' });
    expect(kept()).toEqual(before);
    broken.mockRestore();
    expect((await leader.post('/main/download/retry', { id })).body.success).toBe(true);
    expect(await finished(id, leader)).toMatchObject({ taskStatus: 2, rowCount: inScope });
  });
});

it('an action on all that match is refused above 10,000 rows, and nothing is left out silently: 1020004', async () => {
  await server.services.database.db.execute(
    sql`insert into users (account, name, password_hash) select 'many.' || n, 'Many', '' from generate_series(1, 10001) n`,
  );
  const matching = (searchValue: string, lang = 'en') => root.get('/main/sysUser/matching', { searchValue }, { lang });
  const answers = await Promise.all(['zh-CN', 'en', 'vn'].map((lang) => matching('many.', lang)));
  expect(answers.map(({ body }) => [body.code, body.message.includes('10,001'), body.message.includes('10,000')])).toEqual(
    Array.from({ length: 3 }, () => [1020004, true, true]),
  );
  const few = (await matching('many.1000')).body.data as { ids: string[]; totalRows: number };
  expect([few.ids.length, few.totalRows]).toEqual([3, 3]);
});
