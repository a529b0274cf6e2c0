import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationLogs } from '../../tables/system/operationLog';
import { startServer, type TestServer } from '../../testing/startServer';
import { containsFolded } from './contains';
import { containsIndexed } from './containsIndexed';
import { suitedFinds } from './suitedFinds';

// On PGlite too: what the planner expects is read from the embedded database.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.services.database.db.execute(sql`
    insert into operation_logs (name, permission, op_type, success, url, req_method, account, user_id, ip, browser, os)
    select 'n', 'p:a', 2, true, '/', 'POST', case when n % 1000 = 0 then 'Rare.Bird ' else 'Common.Name ' end || n, 1, '', '', '' from generate_series(1, 25000) n`);
  await server.services.database.db.execute(sql`analyze operation_logs`);
});
afterAll(() => server.close());

describe('a keyword in a long log', () => {
  it.each([
    ['common.name', containsFolded, 24_975],
    ['rare.bird', containsIndexed, 25],
  ] as const)('%s is looked for in the way that costs less, and found as often', async (term, suited, rows) => {
    const { db } = server.services.database;
    const finds = await suitedFinds(db, { table: operationLogs, column: operationLogs.accountFolded, term });
    expect(finds).toBe(suited);
    expect((await db.select({ n: count() }).from(operationLogs).where(finds(operationLogs.accountFolded, term)))[0]?.n).toBe(rows);
    const root = await server.as('superAdmin');
    expect((await root.get('/main/sysOpLog/page', { account: term })).body.data).toMatchObject({ totalRows: rows });
  });
});
