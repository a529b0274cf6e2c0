import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { demoPassword, startServer, type TestServer } from '../../../../testing/startServer';
import { withBrokenTrail } from '../../../../testing/withBrokenTrail';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const phoneOf = async (account: string) =>
  (await rowsOf<{ phone: string }>(db(), sql`select phone from users where account = ${account}`))[0]?.phone ?? '';

async function newestCode(to: string): Promise<string> {
  const { body } = await server.get('/main/demo/outbox');
  const message = (body.data as { to: string; body: string }[]).find((row) => row.to === to);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

describe('signing in by text message', () => {
  it('takes the code once', async () => {
    const mobile = await phoneOf('bd.ph.1');
    const sent = await server.get('/main/getSmsCaptcha', { mobile });
    expect(sent.body.data).toEqual({ validSeconds: 300, resendSeconds: 60 });
    const captcha = await newestCode(mobile);
    const { body } = await server.post('/main/login', { mobile, captcha });
    expect((await server.withToken(body.data).get('/main/getLoginUser')).body.data).toMatchObject({ account: 'bd.ph.1' });
    expect((await server.post('/main/login', { mobile, captcha })).body.code).toBe(1011003);
  });

  it('reads a number with spaces, and refuses what is no number of the six countries', async () => {
    const mobile = await phoneOf('bd.vn.1');
    await server.get('/main/getSmsCaptcha', { mobile: `${mobile.slice(0, 3)} ${mobile.slice(3, 6)} ${mobile.slice(6)}` });
    expect(await newestCode(mobile)).toMatch(/^\d{6}$/);
    for (const bad of ['+1 212 555 0100', '12', '+84']) {
      const { body } = await server.get('/main/getSmsCaptcha', { mobile: bad });
      expect(body).toMatchObject({ code: 1012001, fields: { mobile: expect.any(String) } });
    }
  });

  it('answers a phone that nobody uses like any other, and sends nothing', async () => {
    const { body } = await server.get('/main/getSmsCaptcha', { mobile: '+639179999999' });
    expect(body.data).toEqual({ validSeconds: 300, resendSeconds: 60 });
    expect(await newestCode('+639179999999')).toBe('');
  });

  it('waits a minute before another code', async () => {
    const mobile = await phoneOf('bd.ph.2');
    await server.get('/main/getSmsCaptcha', { mobile });
    const again = await server.get('/main/getSmsCaptcha', { mobile });
    expect([again.status, again.body.code]).toEqual([429, 1016005]);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('gives up after five wrong codes, even when the sixth is right', async () => {
    const mobile = await phoneOf('bd.ph.3');
    await server.get('/main/getSmsCaptcha', { mobile });
    const captcha = await newestCode(mobile);
    const wrong = captcha === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) await server.post('/main/login', { mobile, captcha: wrong });
    expect((await server.post('/main/login', { mobile, captcha })).body.success).toBe(false);
  });

  it('dies after five minutes', async () => {
    const mobile = await phoneOf('bd.ph.4');
    await server.get('/main/getSmsCaptcha', { mobile });
    const captcha = await newestCode(mobile);
    await db().execute(sql`update one_time_codes set expire_time = now() - interval '1 second'`);
    expect((await server.post('/main/login', { mobile, captcha })).body.code).toBe(1011003);
  });
});

describe('recovering an account', () => {
  const email = 'bd.my.1@demo.backlot.example';

  it('sets a new password with the code and ends every session', async () => {
    const old = await server.as('bd.my.1');
    expect((await server.post('/main/recover/sendCode', { email })).body.data).toEqual({ validSeconds: 600, resendSeconds: 60 });
    const captcha = await newestCode(email);
    expect((await server.post('/main/recover/reset', { email, captcha, password: 'Password1' })).body.code).toBe(1011013);
    expect((await server.post('/main/recover/reset', { email, captcha, password: 'correct horse' })).body).toMatchObject({
      success: true,
      data: null,
    });
    expect((await old.get('/main/getLoginUser')).body.code).toBe(1011008);
    expect((await server.post('/main/login', { account: 'bd.my.1', password: demoPassword })).body.code).toBe(1011002);
    expect((await server.post('/main/login', { account: 'bd.my.1', password: 'correct horse' })).body.success).toBe(true);
  });

  it('leaves password and sessions alone when the trail cannot be written', async () => {
    const client = await server.as('bd.my.2');
    const address = 'bd.my.2@demo.backlot.example';
    await server.post('/main/recover/sendCode', { email: address });
    const captcha = await newestCode(address);
    await withBrokenTrail(db(), async () =>
      expect((await server.post('/main/recover/reset', { email: address, captcha, password: 'correct horse' })).status).toBe(500),
    );
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
    expect((await server.post('/main/login', { account: 'bd.my.2', password: demoPassword })).body.success).toBe(true);
    // The code is not lost with what failed, and is good for once.
    expect((await server.post('/main/recover/reset', { email: address, captcha, password: 'correct horse' })).body.success).toBe(true);
    expect((await server.post('/main/recover/reset', { email: address, captcha, password: 'correct horses' })).body.code).toBe(1011003);
  });

  it('answers an unknown address like any other', async () => {
    expect((await server.post('/main/recover/sendCode', { email: 'nobody@demo.backlot.example' })).body.data).toEqual({
      validSeconds: 600,
      resendSeconds: 60,
    });
    expect(
      (await server.post('/main/recover/reset', { email: 'nobody@demo.backlot.example', captcha: '123456', password: 'correct horse' }))
        .body.code,
    ).toBe(1011003);
  });

  it('C-39 refuses an address with a second header in it', async () => {
    for (const bad of ['x@y.test\r\nBcc: z@evil.test', 'x@y.test,z@evil.test', '<x@y.test>']) {
      expect((await server.post('/main/recover/sendCode', { email: bad })).body.code).toBe(1012001);
    }
  });
});
