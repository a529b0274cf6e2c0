import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { demoPassword, startServer, type TestServer } from '../../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const visits = () =>
  rowsOf<{ account: string; success: boolean; message: string }>(
    server.services.database.db,
    sql`select account, success, message from visit_logs order by id desc limit 1`,
  );

describe('signing in by account', () => {
  it('C-01 refuses empty fields with 1011001', async () => {
    for (const body of [{}, { account: '', password: '' }, { account: '   ', password: 'x' }]) {
      expect((await server.post('/main/login', body)).body).toMatchObject({ success: false, code: 1011001, data: null });
    }
  });

  it('C-03 refuses objects, arrays, numbers and true with 1012001', async () => {
    for (const value of [{ $ne: null }, ['admin'], 1, true]) {
      expect((await server.post('/main/login', { account: value, password: value })).body).toMatchObject({ success: false, code: 1012001 });
    }
  });

  it('C-04 refuses a password of 1 MB before hashing, and NUL', async () => {
    expect((await server.post('/main/login', { account: 'admin', password: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect((await server.post('/main/login', { account: 'admin', password: 'x'.repeat(129) })).body.code).toBe(1012001);
    expect((await server.post('/main/login', { account: 'admin', password: 'x\0' })).body.code).toBe(1012001);
  });

  it('answers the same for an unknown account and a wrong password, and logs both', async () => {
    const unknown = await server.post('/main/login', { account: 'nobody.here', password: 'x' });
    const wrong = await server.post('/main/login', { account: 'bd.my.6', password: 'x' });
    expect(unknown.body.code).toBe(1011002);
    expect(wrong.body.message).toBe(unknown.body.message);
    expect(await visits()).toEqual([{ account: 'bd.my.6', success: false, message: 'accountOrPasswordWrong' }]);
  });

  it('takes the account in any case and gives a token that getLoginUser knows', async () => {
    const admin = await server.as('ADMIN');
    const { body } = await admin.get('/main/getLoginUser');
    expect(body.data).toMatchObject({ account: 'admin', adminType: '2', isAbroad: false });
    expect(admin.token).toMatch(/^[\w-]{43}$/);
    expect(body.data).not.toHaveProperty('passwordHash');
  });

  it('C-09 issues a new token and ends the one that was sent along', async () => {
    const old = await server.as('staff.1');
    const { body } = await old.post('/main/login', { account: 'staff.1', password: demoPassword });
    expect(body.data).not.toBe(old.token);
    expect((await old.get('/main/getLoginUser')).body.code).toBe(1011008);
    expect((await server.withToken(body.data).get('/main/getLoginUser')).body.success).toBe(true);
  });

  it('C-38 keeps a log line one line, whatever the account says', async () => {
    await server.post('/main/login', { account: 'a\r\nINFO admin logged in', password: 'x' });
    expect(JSON.stringify((await visits())[0])).toContain(String.raw`a\r\nINFO admin logged in`);
  });

  it('refuses a disabled person with 1011007 and 401', async () => {
    await server.services.database.db.execute(sql`update users set status = 1 where account = 'bd.my.5'`);
    const { status, body } = await server.post('/main/login', { account: 'bd.my.5', password: demoPassword });
    expect([status, body.code]).toEqual([401, 1011007]);
  });
});

describe('slowing down', () => {
  it('pauses an account after five failures, also for the right password, and says for how long', async () => {
    const guess = (password: string) => server.post('/main/login', { account: 'bd.th.6', password });
    for (let n = 0; n < 5; n += 1) expect((await guess('wrong')).body.code).toBe(1011002);
    const paused = await guess(demoPassword);
    expect([paused.status, paused.body.code]).toEqual([429, 1011011]);
    const wait = Number(paused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(25);
    expect(paused.body.message).toContain(`${wait} s`);
    expect((await server.post('/main/login', { account: 'bd.th.5', password: demoPassword })).body.success).toBe(true);
  });

  it('counts parallel guesses too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => server.post('/main/login', { account: 'bd.th.4', password: `guess ${n}` })),
    );
    expect(answers.filter(({ body }) => body.code === 1011002)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 1011011)).toHaveLength(7);
  });

  it('forgets failures after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 3; n += 1) await server.post('/main/login', { account: 'bd.th.3', password: 'wrong' });
      expect((await server.post('/main/login', { account: 'bd.th.3', password: demoPassword })).body.success).toBe(true);
    }
  });

  it('pauses an address that tries many accounts, but not for who signed in from there before or solves a captcha', async () => {
    const other = await startServer();
    const enter = async (account: string, more = {}) =>
      (await other.post('/main/login', { account, password: demoPassword, ...more })).body.code;
    expect(await enter('bd.th.5')).toBe(200);
    const codes = [];
    for (let n = 0; n < 52; n += 1) codes.push((await other.post('/main/login', { account: `nobody.${n}`, password: 'x' })).body.code);
    expect(codes.slice(0, 50)).not.toContain(1011011);
    expect(codes.at(-1)).toBe(1011011);
    expect(await enter('bd.th.5')).toBe(200);
    expect(await enter('bd.th.1')).toBe(1011011);
    expect(await enter('bd.th.1', { code: 'no proof' })).toBe(1011011);
    const proofHash = createHash('sha256').update('a proof').digest('base64url');
    await other.services.database.db.execute(sql`insert into captcha_challenges (token, captcha_type, points, proof_hash, expire_time)
      values ('solved', 'clickWord', '[]', ${proofHash}, now() + interval '1 minute')`);
    expect(await enter('bd.th.1', { code: 'a proof' })).toBe(200);
    expect(await enter('bd.th.1')).toBe(200);
    await other.close();
  });
});

describe('the language of messages', () => {
  it('C-125 follows the lang header, and falls back to English', async () => {
    const say = async (lang: string) => (await server.post('/main/login', {}, { lang })).body.message;
    expect(await say('zh-CN')).toBe('请输入账号和密码。');
    expect(await say('vn')).toBe('Vui lòng nhập tài khoản và mật khẩu.');
    for (const lang of ['en', 'xx', '../../etc', 'x'.repeat(10_000)]) expect(await say(lang)).toBe('Enter your account and password.');
  });
});
