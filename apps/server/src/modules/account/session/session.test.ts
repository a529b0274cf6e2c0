import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { demoPassword, startServer, type TestServer } from '../../../testing/startServer';

// On PGlite too: sessions end by the clock of the database.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const whoAmI = (authorization: string) => server.get('/main/getLoginUser', {}, { authorization });

describe('tokens', () => {
  it('C-10 names what is wrong with a token', async () => {
    const { token = '' } = await server.as('bd.ph.1');
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect((await server.get('/main/getLoginUser')).body.code).toBe(1011004);
    for (const header of ['Bearer', 'Basic YWRtaW46eA==', token]) expect((await whoAmI(header)).body.code).toBe(1011005);
    for (const bad of [changed, 'x', 'x'.repeat(8000)]) {
      const { status, body } = await whoAmI(`Bearer ${bad}`);
      expect([status, body.code]).toEqual([401, 1011006]);
    }
    expect(await whoAmI(`Bearer ${'x'.repeat(20_000)}`)).toMatchObject({
      status: 431,
      body: { success: false, code: expect.any(Number), data: null },
    });
    expect(await server.get('/main/getLoginUser', { a: 'x'.repeat(20_000) })).toMatchObject({
      status: 431,
      body: { success: false, data: null },
    });
  });

  it('C-11 does not read tokens as JWTs', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const head of [{ alg: 'none' }, { alg: 'HS256', kid: '../../dev/null' }]) {
      expect((await whoAmI(`Bearer ${part(head)}.${part({ sub: '1' })}.`)).body.code).toBe(1011006);
    }
  });

  it('keeps only hashes of tokens', async () => {
    const { token } = await server.as('bd.ph.2');
    const rows = await rowsOf<{ all: string }>(db(), sql`select row_to_json(s)::text "all" from sessions s`);
    expect(rows.some((row) => row.all.includes(token ?? ''))).toBe(false);
  });
});

describe('the end of a session', () => {
  it('C-07 refuses the token after signing out, by GET and by POST', async () => {
    for (const method of ['get', 'post'] as const) {
      const client = await server.as('bd.ph.3');
      const out = await client[method]('/main/logout');
      expect(out.body).toMatchObject({ success: true, data: null });
      expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
      const { status, body } = await client.get('/main/getLoginUser');
      expect([status, body.code]).toEqual([401, 1011008]);
    }
  });

  it('signs out without a token too, but not for a page of another site', async () => {
    expect((await server.get('/main/logout')).body.success).toBe(true);
    const client = await server.as('bd.ph.3');
    const { status, body } = await client.get('/main/logout', {}, { 'sec-fetch-site': 'cross-site' });
    expect([status, body.code]).toEqual([403, 1016009]);
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
  });

  it('C-08 takes a disabled person out at the next request, and a lost role away', async () => {
    const client = await server.as('admin2');
    await db().execute(sql`delete from user_roles where user_id = (select id from users where account = 'admin2')`);
    const refused = await client.get('/main/sysOnlineUser/list');
    expect([refused.status, refused.body.code]).toEqual([403, 1013002]);
    await db().execute(sql`update users set status = 1 where account = 'admin2'`);
    const { status, body } = await client.get('/main/getLoginUser');
    expect([status, body.code]).toEqual([401, 1011007]);
    await db().execute(sql`update users set status = 2 where account = 'admin2'`);
    expect((await client.get('/main/getLoginUser')).body.code).toBe(1011009);
  });

  it('C-12 ends after 7 days by the clock of the database', async () => {
    const client = await server.as('finance');
    const [row] = await rowsOf<{ days: string | number }>(
      db(),
      sql`select extract(epoch from expire_time - create_time) / 86400 days from sessions order by id desc limit 1`,
    );
    expect(Number(row?.days)).toBeCloseTo(7, 5);
    await db().execute(
      sql`update sessions set expire_time = now() - interval '1 second' where user_id = (select id from users where account = 'finance')`,
    );
    expect((await client.get('/main/getLoginUser')).body.code).toBe(1011008);
  });

  it('C-12 ends after the idle limit where one is set', async () => {
    const strict = await startServer({ SESSION_IDLE_MINUTES: '120' });
    const client = await strict.as('finance');
    const idle = (text: string) => strict.services.database.db.execute(sql`update sessions set last_seen_time = now() - ${text}::interval`);
    await idle('119 minutes');
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
    await idle('121 minutes');
    expect((await client.get('/main/getLoginUser')).body.code).toBe(1011008);
    await strict.close();
  });
});

describe('the list of sessions', () => {
  it('C-16 shows 50 parallel sessions with their devices, and ends one', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
    const tokens = await Promise.all(
      Array.from(
        { length: 50 },
        async () => (await server.post('/main/login', { account: 'shop.vn.1', password: demoPassword }, agent)).body.data as string,
      ),
    );
    const [first = '', second = ''] = tokens;
    const { body } = await server.withToken(first).get('/main/session/list');
    const rows = body.data as { id: string; browser: string; os: string; current: boolean }[];
    expect(rows).toHaveLength(50);
    expect(rows[0]).toMatchObject({ browser: 'Chrome 140', os: 'Windows' });
    const mine = await server.withToken(second).get('/main/session/list');
    const target = (mine.body.data as typeof rows).find((row) => row.current);
    expect((await server.withToken(first).post('/main/session/revoke', { id: target?.id })).body.success).toBe(true);
    expect((await server.withToken(second).get('/main/getLoginUser')).body.code).toBe(1011008);
  });

  it('ends no session of somebody else: a foreign id and a missing one answer the same', async () => {
    const victim = await server.as('shop.vn.2');
    const [row] = (await victim.get('/main/session/list')).body.data as { id: string }[];
    const attacker = await server.as('shop.th.1');
    const foreign = await attacker.post('/main/session/revoke', { id: row?.id });
    const missing = await attacker.post('/main/session/revoke', { id: '4' });
    expect(foreign.body.code).toBe(1020002);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await victim.get('/main/getLoginUser')).body.success).toBe(true);
  });
});

describe('a right that was taken away', () => {
  it('C-08 is gone at the next request, whichever table said so', async () => {
    const admin = await server.as('admin');
    const status = async () => (await admin.get('/main/sysOnlineUser/list')).status;
    const undo = sql`insert into menu_grants (role_id, menu_id) select r.id, m.id from roles r, menus m where r.code = 'admin' and m.code = 'sysOnlineUser_query'`;
    expect(await status()).toBe(200);
    await db().execute(sql`delete from menu_grants where menu_id = (select id from menus where code = 'sysOnlineUser_query')`);
    expect(await status()).toBe(403);
    await db().execute(undo);
    expect(await status()).toBe(200);
    await db().execute(sql`update roles set status = 1 where code = 'admin'`);
    expect(await status()).toBe(403);
    await db().execute(sql`update roles set status = 0 where code = 'admin'`);
    await db().execute(sql`update menus set status = 1 where code = 'sysOnlineUser_query'`);
    expect(await status()).toBe(403);
    await db().execute(sql`update menus set status = 0 where code = 'sysOnlineUser_query'`);
    expect(await status()).toBe(200);
  });
});

describe('a disabled role', () => {
  it('gives nothing in getLoginUser either', async () => {
    const staff = await server.as('staff.1');
    await db().execute(sql`update roles set status = 1 where code = 'staff'`);
    const { data } = (await staff.get('/main/getLoginUser')).body;
    await db().execute(sql`update roles set status = 0 where code = 'staff'`);
    expect(data).toMatchObject({ roles: [], permissions: [], apps: [], menus: [] });
  });
});
