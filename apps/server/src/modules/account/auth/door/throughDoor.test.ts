import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { demoPassword, startServer, type TestServer } from '../../../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server.close());
afterEach(() => server.services.database.db.execute(sql`delete from count_windows`));

const office = '198.51.100.7';
const elsewhere = '203.0.113.9';

interface From {
  ip?: string;
  cookie?: string;
  code?: string;
  password?: string;
  lang?: string;
}

const enter = (account: string, { ip = office, cookie, code, password = demoPassword, lang = 'en' }: From = {}) =>
  server.post(
    '/main/login',
    { account, password, ...(code && { code }) },
    { 'x-forwarded-for': ip, lang, ...(cookie !== undefined && { cookie }) },
  );
const codeOf = async (account: string, from?: From) => (await enter(account, from)).body.code;

async function guess(account: string, times: number, from: From = {}): Promise<number[]> {
  const codes = [];
  for (let n = 0; n < times; n += 1) codes.push(await codeOf(account, { ...from, password: 'wrong' }));
  return codes;
}

/** The proof of a captcha that was solved. */
async function solved(): Promise<string> {
  const proof = randomUUID();
  const hash = createHash('sha256').update(proof).digest('base64url');
  await server.services.database.db.execute(sql`insert into captcha_challenges (token, captcha_type, points, proof_hash, expire_time)
    values (${proof}, 'clickWord', '[]', ${hash}, now() + interval '1 minute')`);
  return proof;
}

/** A browser that a person has signed in with: its cookie. */
async function deviceOf(account: string, from: From = {}): Promise<string> {
  const { headers } = await enter(account, from);
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const counted = (like: string) =>
  rowsOf<{ count: number; pause: number }>(
    server.services.database.db,
    sql`select count, extract(epoch from blocked_until - expire_time + interval '1 hour')::float as pause from count_windows where key like ${like}`,
  );

describe('one office behind one address', () => {
  it('counts per account and address: who guesses here holds up nobody elsewhere, and nobody else here', async () => {
    expect(await guess('bd.ph.1', 6)).toEqual([1011002, 1011002, 1011002, 1011002, 1011002, 1011011]);
    expect(await codeOf('bd.ph.1', { ip: elsewhere })).toBe(200);
    expect(await codeOf('bd.ph.2')).toBe(200);
  });

  it('a paused try names the field that lets it through, in three languages, and a solved captcha does, once', async () => {
    await guess('bd.ph.1', 5);
    const said = async (lang: string) => (await enter('bd.ph.1', { lang })).body.fields;
    expect(await said('en')).toEqual({ code: 'Solve the captcha to go on at once.' });
    expect(await said('zh-CN')).toEqual({ code: '完成验证后即可立即继续。' });
    expect(await said('vn')).toEqual({ code: 'Hoàn thành xác minh để tiếp tục ngay.' });
    expect(await codeOf('bd.ph.1', { code: 'made up' })).toBe(1011011);
    const code = await solved();
    expect(await codeOf('bd.ph.1', { code, password: 'wrong' })).toBe(1011002);
    expect(await codeOf('bd.ph.1', { code })).toBe(1011011);
    expect(await codeOf('bd.ph.1', { code: await solved() })).toBe(200);
  });

  it('an address over its limit takes who came from there before, a known device, and who solves a captcha; by phone too', async () => {
    const [mine, other] = [await deviceOf('bd.my.1', { ip: elsewhere }), await deviceOf('bd.my.2')];
    expect(other).toContain('backlot-device=');
    const [row] = await rowsOf<{ phone: string }>(server.services.database.db, sql`select phone from users where account = 'bd.my.4'`);
    for (let n = 0; n < 50; n += 1) expect(await codeOf(`nobody.${n}`, { password: 'x' })).toBe(1011002);
    expect(await codeOf('bd.my.3')).toBe(1011011);
    expect(await codeOf('bd.my.2')).toBe(200);
    expect(await codeOf('bd.my.1', { cookie: mine })).toBe(200);
    expect(await codeOf('bd.my.3', { code: await solved() })).toBe(200);
    const byPhone = async (more = {}) =>
      (await server.post('/main/login', { mobile: row?.phone, captcha: '000000', ...more }, { 'x-forwarded-for': office })).body;
    expect(await byPhone()).toMatchObject({ code: 1011011, fields: { code: expect.any(String) } });
    expect(await byPhone({ code: await solved() })).toMatchObject({ code: 1011003 });
  });

  it('guesses from many addresses at one account pause it for strangers only', async () => {
    const cookie = await deviceOf('bd.th.1');
    for (let n = 0; n < 30; n += 1) expect(await codeOf('bd.th.1', { ip: `192.0.2.${n}`, password: 'x' })).toBe(1011002);
    expect(await codeOf('bd.th.1', { ip: '192.0.2.99' })).toBe(1011011);
    expect(await codeOf('bd.th.1', { ip: '192.0.2.99', cookie })).toBe(200);
    expect(await codeOf('bd.th.1')).toBe(200);
  });
});

describe('a known device', () => {
  it('is remembered by a cookie that the page cannot read and that goes to the sign-in only', async () => {
    const { headers } = await enter('bd.vn.1');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^backlot-device=v1\.[\w-]+; Path=\/api\/main\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('goes on while others guess at its person at the same address; another’s device and a changed cookie do not', async () => {
    const mine = await deviceOf('bd.vn.1');
    const other = await deviceOf('bd.vn.2');
    await guess('bd.vn.1', 5);
    expect(await codeOf('bd.vn.1', { cookie: other })).toBe(1011011);
    expect(await codeOf('bd.vn.1', { cookie: `${mine.slice(0, -1)}${mine.endsWith('A') ? 'B' : 'A'}` })).toBe(1011011);
    expect(await codeOf('bd.vn.1', { cookie: mine })).toBe(200);
  });

  it('is shared: who signs in after somebody else is known on it too', async () => {
    const first = await deviceOf('bd.vn.1');
    const both = await deviceOf('bd.vn.2', { cookie: first });
    await guess('bd.vn.1', 5);
    await guess('bd.vn.2', 5);
    expect([await codeOf('bd.vn.1', { cookie: both }), await codeOf('bd.vn.2', { cookie: both })]).toEqual([200, 200]);
  });

  it('is slowed down before it is refused: the answer comes after the pause', async () => {
    const cookie = await deviceOf('bd.vn.3');
    expect(await guess('bd.vn.3', 5, { cookie })).toEqual([1011002, 1011002, 1011002, 1011002, 1011002]);
    expect(await counted('guess:device:%bd.vn.3')).toEqual([{ count: 5, pause: 1 }]);
    expect(await codeOf('bd.vn.3', { cookie, password: 'wrong' })).toBe(1011002);
    expect(await counted('guess:device:%bd.vn.3')).toEqual([{ count: 6, pause: 2 }]);
    const { db } = server.services.database;
    const [row] = await rowsOf<{ until: string }>(
      db,
      sql`update count_windows set blocked_until = now() + interval '3 seconds' where key like 'guess:device:%bd.vn.3' returning blocked_until::text as until`,
    );
    expect(await codeOf('bd.vn.3', { cookie })).toBe(200);
    expect(await rowsOf(db, sql`select now() >= ${row?.until}::timestamptz as waited`)).toEqual([{ waited: true }]);
    expect(await counted('guess:device:%bd.vn.3')).toEqual([]);
  });

  it('is refused at the twentieth failure, and so are guesses that pile up', async () => {
    const cookie = await deviceOf('bd.sg.1');
    await guess('bd.sg.1', 5, { cookie });
    const db = server.services.database.db;
    await db.execute(sql`update count_windows set blocked_until = now() + interval '2 seconds' where key like 'guess:device:%bd.sg.1'`);
    const crowd = await Promise.all(Array.from({ length: 9 }, () => codeOf('bd.sg.1', { cookie })));
    expect(new Set(crowd)).toEqual(new Set([200, 1011011]));
    await guess('bd.sg.1', 1, { cookie });
    await db.execute(sql`update count_windows set count = 19, blocked_until = null where key like 'guess:device:%bd.sg.1'`);
    expect(await guess('bd.sg.1', 2, { cookie })).toEqual([1011002, 1011011]);
  });
});

it('who finds a new password is no longer held up by the failures before', async () => {
  await guess('bd.id.1', 5);
  const [row] = await rowsOf<{ email: string }>(server.services.database.db, sql`select email from users where account = 'bd.id.1'`);
  const headers = { 'x-forwarded-for': office };
  await server.post('/main/recover/sendCode', { email: row?.email }, headers);
  const { body } = await server.get('/main/demo/outbox');
  const captcha = /\b(\d{6})\b/.exec((body.data as { to: string; body: string }[]).find(({ to }) => to === row?.email)?.body ?? '')?.[1];
  expect(captcha).toBeDefined();
  const password = 'a new one of mine';
  expect((await server.post('/main/recover/reset', { email: row?.email, captcha, password }, headers)).body.success).toBe(true);
  expect(await codeOf('bd.id.1', { password })).toBe(200);
});
