import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

const texts = (body: string, subject = 'Hello') => ({ en: { subject, body }, 'zh-CN': { subject, body }, vn: { subject, body } });
const draft = {
  code: 'welcome',
  name: '欢迎',
  enName: 'Welcome',
  kind: 'mail',
  format: 'html',
  variables: ['name'],
  texts: texts('<p>Hello {name}<script>x()</script></p>'),
};
interface Template {
  id: string;
  version: number;
  code: string;
  can: string[];
  variables: string[];
  texts: ReturnType<typeof texts>;
  name: string;
  kind: string;
  format: string;
}
const find = async (code: string) =>
  ((await root.get('/main/messageTemplate/page', { searchValue: code, pageSize: 100 })).body.data as { rows: Template[] }).rows.find(
    (row) => row.code === code,
  ) as Template;
const change = ({ id, version, code, name, kind, format, variables, texts: words }: Template, other: object) =>
  root.post('/main/messageTemplate/edit', { id, version, code, name, kind, format, variables, texts: words, ...other });
const outbox = async () => (await server.get('/main/demo/outbox')).body.data as { to: string; subject: string; body: string }[];

describe('templates', () => {
  it('are added with cleaned words, shown, and sent as a test in a language', async () => {
    const { body } = await root.post('/main/messageTemplate/add', draft);
    expect(body.success).toBe(true);
    const row = await find('welcome');
    expect(row.texts.en.body).toBe('<p>Hello {name}</p>');
    expect((await root.post('/main/messageTemplate/add', draft)).body.code).toBe(2023009);
    const test = { id: row.id, to: 'try@example.org', language: 'en' };
    expect((await root.post('/main/messageTemplate/sendTest', test)).body.data).toBeNull();
    expect((await outbox())[0]).toMatchObject({ to: 'try@example.org', subject: 'Hello', body: 'Hello Example name' });
    expect((await root.post('/main/messageTemplate/sendTest', { ...test, to: '' })).body.code).toBe(2023001);
    expect((await root.post('/main/messageTemplate/sendTest', { ...test, id: '999' })).body.code).toBe(2023008);
    expect((await root.post('/main/messageTemplate/sendTest', { ...test, id: (await find('loginCode')).id })).body.code).toBe(20230013);
  });

  it('refuse a variable that nobody fills in, at the language that names it', async () => {
    const wrong = { ...draft, code: 'wrong', texts: { ...draft.texts, vn: { subject: 'a', body: 'Chào {ten}' } } };
    const { body } = await root.post('/main/messageTemplate/add', wrong);
    expect(body).toMatchObject({ code: 20230011, message: 'There is no variable {ten}.', fields: { 'texts.vn.body': expect.any(String) } });
    const silent = { ...draft, code: 'silent', texts: texts('a', '') };
    expect((await root.post('/main/messageTemplate/add', silent)).body).toMatchObject({
      code: 1012001,
      fields: { 'texts.zh-CN.subject': expect.any(String) },
    });
  });

  it('show how they read, with what nobody fills in', async () => {
    const preview = { format: 'text', subject: 'Code {code}', body: '{code} for {minutes} min, {who}', variables: ['code', 'minutes'] };
    expect((await root.post('/main/messageTemplate/preview', preview)).body.data).toEqual({
      subject: 'Code 123456',
      body: '123456 for 5 min, {who}',
      unknown: ['who'],
      length: 23,
    });
  });

  it('of the product are worded anew and sent so, but keep what they are sent by and are not deleted', async () => {
    const row = await find('recoverCode');
    expect(row.can).not.toContain('delete');
    expect((await root.post('/main/messageTemplate/delete', { ids: [row.id] })).body.data).toMatchObject({ failed: [{ code: 20230010 }] });
    expect((await change(row, { code: 'other' })).body.code).toBe(20230010);
    expect((await change(row, { variables: [...row.variables, 'name'] })).body.code).toBe(20230010);
    const lacking = { ...row.texts, en: { subject: 'Reset', body: 'Your code is in another letter.' } };
    expect((await change(row, { texts: lacking })).body).toMatchObject({ code: 20230012, fields: { 'texts.en.body': expect.any(String) } });
    const anew = { ...row.texts, en: { subject: 'New password', body: 'Use {code} within {minutes} minutes.' } };
    expect((await change(row, { texts: anew })).body.success).toBe(true);
    expect((await change(row, { texts: anew })).body.code).toBe(1020003);
    await server.post('/main/recover/sendCode', { email: 'bd.ph.2@demo.backlot.example' }, { lang: 'en' });
    expect((await outbox())[0]).toMatchObject({ subject: 'New password', body: expect.stringMatching(/^Use \d{6} within 10 minutes\.$/) });
  });

  it('answer only those who may: 1013002', async () => {
    const admin = await server.as('admin');
    for (const name of ['page', 'detail'])
      expect((await admin.get(`/main/messageTemplate/${name}`, name === 'detail' ? { id: '1' } : {})).body.code).toBe(1013002);
    for (const [name, input] of [
      ['add', draft],
      ['edit', { ...draft, id: '1', version: 0 }],
      ['delete', { ids: ['1'] }],
      ['export', {}],
      ['preview', { format: 'text', subject: '', body: '', variables: [] }],
      ['sendTest', { id: '1', to: 'a@b.test', language: 'en' }],
    ] as const)
      expect([name, (await admin.post(`/main/messageTemplate/${name}`, input)).body.code]).toEqual([name, 1013002]);
  });
});
