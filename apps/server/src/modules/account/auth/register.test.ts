import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { demoPassword, startServer, type TestServer } from '../../../testing/startServer';
import { withBrokenTrail } from '../../../testing/withBrokenTrail';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let counter = 0;
const draft = (over: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    account: `merchant.${counter}`,
    password: 'a-good-long-one',
    shopName: 'Ganda Shop',
    country: 'PH',
    mobile: `+63917555${String(1000 + counter)}`,
    email: `m${counter}@shop.example`,
    agreed: true,
    ...over,
  };
};

describe('registering a merchant', () => {
  it('makes an account with the role of merchants and a shop that waits', async () => {
    const input = draft();
    expect((await server.post('/main/register', input)).body.data).toEqual({ account: input.account });
    const client = server.withToken(await server.login(input.account, input.password));
    const { data } = (await client.get('/main/getLoginUser')).body;
    expect(data).toMatchObject({ adminType: '2', isAbroad: true, country: 'PH', roles: [{ code: 'shop' }] });
    const [shop] = await rowsOf<{ shop_code: string; shop_status: number }>(
      server.services.database.db,
      sql`select shop_code, shop_status from shops order by id desc limit 1`,
    );
    expect(shop).toMatchObject({ shop_status: 0, shop_code: expect.stringMatching(/^PH\d{6}$/) });
  });

  it('refuses an account, phone or e-mail that is taken, on its field', async () => {
    const first = draft();
    await server.post('/main/register', first);
    const taken = async (over: Record<string, unknown>) => (await server.post('/main/register', draft(over))).body;
    expect(await taken({ account: first.account.toUpperCase() })).toMatchObject({ code: 2020002, fields: { account: expect.any(String) } });
    expect(await taken({ mobile: first.mobile })).toMatchObject({ code: 2020007, fields: { mobile: expect.any(String) } });
    expect(await taken({ email: first.email })).toMatchObject({ code: 2020008, fields: { email: expect.any(String) } });
  });

  it('a repeated try makes no second account, and no request id of somebody without a session is answered from another one', async () => {
    const again = { 'idempotency-key': 'nobody-in-particular' };
    const first = draft();
    expect((await server.post('/main/register', first, again)).body.data).toEqual({ account: first.account });
    const repeated = await server.post('/main/register', first, again);
    expect([repeated.body.code, repeated.headers.get('idempotent-replay')]).toEqual([2020002, null]);
    const other = draft();
    expect((await server.post('/main/register', other, again)).body.data).toEqual({ account: other.account });
  });

  it('makes one account of ten at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.post('/main/register', draft({ account: 'same.account' }))));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 2020002)).toHaveLength(9);
  });

  it('C-13 refuses a password that everybody tries first', async () => {
    for (const password of ['password', 'Password123', 'iloveyou1', '11111111', 'football!']) {
      expect((await server.post('/main/register', draft({ password }))).body).toMatchObject({
        code: 1011013,
        fields: { password: expect.any(String) },
      });
    }
  });

  it('C-27 refuses rights in the body', async () => {
    for (const over of [{ adminType: '1' }, { roles: ['admin'] }, { permissions: ['*'] }, { id: '1' }]) {
      expect((await server.post('/main/register', draft(over))).body.code).toBe(1012001);
    }
  });

  it('asks for the agreement', async () => {
    expect((await server.post('/main/register', draft({ agreed: false }))).body).toMatchObject({
      code: 1012001,
      fields: { agreed: expect.any(String) },
    });
  });

  it('C-04 takes passwords of 64 and 128 characters, emoji and a trailing space exactly as typed', async () => {
    for (const password of ['x1-'.repeat(21) + 'z', 'ab9?'.repeat(32), 'pässwörd 🙂🙃 long', 'trailing space ']) {
      const input = draft({ password });
      expect((await server.post('/main/register', input)).body.success).toBe(true);
      expect((await server.post('/main/login', { account: input.account, password })).body.success).toBe(true);
      expect((await server.post('/main/login', { account: input.account, password: password.slice(0, -1) })).body.code).toBe(1011002);
    }
  });
});

describe('changing the own password', () => {
  const change = (client: Awaited<ReturnType<TestServer['as']>>, body: Record<string, unknown>) =>
    client.post('/main/sysUser/updatePwd', body);

  it('C-13 refuses a wrong old one, the same one and a common one; success ends the other sessions', async () => {
    const client = await server.as('bd.sg.1');
    const other = await server.as('bd.sg.1');
    expect((await change(client, { password: 'wrong', newPassword: 'another-good-one' })).body.code).toBe(2020003);
    expect((await change(client, { password: demoPassword, newPassword: demoPassword })).body.code).toBe(2020004);
    expect((await change(client, { password: demoPassword, newPassword: 'sunshine' })).body).toMatchObject({
      code: 1011013,
      fields: { newPassword: expect.any(String) },
    });
    expect((await change(client, { password: demoPassword, newPassword: 'another-good-one' })).body.success).toBe(true);
    expect((await client.get('/main/getLoginUser')).body.success).toBe(true);
    expect((await other.get('/main/getLoginUser')).body.code).toBe(1011008);
    expect((await server.post('/main/login', { account: 'bd.sg.1', password: 'another-good-one' })).body.success).toBe(true);
  });

  it('is not done when its trail cannot be written', async () => {
    const client = await server.as('bd.sg.4');
    await withBrokenTrail(server.services.database.db, async () =>
      expect((await change(client, { password: demoPassword, newPassword: 'another-good-one' })).status).toBe(500),
    );
    expect((await server.post('/main/login', { account: 'bd.sg.4', password: 'another-good-one' })).body.code).toBe(1011002);
    expect((await server.post('/main/login', { account: 'bd.sg.4', password: demoPassword })).body.success).toBe(true);
  });

  it('C-23 changes only the caller, whatever id the body names', async () => {
    const victim = await server.as('bd.sg.3');
    const { id } = (await victim.get('/main/getLoginUser')).body.data as { id: string };
    const attacker = await server.as('bd.sg.2');
    expect((await change(attacker, { id, password: demoPassword, newPassword: 'taken-over-now' })).body.success).toBe(true);
    expect((await server.post('/main/login', { account: 'bd.sg.3', password: demoPassword })).body.success).toBe(true);
    expect((await server.post('/main/login', { account: 'bd.sg.2', password: 'taken-over-now' })).body.success).toBe(true);
  });
});
