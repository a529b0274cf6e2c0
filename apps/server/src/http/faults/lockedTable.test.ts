import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config';
import { connectPostgres } from '../../db/connectPostgres';
import { startServer } from '../../start';
import { preparedPostgres } from '../../testing/preparedPostgres';
import { demoPassword } from '../../testing/startServer';
import { testClient } from '../../testing/testClient';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
const config = readConfig({ MODE: 'demo', PORT: '0', DEMO_SIZE: 'small', LOG_LEVEL: 'silent', JOBS: 'false', STATEMENT_TIMEOUT_MS: '2000' });

describe.runIf(adminUrl)('on PostgreSQL', () => {
  it('F3 a table that somebody locks makes its own calls fail in time, and no others', async () => {
    const { url, database } = await preparedPostgres(config, adminUrl);
    const server = await startServer(config, { database: await connectPostgres({ ...config, DATABASE_URL: url }, () => {}) });
    const client = testClient(server.url);
    const root = client.withToken(await client.login('ADMIN', demoPassword));
    const locker = new pg.Client({ connectionString: url });
    await locker.connect();
    await locker.query('begin; lock table positions in access exclusive mode');
    const stuck = Array.from({ length: 8 }, () => root.get('/main/sysPos/page'));
    let answered = 0;
    for (const one of stuck) void one.then(() => (answered += 1));
    expect((await root.get('/main/sysNotice/noticeNum')).body.success).toBe(true);
    expect((await root.get('/main/upInfo/page', { pageSize: 10 })).body.success).toBe(true);
    expect(answered).toBe(0);
    for (const { status, body, headers } of await Promise.all(stuck))
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 1016006, expect.any(String)]);
    await locker.query('rollback');
    await locker.end();
    expect((await root.get('/main/sysPos/page')).body.success).toBe(true);
    await server.close();
    await database.close();
  });
});
