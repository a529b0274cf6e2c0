import { createHash, randomBytes } from 'node:crypto';
import { type OauthServices, startOauth } from '@backlot/channel-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTimeCodes } from '../../../tables/account/auth';
import { auditLogs } from '../../../tables/base/audit';
import { demoPassword, startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { codeAt } from '../secondFactor';

let services: OauthServices;
let server: TestServer;
let bd: TestClient;
const home = 'https://console.example.com';
beforeAll(async () => {
  services = await startOauth();
  server = await startServer({
    PUBLIC_URL: home,
    OAUTH_URL: services.url,
    OAUTH_GITHUB_ID: services.clientId,
    OAUTH_GITHUB_SECRET: services.clientSecret,
  });
  bd = await server.as('bd.ph.1');
});
beforeEach(() => {
  services.account = { id: 4711, login: 'mona' };
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const tab = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};
const open = (url: string) => fetch(url, { redirect: 'manual' }).then(({ headers }) => new URL(headers.get('location') ?? ''));
/** Goes to GitHub and back; answers where the console goes on, and what it knows there. */
const go = async (client: TestClient, call: 'begin' | 'beginLink') => {
  const { verifier, challenge } = tab();
  const proof = call === 'beginLink' ? { password: demoPassword } : {};
  const { body } = await client.post(`/main/oauth/${call}`, { source: 'github', challenge, ...proof });
  const back = await open((body.data as { url: string }).url);
  expect(back.origin + back.pathname).toBe(`${home}/api/main/oauth/callback/github`);
  const page = await open(`${server.url}${back.pathname}${back.search}`);
  const { state, code } = Object.fromEntries(page.searchParams) as { state: string; code: string };
  return { page: page.pathname, confirmed: { source: 'github', state, code, verifier } };
};
const enter = async (more: Record<string, string> = {}) =>
  (await server.post('/main/oauth/enter', { ...(await go(server, 'begin')).confirmed, ...more })).body;
const link = async (client: TestClient) => (await client.post('/main/oauth/link', (await go(client, 'beginLink')).confirmed)).body;

describe('signing in through a service', () => {
  it('is refused until the account there is linked, and then opens a session', async () => {
    expect(await enter()).toMatchObject({ code: 2025003, message: expect.stringContaining('GitHub') });
    const { page, confirmed } = await go(bd, 'beginLink');
    expect(page).toBe('/account/settings/binding');
    expect((await bd.post('/main/oauth/link', confirmed)).body).toMatchObject({ success: true });
    expect((await bd.get('/main/oauth/links')).body.data).toMatchObject([
      { source: 'github', name: 'mona', createTime: expect.any(String) },
    ]);
    expect((await go(server, 'begin')).page).toBe('/user/login');
    const token = (await enter()).data as string;
    expect((await server.withToken(token).get('/main/getLoginUser')).body.data).toMatchObject({ account: 'bd.ph.1' });
    expect(await server.services.database.db.select().from(auditLogs).where(eq(auditLogs.action, 'user.linkService'))).toHaveLength(1);
  });

  it('works once a way, in the tab that began, as whoever began', async () => {
    const { confirmed } = await go(server, 'begin');
    const enterWith = async (more: Record<string, string> = {}) =>
      (await server.post('/main/oauth/enter', { ...confirmed, ...more })).body.code;
    expect(await enterWith({ verifier: tab().verifier })).toBe(2025004);
    expect(await enterWith({ state: tab().verifier })).toBe(2025004);
    expect((await bd.post('/main/oauth/link', confirmed)).body.code).toBe(2025004);
    expect(await enterWith()).toBe(200);
    expect(await enterWith()).toBe(2025004);
    const linking = (await go(bd, 'beginLink')).confirmed;
    expect((await server.post('/main/oauth/enter', linking)).body.code).toBe(2025004);
    expect((await (await server.as('bd.ph.2')).post('/main/oauth/link', linking)).body.code).toBe(2025004);
  });

  it('ends in words when the person said no, or the service does not confirm the code', async () => {
    services.account = undefined;
    const { page, confirmed } = await go(server, 'begin');
    expect([page, confirmed.code]).toEqual(['/user/login', '']);
    services.account = { id: 4711, login: 'mona' };
    expect(await enter({ code: 'made-up' })).toMatchObject({ code: 2025004 });
  });

  it('asks for the second factor and refuses a disabled person like any sign-in', async () => {
    services.account = { id: 7, login: 'third' };
    const person = await server.as('bd.ph.3');
    expect(await link(person)).toMatchObject({ success: true });
    const { secret } = (await person.post('/main/security/beginSecondFactor', { password: demoPassword })).body.data as { secret: string };
    await person.post('/main/security/enableSecondFactor', { code: codeAt(secret, Math.floor(Date.now() / 30_000) - 1) });
    expect(await enter()).toMatchObject({ code: 1011014, fields: { ticket: expect.any(String) } });
    const { id } = (await person.get('/main/getLoginUser')).body.data as { id: string };
    const root = await server.as('superAdmin');
    expect((await root.post('/main/sysUser/changeStatus', { ids: [id], status: 1 })).body).toMatchObject({ success: true });
    expect((await enter()).code).toBe(1011007);
  });

  it('keeps nothing that could be used: ways are hashed and go when they are over', async () => {
    const { confirmed } = await go(server, 'begin');
    const kept = JSON.stringify(await server.services.database.db.select().from(oneTimeCodes));
    for (const secret of [confirmed.state, confirmed.verifier, confirmed.code]) expect(kept).not.toContain(secret);
  });
});

describe('an account at a service', () => {
  it('belongs to one person, takes the place of the one before, and can be let go', async () => {
    services.account = { id: 12, login: 'first' };
    const person = await server.as('bd.ph.4');
    await link(person);
    const second = await server.as('bd.ph.5');
    expect((await link(second)).code).toBe(2025005);
    services.account = { id: 13, login: 'renamed' };
    await link(person);
    expect((await person.get('/main/oauth/links')).body.data).toMatchObject([{ name: 'renamed' }]);
    expect((await person.post('/main/oauth/unlink', { source: 'github' })).body.success).toBe(true);
    expect((await person.post('/main/oauth/unlink', { source: 'github' })).body.code).toBe(1020002);
    expect((await enter()).code).toBe(2025003);
  });
});

describe('a new way in', () => {
  it('is opened with the password only', async () => {
    const begin = async (password: string) =>
      (await bd.post('/main/oauth/beginLink', { source: 'github', challenge: tab().challenge, password })).body.code;
    expect(await begin('not-the-password')).toBe(2020003);
    expect(await begin(demoPassword)).toBe(200);
  });
});

describe('services', () => {
  it('that are off are 2025001, that nobody knows 2025002; others are shown and begin at the console', async () => {
    expect((await server.get('/main/oauth/sources')).body.data).toEqual(['github']);
    const begin = async (source: string) => (await server.post('/main/oauth/begin', { source, challenge: tab().challenge })).body;
    expect(await begin('gitee')).toMatchObject({ code: 2025001, message: 'Signing in through Gitee is switched off.' });
    expect(await begin('faceless')).toMatchObject({ code: 2025002 });
    for (const [source, code] of [
      ['gitee', 2025001],
      ['faceless', 2025002],
    ] as const)
      for (const call of ['render', 'callback']) expect((await server.get(`/main/oauth/${call}/${source}`)).body.code).toBe(code);
    expect((await open(`${server.url}/api/main/oauth/render/github`)).href).toBe(`${home}/user/login?through=github`);
    expect((await server.get('/main/getTenantOpen')).body.data).toBe(false);
  });
});
