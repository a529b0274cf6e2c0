import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { codeAt } from '../secondFactor';

const password = 'Backlot-demo-1';
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const step = (shift = 0) => Math.floor(Date.now() / 30_000) + shift;
type Client = Awaited<ReturnType<TestServer['as']>>;

/** Sets the factor up; answers its secret, its recovery codes and the step that enabling used. */
async function setUp(client: Client) {
  const begun = (await client.post('/main/security/beginSecondFactor', { password })).body.data as { secret: string; uri: string };
  // The step before leaves the present one for what follows.
  const { body } = await client.post('/main/security/enableSecondFactor', { code: codeAt(begun.secret, step(-1)) });
  return { ...begun, ...(body.data as { recoveryCodes: string[] }) };
}

const firstStep = async (account: string) =>
  (await server.post('/main/login', { account, password })).body as { code: number; fields?: Record<string, string> };

const secondStep = async (ticket: string | undefined, secondFactor: string) =>
  (await server.post('/main/login', { ticket, secondFactor })).body as { success: boolean; code: number; data: string };

describe('a second factor', () => {
  it('is asked for after the password from then on, and each code counts once', async () => {
    const client = await server.as('bd.th.4');
    const { secret, uri, recoveryCodes } = await setUp(client);
    expect(uri).toContain('otpauth://totp/Backlot%3Abd.th.4?secret=');
    expect(recoveryCodes).toHaveLength(10);
    expect((await client.get('/main/security/state')).body.data).toEqual({ secondFactor: true, recoveryCodesLeft: 10 });
    const first = await firstStep('bd.th.4');
    expect([first.code, first.fields?.['ticket']?.length]).toEqual([1011014, 32]);
    expect((await secondStep(first.fields?.['ticket'], '000000')).code).toBe(1011015);
    const code = codeAt(secret, step());
    expect((await secondStep(first.fields?.['ticket'], code)).success).toBe(true);
    expect((await secondStep(first.fields?.['ticket'], code)).code).toBe(1011016);
    const again = await firstStep('bd.th.4');
    expect((await secondStep(again.fields?.['ticket'], code)).code).toBe(1011015);
  });

  it('lets a recovery code in, once, in any spelling', async () => {
    const client = await server.as('bd.th.5');
    const {
      recoveryCodes: [code = ''],
    } = await setUp(client);
    const first = await firstStep('bd.th.5');
    expect((await secondStep(first.fields?.['ticket'], code.toLowerCase().replace('-', ''))).success).toBe(true);
    expect((await client.get('/main/security/state')).body.data).toEqual({ secondFactor: true, recoveryCodesLeft: 9 });
    const again = await firstStep('bd.th.5');
    expect((await secondStep(again.fields?.['ticket'], code)).code).toBe(1011015);
  });

  it('is not asked for before a code proved it, and needs the password', async () => {
    const client = await server.as('bd.th.6');
    expect((await client.post('/main/security/beginSecondFactor', { password: 'wrong' })).body.code).toBe(2020003);
    await client.post('/main/security/beginSecondFactor', { password });
    expect((await client.post('/main/security/enableSecondFactor', { code: '000000' })).body.code).toBe(1011015);
    expect((await client.get('/main/security/state')).body.data).toEqual({ secondFactor: false, recoveryCodesLeft: 0 });
    expect((await firstStep('bd.th.6')).code).toBe(200);
  });

  it('is renewed and given up with password and code only', async () => {
    const client = await server.as('bd.sg.1');
    const {
      recoveryCodes: [one = '', two = ''],
    } = await setUp(client);
    expect((await client.post('/main/security/beginSecondFactor', { password })).body.code).toBe(1011017);
    expect((await client.post('/main/security/renewRecoveryCodes', { password, code: 'AAAAA-AAAAA' })).body.code).toBe(1011015);
    const renewed = (await client.post('/main/security/renewRecoveryCodes', { password, code: one })).body.data as {
      recoveryCodes: string[];
    };
    expect((await client.post('/main/security/disableSecondFactor', { password, code: two })).body.code).toBe(1011015);
    expect((await client.post('/main/security/disableSecondFactor', { password: 'wrong', code: renewed.recoveryCodes[0] })).body.code).toBe(
      2020003,
    );
    expect((await client.post('/main/security/disableSecondFactor', { password, code: renewed.recoveryCodes[0] })).body.success).toBe(true);
    expect((await firstStep('bd.sg.1')).code).toBe(200);
  });

  it('refuses an invented ticket', async () => {
    expect((await secondStep('invented', '123456')).code).toBe(1011016);
  });
});

describe('phone and e-mail', () => {
  const codeFor = async (target: string) => {
    const { body } = await server.get('/main/demo/outbox');
    const sent = (body.data as { to: string; body: string }[]).find(({ to }) => to === target);
    return /\b(\d{6})\b/.exec(sent?.body ?? '')?.[1] ?? '';
  };
  const me = async (client: Client) => (await client.get('/main/getLoginUser')).body.data as { phone: string; email: string };

  it('change with the code sent there and the password', async () => {
    const client = await server.as('bd.sg.2');
    const target = 'fresh@shop.example';
    expect((await client.post('/main/security/sendContactCode', { kind: 'email', target })).body.success).toBe(true);
    const captcha = await codeFor(target);
    expect((await client.post('/main/security/changeContact', { kind: 'email', target, captcha: '000000', password })).body.code).toBe(
      1011003,
    );
    expect((await client.post('/main/security/changeContact', { kind: 'email', target, captcha, password: 'wrong' })).body.code).toBe(
      2020003,
    );
    expect((await client.post('/main/security/changeContact', { kind: 'email', target, captcha, password })).body.success).toBe(true);
    expect((await me(client)).email).toBe(target);
    expect((await client.post('/main/security/changeContact', { kind: 'email', target, captcha, password })).body.code).toBe(1011003);
  });

  it('refuse what another account uses, and what is no phone', async () => {
    const client = await server.as('bd.sg.3');
    const { phone } = await me(await server.as('bd.my.1'));
    expect((await client.post('/main/security/sendContactCode', { kind: 'phone', target: phone })).body.code).toBe(1011018);
    expect((await client.post('/main/security/sendContactCode', { kind: 'phone', target: '+1 2' })).body.code).toBe(1012001);
  });

  it('a code for one person proves nothing for another', async () => {
    const [one, other] = [await server.as('bd.id.1'), await server.as('bd.id.2')];
    const target = '+6281234567899';
    await one.post('/main/security/sendContactCode', { kind: 'phone', target });
    const captcha = await codeFor(target);
    expect((await other.post('/main/security/changeContact', { kind: 'phone', target, captcha, password })).body.code).toBe(1011003);
    expect((await one.post('/main/security/changeContact', { kind: 'phone', target, captcha, password })).body.success).toBe(true);
    expect((await me(one)).phone).toBe(target);
  });
});
