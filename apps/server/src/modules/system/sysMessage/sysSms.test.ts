import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
let provider: Server;
let status = 200;
const texts: { to: string; text: string }[] = [];
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (status === 200) texts.push(JSON.parse(body));
      response.writeHead(status, { 'x-message-id': 'receipt-7' }).end();
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  server = await startServer({ SMS_URL: `http://127.0.0.1:${port}/` });
  root = await server.as('superAdmin');
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  texts.length = 0;
  status = 200;
});

const db = () => server.services.database.db;
const phoneOf = async (account: string) =>
  (await rowsOf<{ phone: string }>(db(), sql`select phone from users where account = ${account}`))[0]?.phone ?? '';
interface Row {
  id: string;
  phoneNumbers: string;
  validateCode: string | null;
  content: string;
  sendStatus: number;
  bizId: string | null;
  source: number;
  can: string[];
}
const newest = async (client = root) => ((await client.get('/main/sms/page', { pageSize: 1 })).body.data as { rows: Row[] }).rows[0] as Row;
const send = (phoneNumbers: string, client = root) =>
  client.post('/main/sms/sendLoginMessage', { phoneNumbers, templateCode: 'loginCode' }, { lang: 'en' });
const validate = async (phoneNumbers: string, code: string) =>
  (await root.post('/main/sms/validateMessage', { phoneNumbers, code, templateCode: 'loginCode' })).body.data;
const sentCode = () => /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';

describe('text messages', () => {
  it('are listed with phone, receipt and source, and their code masked', async () => {
    const phone = await phoneOf('bd.ph.1');
    expect((await send(phone)).body.data).toEqual({ validSeconds: 300, resendSeconds: 60 });
    const code = sentCode();
    const row = await newest();
    expect(row).toMatchObject({ phoneNumbers: phone, validateCode: '••••••', sendStatus: 1, bizId: 'receipt-7', source: 3 });
    expect(row.content).toContain('your sign-in code is ••••••');
    expect(JSON.stringify(row)).not.toContain(code);
    const found = (query: Record<string, string | number>) => root.get('/main/sms/page', query);
    expect((await found({ searchValue: phone, sendStatus: 1, source: 3 })).body.data).toMatchObject({ totalRows: 1 });
    expect((await found({ searchValue: phone, source: 1, sendStatus: 2 })).body.data).toMatchObject({ totalRows: 0 });
  });

  it('hold a code that is right once, wrong, tried out or too old', async () => {
    const phone = await phoneOf('bd.ph.2');
    await send(phone);
    const code = sentCode();
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await validate(phone, wrong)).toEqual({ result: 'ERROR', code: 20 });
    expect(await validate(phone, code)).toEqual({ result: 'SUCCESS', code: 10 });
    expect((await newest()).sendStatus).toBe(3);
    expect(await validate(phone, code)).toEqual({ result: 'ERROR', code: 20 });
    const log = () => rowsOf<{ param: string }>(db(), sql`select param from operation_logs where url like '%/sms/validateMessage'`);
    await expect.poll(async () => (await log()).length).toBe(3);
    expect((await log()).filter(({ param }) => param.includes(code))).toEqual([]);

    const other = await phoneOf('bd.ph.3');
    await send(other);
    for (let n = 0; n < 5; n += 1) await validate(other, sentCode() === '000000' ? '000001' : '000000');
    expect(await validate(other, sentCode())).toEqual({ result: 'TIMES_UP', code: 40 });
    await db().execute(sql`update one_time_codes set expire_time = now() - interval '1 second' where target = ${other}`);
    expect(await validate(other, sentCode())).toEqual({ result: 'EXPIRED', code: 30 });
  });

  it('hold a code for as long as the administrators say', async () => {
    const settings = { code: 'SMS_CODE_MINUTES' };
    const { rows } = (await root.get('/main/sysConfig/page', settings)).body.data as { rows: Record<string, unknown>[] };
    const { id, version, code, name, groupCode } = rows[0] ?? {};
    const setting = { id, version, code, name, groupCode, value: '2' };
    expect((await root.post('/main/sysConfig/edit', setting)).body.success).toBe(true);
    await expect.poll(() => server.services.config.SMS_CODE_MINUTES).toBe(2);
    const phone = await phoneOf('bd.th.1');
    expect((await send(phone)).body.data).toEqual({ validSeconds: 120, resendSeconds: 60 });
    expect(texts.at(-1)?.text).toContain('valid for 2 minutes');
    const [left] = await rowsOf<{ seconds: number }>(
      db(),
      sql`select extract(epoch from expire_time - now())::int seconds from one_time_codes where target = ${phone}`,
    );
    expect(left?.seconds).toBeGreaterThan(60);
    expect(left?.seconds).toBeLessThanOrEqual(120);
  });

  it('refuse what is left out by its number', async () => {
    expect((await root.post('/main/sms/sendLoginMessage', { templateCode: 'loginCode' })).body.code).toBe(2024001);
    expect((await root.post('/main/sms/validateMessage', { phoneNumbers: '+639171234567', templateCode: 'loginCode' })).body.code).toBe(
      2024002,
    );
    expect((await root.post('/main/sms/sendLoginMessage', { phoneNumbers: '+639171234567' })).body.code).toBe(2024003);
    expect((await send('12')).body).toMatchObject({ code: 1012001, fields: { phoneNumbers: expect.any(String) } });
    expect((await send('+639179999999')).body.code).toBe(2020001);
  });

  it('tell when the provider refuses, and are sent again only while their code works', async () => {
    const phone = await phoneOf('bd.ph.4');
    status = 400;
    expect((await send(phone)).body.code).toBe(2024004);
    const { id, sendStatus, can } = await newest();
    expect([sendStatus, can]).toEqual([2, ['query', 'retry']]);
    status = 200;
    expect((await root.post('/main/sms/retry', { ids: [id] })).body.data).toEqual({ ok: [id], failed: [] });
    await expect.poll(async () => (await newest()).sendStatus).toBe(1);
    await db().execute(sql`update sent_messages set send_status = 2, invalid_time = now() - interval '1 second' where id = ${id}`);
    expect((await root.post('/main/sms/retry', { ids: [id] })).body.data).toMatchObject({ failed: [{ id, code: 2023007 }] });
    expect((await newest()).can).toEqual(['query']);
  });

  it('wait a minute before another code: 1016005', async () => {
    const phone = await phoneOf('bd.vn.2');
    await send(phone);
    expect((await send(phone)).body.code).toBe(1016005);
  });
});

describe('who may', () => {
  it('is refused by each call without its permission, and out of scope like somebody missing', async () => {
    const admin = await server.as('admin');
    expect((await admin.get('/main/sms/page')).body.code).toBe(1013002);
    expect((await send('+639171234567', admin)).body.code).toBe(1013002);
    for (const [name, input] of [
      ['validateMessage', { phoneNumbers: '+639171234567', code: '123456', templateCode: 'loginCode' }],
      ['retry', { ids: ['1'] }],
    ] as const)
      expect([name, (await admin.post(`/main/sms/${name}`, input)).body.code]).toEqual([name, 1013002]);
    await giveRole(server, 'leader.vn', {
      code: 'smsKeeper',
      permissions: ['sysSms.query', 'sysSms.send', 'sysSms.retry'],
      dataScopeType: 2,
    });
    const leader = await server.as('leader.vn');
    expect((await send(await phoneOf('bd.my.1'), leader)).body.code).toBe(2020001);
    expect((await send(await phoneOf('bd.vn.3'), leader)).body.success).toBe(true);
    const { rows } = (await leader.get('/main/sms/page', { pageSize: 100 })).body.data as { rows: Row[] };
    const theirs = new Set(
      (await rowsOf<{ phone: string }>(db(), sql`select phone from users where account like '%.vn.%' or account = 'leader.vn'`)).map(
        ({ phone }) => phone,
      ),
    );
    expect(rows.filter(({ phoneNumbers }) => !theirs.has(phoneNumbers))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});
