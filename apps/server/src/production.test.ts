import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { connectPglite } from './db/connectPglite';
import { rowsOf } from './db/database';
import { ensureAdministrator } from './seed/system/firstAdministrator';
import { type RunningServer, startServer } from './start';
import { type TestClient, testClient } from './testing/testClient';

const admin = { ADMIN_ACCOUNT: 'chief.one', ADMIN_PASSWORD: 'Lantern-River-42' };
const settings = (over: Record<string, string>) => ({
  ...readConfig({
    MODE: 'production',
    DATA_KEY: 'a-key-of-thirty-two-characters-or-more',
    PORT: '0',
    JOBS: 'false',
    LOG_LEVEL: 'info',
    ...over,
  }),
  inMemory: true,
});

let server: RunningServer;
let client: TestClient;
const lines: string[] = [];
beforeAll(async () => {
  const config = settings({ ...admin, CAPTCHA_OPEN: 'false', METRICS_TOKEN: 'a-token-of-some-length' });
  server = await startServer(config, { database: await connectPglite(config), logTo: { write: (line) => lines.push(line) } });
  client = testClient(server.url);
}, 180_000);
afterAll(() => server.close());

describe('a production server', () => {
  it('has the first administrator and no demo data', async () => {
    const { db } = server.services.database;
    expect(await rowsOf(db, sql`select account, admin_type from users`)).toEqual([{ account: 'chief.one', admin_type: '1' }]);
    expect(await rowsOf(db, sql`select 1 from shops`)).toEqual([]);
    const signedIn = client.withToken(await client.login(admin.ADMIN_ACCOUNT, admin.ADMIN_PASSWORD));
    const user = (await signedIn.get('/main/getLoginUser')).body.data as { apps: { code: string }[]; roles: { code: string }[] };
    expect(user.apps.map(({ code }) => code)).toEqual(['marketing', 'channel', 'system']);
    expect(user.roles).toMatchObject([{ code: 'superAdmin' }]);
  });

  it('has no outbox', async () => {
    const { status, body } = await client.get('/main/demo/outbox');
    expect([status, body.code]).toEqual([404, 1013001]);
  });

  it('shows its figures to the bearer of the token also from behind a proxy', async () => {
    const from = (authorization: string) => client.get('/metrics', {}, { 'x-forwarded-for': '203.0.113.9', authorization });
    expect((await from('Bearer a-token-of-some-length')).status).toBe(200);
    expect((await from('Bearer something-else-here')).status).toBe(404);
  });

  it('takes pages of this machine for foreign ones', async () => {
    expect((await client.post('/main/login', {}, { origin: 'http://localhost:1' })).body.code).toBe(1016009);
  });

  it('C-117 logs requests with ids as JSON lines, and no secret', async () => {
    const token = await client.login(admin.ADMIN_ACCOUNT, admin.ADMIN_PASSWORD);
    await client.post('/main/login', { account: admin.ADMIN_ACCOUNT, password: 'a wrong secret' });
    await client.withToken(token).get(`/main/getLoginUser?token=${token}`);
    const log = lines.join('');
    for (const secret of [admin.ADMIN_PASSWORD, 'a wrong secret', token]) expect(log).not.toContain(secret);
    expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>).some((line) => typeof line['reqId'] === 'string')).toBe(true);
    expect(log).toContain('"path":"/api/main/getLoginUser"');
  });

  it('does not start without an administrator', async () => {
    const { db } = server.services.database;
    await db.execute(sql`update users set status = 2`);
    await expect(ensureAdministrator(db, settings({}))).rejects.toThrow('ADMIN_ACCOUNT');
  });
});
