import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { giveRole } from '../../../testing/giveRole';
import { postOffice } from '../../../testing/postOffice';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { sentMessages } from '../../../tables/base/message';
import { deliver, sweepMessages } from '../../base/message';

// On PGlite too: letters are taken one by one under locks of the database.

let server: TestServer;
let root: TestClient;
let post: Awaited<ReturnType<typeof postOffice>>;
beforeAll(async () => {
  post = await postOffice();
  server = await startServer({ SMTP_URL: post.url, SMTP_FROM: 'Backlot <hello@backlot.example>' });
  root = await server.as('superAdmin');
});
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(() => {
  post.letters.length = 0;
  delete post.told.refuse;
  delete post.told.breaksOff;
});

interface Row {
  id: string;
  to: string;
  title: string;
  sendStatus: number;
  attempt: number;
  failure: string | null;
  errorText: string | null;
  templateCode: string | null;
  templateName: string | null;
  can: string[];
}
const db = () => server.services.database.db;
const page = async (query: Record<string, string | number> = {}, client = root) =>
  ((await client.get('/main/email/page', query)).body.data as { rows: Row[] }).rows;
const newest = async () => (await page({ pageSize: 1 }))[0] as Row;
const write = (draft: object = {}, client = root) =>
  client.post('/main/email/sendEmail', { to: 'ana@example.org', title: 'Hours', content: 'Ten to six.\nSee you', ...draft });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('writing by hand', () => {
  it('sends plain text and keeps what was sent, by whom and when', async () => {
    expect((await write()).body).toMatchObject({ success: true, data: null });
    expect(post.letters).toEqual([{ to: 'ana@example.org', text: expect.stringContaining('Ten to six.') }]);
    const row = await newest();
    expect(row).toMatchObject({ to: 'ana@example.org', title: 'Hours', sendStatus: 1, attempt: 1, createUserName: expect.any(String) });
    expect(post.letters[0]?.text).toContain(`Message-ID: <${row.id}@backlot.example>`);
    expect((await root.get('/main/email/detail', { id: row.id })).body.data).toMatchObject({
      content: 'Ten to six.\nSee you',
      isHtml: false,
    });
  });

  it('sends formatted text without what runs or loads, beside the same as plain text', async () => {
    const content = '<h2>Rules</h2><p onclick="x()">Be <b>kind</b><img src="https://evil.test/pixel.png"><script>alert(1)</script></p>';
    const { body } = await root.post('/main/email/sendEmailHtml', { to: 'ana@example.org', title: 'Rules', content });
    expect(body.success).toBe(true);
    const [letter] = post.letters;
    expect(letter?.text).toContain('<p>Be <b>kind</b></p>');
    expect(letter?.text).toContain('multipart/alternative');
    for (const gone of ['evil.test', 'script', 'onclick']) expect(letter?.text).not.toContain(gone);
  });

  it('refuses what is left out by its number, and a content that is nothing but markup', async () => {
    expect((await write({ to: '' })).body.code).toBe(2023001);
    expect((await write({ title: '' })).body.code).toBe(2023002);
    expect((await write({ content: '' })).body.code).toBe(2023003);
    const markup = { to: 'ana@example.org', title: 'a', content: '<img src="https://x.test/a.png"><br>' };
    expect((await root.post('/main/email/sendEmailHtml', markup)).body.code).toBe(2023003);
  });

  it('C-39 takes one address and nothing that a header could hold: 1012001', async () => {
    for (const to of ['a@b.test\r\nBcc: z@evil.test', 'a@b.test,z@evil.test', '<a@b.test>', 'a'])
      expect((await write({ to })).body).toMatchObject({ code: 1012001, fields: { to: expect.any(String) } });
    expect((await write({ title: 'a\r\nBcc: z@evil.test' })).body.code).toBe(1012001);
    expect(post.letters).toEqual([]);
  });

  it('tells with 2023004 what the mail server refuses for good, and keeps why', async () => {
    post.told.refuse = { code: 550, text: 'No such mailbox' };
    expect((await write({ to: 'gone@example.org' })).body.code).toBe(2023004);
    expect(await newest()).toMatchObject({
      sendStatus: 2,
      failure: 'recipientRefused',
      errorText: expect.stringContaining('No such mailbox'),
    });
  });
});

describe('a letter that cannot leave for now', () => {
  it('is tried again after half a minute, two and ten minutes, and has failed after the fourth time', async () => {
    post.told.refuse = { code: 451, text: 'Try later' };
    expect((await write()).body.success).toBe(true);
    const { id } = await newest();
    expect(await newest()).toMatchObject({ sendStatus: 0, attempt: 1, can: expect.arrayContaining(['cancel']) });
    expect(await deliver(server.services, inSeconds(20), id)).toBeUndefined();
    for (const [at, attempt] of [
      [31, 2],
      [31 + 121, 3],
      [31 + 121 + 601, 4],
    ] as const) {
      expect(await deliver(server.services, inSeconds(at), id)).toBe(id);
      expect((await newest()).attempt).toBe(attempt);
    }
    expect(await newest()).toMatchObject({ sendStatus: 2, can: expect.arrayContaining(['retry']) });
    expect((await root.post('/main/email/cancel', { ids: [id] })).body.data).toMatchObject({ failed: [{ code: 2023006 }] });
    delete post.told.refuse;
    expect((await root.post('/main/email/retry', { ids: [id] })).body.data).toEqual({ ok: [id], failed: [] });
    await expect.poll(async () => (await newest()).sendStatus).toBe(1);
    expect(post.letters).toHaveLength(1);
    expect((await root.post('/main/email/retry', { ids: [id] })).body.data).toMatchObject({ failed: [{ code: 2023005 }] });
  });

  it('is taken back while it waits, and then never leaves', async () => {
    post.told.refuse = { code: 451, text: 'Try later' };
    await write();
    const { id } = await newest();
    expect((await root.post('/main/email/cancel', { ids: [id] })).body.data).toEqual({ ok: [id], failed: [] });
    delete post.told.refuse;
    expect(await deliver(server.services, inSeconds(3600), id)).toBeUndefined();
    expect(await newest()).toMatchObject({ id, sendStatus: 3, can: expect.not.arrayContaining(['retry']) });
  });

  it('is not sent a second time by itself where the line broke after it was handed over', async () => {
    post.told.breaksOff = true;
    expect((await write()).body.code).toBe(2023004);
    expect(await newest()).toMatchObject({ sendStatus: 2, failure: 'interrupted' });
    expect(post.letters).toHaveLength(1);
    expect(await deliver(server.services, inSeconds(3600))).not.toBe((await newest()).id);
  });

  it('waits for whoever comes next where the server stopped before sending, and is asked about where it stopped while sending', async () => {
    const [waiting, lost] = await db()
      .insert(sentMessages)
      .values(
        ['before@example.org', 'while@example.org'].map((recipient) => ({
          kind: 'mail' as const,
          recipient,
          language: 'en' as const,
          subject: 's',
          body: 'b',
        })),
      )
      .returning({ id: sentMessages.id });
    await db()
      .update(sentMessages)
      .set({ sendStatus: 4, attempt: 1, leaseUntil: new Date(Date.now() - 1000) })
      .where(eq(sentMessages.id, lost?.id ?? ''));
    expect(await deliver(server.services, inSeconds(1), waiting?.id)).toBe(waiting?.id);
    expect(await deliver(server.services, inSeconds(1), waiting?.id)).toBeUndefined();
    expect(await sweepMessages(db(), new Date())).toBe(1);
    expect(post.letters.map(({ to }) => to)).toEqual(['before@example.org']);
    expect((await page({ searchValue: 'while@example.org' }))[0]).toMatchObject({ sendStatus: 2, failure: 'interrupted' });
  });

  it('leaves once, however many servers want to send it', async () => {
    const [row] = await db()
      .insert(sentMessages)
      .values({ kind: 'mail', recipient: 'once@example.org', language: 'en', subject: 's', body: 'b' })
      .returning();
    const sent = await Promise.all(Array.from({ length: 6 }, () => deliver(server.services, inSeconds(1), row?.id)));
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(post.letters).toHaveLength(1);
  });
});

describe('letters of the product', () => {
  it('stand in the list with their code masked: neither rows nor log nor trail hold it', async () => {
    const email = 'bd.th.1@demo.backlot.example';
    await server.post('/main/recover/sendCode', { email }, { lang: 'en' });
    const code = /code for a new Backlot password is (\d{6})/.exec(post.letters[0]?.text ?? '')?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const row = await newest();
    expect(row).toMatchObject({ to: email, sendStatus: 1, templateCode: 'recoverCode', templateName: 'New password' });
    const detail = (await root.get('/main/email/detail', { id: row.id })).body.data as { content: string };
    expect(detail.content).toContain('is ••••••, valid for 10 minutes');
    const everything = await rowsOf<{ text: string }>(
      db(),
      sql`select to_jsonb(m)::text "text" from sent_messages m union all select to_jsonb(a)::text from audit_logs a union all select to_jsonb(o)::text from operation_logs o`,
    );
    expect(everything.filter(({ text }) => text.includes(code))).toEqual([]);
  });

  it('are void once their code is used or replaced, and are not sent when it is too old', async () => {
    const email = 'bd.sg.1@demo.backlot.example';
    post.told.refuse = { code: 451, text: 'Try later' };
    await server.post('/main/recover/sendCode', { email });
    const { id, sendStatus } = await newest();
    expect(sendStatus).toBe(0);
    delete post.told.refuse;
    expect(await deliver(server.services, inSeconds(700), id)).toBeUndefined();
    expect(await newest()).toMatchObject({ id, sendStatus: 3 });
    expect(post.letters).toEqual([]);
    const [kept] = await db().select().from(sentMessages).where(eq(sentMessages.id, id));
    expect(kept?.sealed).toBeNull();
  });
});

describe('who may', () => {
  it('is refused by each call without its permission: 1013002', async () => {
    const bd = await server.as('bd.ph.1');
    const calls: [string, object][] = [
      ['sendEmail', { to: 'a@b.test', title: 'a', content: 'a' }],
      ['sendEmailHtml', { to: 'a@b.test', title: 'a', content: 'a' }],
      ['retry', { ids: ['1'] }],
      ['cancel', { ids: ['1'] }],
    ];
    for (const [name, input] of calls) expect([name, (await bd.post(`/main/email/${name}`, input)).body.code]).toEqual([name, 1013002]);
    for (const name of ['page', 'detail'])
      expect((await bd.get(`/main/email/${name}`, name === 'detail' ? { id: '1' } : {})).body.code).toBe(1013002);
    expect((await server.get('/main/email/page')).body.code).toBe(1011004);
  });

  it('sees letters of people in the data scope; others answer like missing ones: 1020002', async () => {
    await server.post('/main/recover/sendCode', { email: 'bd.my.1@demo.backlot.example' });
    const { id } = await newest();
    await giveRole(server, 'leader.vn', {
      code: 'mailKeeper',
      permissions: ['sysEmail.query', 'sysEmail.get', 'sysEmail.retry'],
      dataScopeType: 2,
    });
    const leader = await server.as('leader.vn');
    expect((await page({ pageSize: 100 }, leader)).map((row) => row.id)).not.toContain(id);
    for (const missing of [id, '999']) {
      expect((await leader.get('/main/email/detail', { id: missing })).body.code).toBe(1020002);
      expect((await leader.post('/main/email/retry', { ids: [missing] })).body.data).toMatchObject({ failed: [{ code: 1020002 }] });
    }
  });
});
