import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config';
import { connectPostgres } from '../../db/connectPostgres';
import { startServer } from '../../start';
import { preparedPostgres } from '../../testing/preparedPostgres';
import { demoPassword } from '../../testing/startServer';
import { testClient } from '../../testing/testClient';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
const config = readConfig({
  MODE: 'demo',
  PORT: '0',
  DEMO_SIZE: 'small',
  LOG_LEVEL: 'silent',
  JOBS: 'false',
  STATEMENT_TIMEOUT_MS: '2000',
});

describe.runIf(adminUrl)('on PostgreSQL', () => {
  it('F3 a table that somebody locks makes its own calls fail in time, and no others', async () => {
    const { url, database } = await preparedPostgres(config, adminUrl);
    const server = await startServer(config, { database: await connectPostgres({ ...config, DATABASE_URL: url }, () => {}) });
    const client = testClient(server.url);
    const person = client.withToken(await client.login('bd.ph.1', demoPassword));
    const locker = new pg.Client({ connectionString: url });
    await locker.connect();
    await locker.query('begin');
    await locker.query('lock table ups in access exclusive mode');
    let answered = 0;
    const stuck = Array.from({ length: 8 }, () => person.get('/main/up/pool').finally(() => (answered += 1)));
    expect((await person.get('/main/sysNotice/noticeNum')).body.success).toBe(true);
    expect((await person.get('/main/getLoginUser')).body.success).toBe(true);
    expect(answered).toBe(0);
    for (const { status, body, headers } of await Promise.all(stuck))
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 1016006, expect.any(String)]);
    await locker.query('rollback');
    await locker.end();
    expect((await person.get('/main/up/pool')).body.success).toBe(true);
    await server.close();
    await database.close();
  });
});
