import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { readFile } from '../../../files/sheets/readFile';
import { auditLogs } from '../../../tables/base/audit';
import { downloadTasks } from '../../../tables/base/download';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { exportNow } from './exportNow';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  await root.post('/main/sysPos/add', { code: 'answered.1', name: 'Answered', sort: 7 });
  await root.post('/main/sysPos/delete', { ids: ['5'] });
  await vi.waitUntil(async () => ((await root.get('/main/sysOpLog/page')).body.data as { totalRows: number }).totalRows > 1);
});
afterAll(() => server.close());

const refused = async (area: string, query = {}, client = root) => client.get(`/main/${area}/export`, query, { lang: 'en' });
const exported = async (area: string, query = {}, { token = '' } = root) => {
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(`${server.url}/api/main/${area}/export?${search}`, {
    headers: { authorization: `Bearer ${token}`, lang: 'en' },
  });
  const { headers: header, rows } = await readFile('a.xlsx', Buffer.from(await answer.arrayBuffer()));
  return { status: answer.status, headers: answer.headers, header, rows: rows.map(({ cells }) => cells) };
};

describe('an export that answers the file itself (system-pages 1.10)', () => {
  it.each([
    ['sysOrg', 'Name'],
    ['sysPos', 'Name'],
    ['sysUser', 'Account'],
    ['sysOpLog', 'Time'],
    ['sysVisLog', 'Time'],
  ])('%s: all rows with their header, named after the menu, noted in the trail, nothing kept', async (area, first) => {
    const { db } = server.services.database;
    const { status, headers, header, rows } = await exported(area);
    expect([status, header[0], rows.length > 0]).toEqual([200, first, true]);
    expect(headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*_\d{14}\.xlsx/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await db.$count(auditLogs, eq(auditLogs.action, `${area}.export`))).toBe(1);
    expect(await db.$count(downloadTasks)).toBe(0);
  });

  it('keeps to the filters and to what the person may see (defect 5)', async () => {
    expect((await exported('sysPos', { code: 'answered.1' })).rows).toEqual([['Answered', 'answered.1', '7']]);
    await server.as('bd.vn.2');
    const filters = [
      ['sysOrg', { name: 'Vietnam' }],
      ['sysOpLog', { opType: '1', account: 'superAdmin' }],
      ['sysVisLog', { visType: '1', account: 'bd.vn.2' }],
    ] as const;
    for (const [area, filter] of filters) {
      const { totalRows } = (await root.get(`/main/${area}/page`, filter)).body.data as { totalRows: number };
      const [some, all] = [(await exported(area, filter)).rows.length, (await exported(area)).rows.length];
      expect([area, some, some > 0, some < all]).toEqual([area, totalRows, true, true]);
    }
    await giveRole(server, 'leader.ph', { code: 'fileExporter', permissions: ['sysUser.export', 'sysUser.query'], dataScopeType: 3 });
    const leader = await server.as('leader.ph');
    const accounts = (await exported('sysUser', {}, leader)).rows.map(([account]) => account);
    const { totalRows } = (await leader.get('/main/sysUser/page')).body.data as { totalRows: number };
    expect(accounts).toHaveLength(totalRows);
    expect(accounts).toContain('bd.ph.1');
    expect(accounts).not.toContain('bd.vn.1');
  });

  it.each(['sysOrg', 'sysPos', 'sysUser', 'sysOpLog', 'sysVisLog'])(
    '%s: refused without the right, and with a filter unknown',
    async (area) => {
      const staff = await server.as('staff.1');
      expect((await refused(area, {}, staff)).body.code).toBe(1013002);
      expect((await refused(area, { nothing: 1 })).body).toMatchObject({ code: 1012001, fields: { nothing: expect.any(String) } });
    },
  );
});

describe('many of them', () => {
  const source = (rows: number) => ({
    area: 'sysPos',
    columns: () => [],
    headers: () => ['Name'],
    count: async () => rows,
    batches: async function* none() {},
    lines: async () => [],
  });
  const ask = async (rows: number) => {
    const caller = { userId: await userIdOf(server, 'superAdmin'), account: 'superAdmin', permissions: new Set() };
    const call = { caller, language: 'en', requestId: 'r' } as unknown as Call & Actor;
    return { now: exportNow(server.services, source(rows) as never), call };
  };

  it('one person takes three at a time: 1032001, until one is read or given up', async () => {
    const { now, call } = await ask(1);
    const [first, second] = [await now({}, call), await now({}, call), await now({}, call)];
    await expect(now({}, call)).rejects.toMatchObject({ code: 1032001 });
    for (const { body } of [first, second]) {
      const closed = new Promise((done) => (body as NodeJS.ReadableStream).once('close', done));
      (body as unknown as { destroy(): void }).destroy();
      await closed;
    }
    await now({}, call);
  });

  it('more than 500,000 rows are refused: 1032002', async () => {
    const { now, call } = await ask(500_001);
    await expect(now({}, call)).rejects.toMatchObject({ code: 1032002 });
  });
});
