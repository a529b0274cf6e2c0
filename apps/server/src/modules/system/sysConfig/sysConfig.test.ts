import { maskedSecret } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf as read } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  version: number;
  code: string;
  name: string;
  value: string;
  secret: boolean;
  groupCode: string;
  sysFlag: string;
  can: string[];
}

const find = async (code: string) =>
  ((await root.get('/main/sysConfig/page', { code })).body.data as { rows: Row[] }).rows.find((row) => row.code === code) as Row;
const draftOf = ({ id, version, code, name, value, secret, groupCode }: Row) => ({ id, version, code, name, value, secret, groupCode });
const set = async (code: string, value: string) => (await root.post('/main/sysConfig/edit', { ...draftOf(await find(code)), value })).body;
const add = (draft: object) =>
  root.post('/main/sysConfig/add', { name: 'Own', code: 'OWN_ONE', value: 'x', groupCode: 'DEFAULT', ...draft });

describe('settings', () => {
  it('take effect on the running server, and go back to how it was started', async () => {
    const isOpen = async () => (await server.get('/main/getCaptchaOpen')).body.data;
    expect(await isOpen()).toBe(false);
    expect((await set('CAPTCHA_OPEN', 'true')).success).toBe(true);
    await expect.poll(isOpen).toBe(true);
    expect((await set('CAPTCHA_OPEN', 'default')).success).toBe(true);
    await expect.poll(isOpen).toBe(false);
  });

  it('refuse a value that means nothing to the server: 2012008 at the field', async () => {
    for (const [code, value] of [
      ['CAPTCHA_OPEN', 'maybe'],
      ['SESSION_IDLE_MINUTES', '-5'],
      ['SMS_CODE_MINUTES', '31'],
      ['SMTP_URL', 'http://mail'],
      ['SMS_URL', 'nowhere'],
    ] as const) {
      const refused = await set(code, value);
      expect([code, refused.code, Object.keys(refused.fields ?? {})]).toEqual([code, 2012008, ['value']]);
    }
  });

  it('defect 14: with one session per person only the other sessions of this very person end, not those of namesakes', async () => {
    const { db } = server.services.database;
    await db.execute(sql`update users set name = 'Namesake' where account in ('shop.ph.1', 'shop.ph.2')`);
    const [first, namesake] = [await server.as('shop.ph.1'), await server.as('shop.ph.2')];
    await set('SINGLE_LOGIN', 'true');
    await expect.poll(() => server.services.config.SINGLE_LOGIN).toBe(true);
    const second = await server.as('shop.ph.1');
    await set('SINGLE_LOGIN', 'default');
    expect((await first.get('/main/getLoginUser')).body.code).toBe(1011008);
    expect((await second.get('/main/getLoginUser')).body.success).toBe(true);
    expect((await namesake.get('/main/getLoginUser')).body.success).toBe(true);
  });

  it('of the system keep code, group and secrecy 2012007, and are not deleted 2012005', async () => {
    const row = await find('SMTP_FROM');
    expect(row.can).not.toContain('delete');
    for (const change of [{ code: 'OTHER' }, { groupCode: 'SMS' }, { secret: true }])
      expect((await root.post('/main/sysConfig/edit', { ...draftOf(row), ...change })).body.code).toBe(2012007);
    const { failed } = (await root.post('/main/sysConfig/delete', { ids: [row.id] })).body.data as { failed: { code: number }[] };
    expect(failed.map(({ code }) => code)).toEqual([2012005]);
  });

  it('may be made one of the system, for good', async () => {
    const { id } = (await add({ code: 'KEPT_ONE', name: 'Kept', sysFlag: 'N' })).body.data as { id: string };
    const edit = async (sysFlag?: string) =>
      (await root.post('/main/sysConfig/edit', { ...draftOf(await find('KEPT_ONE')), ...(sysFlag && { sysFlag }) })).body;
    expect((await edit('Y')).success).toBe(true);
    expect(await find('KEPT_ONE')).toMatchObject({ sysFlag: 'Y' });
    expect((await edit()).success).toBe(true);
    const refused = await edit('N');
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual([2012007, ['sysFlag']]);
    expect((await root.post('/main/sysConfig/delete', { ids: [id] })).body.data).toMatchObject({ failed: [{ code: 2012005 }] });
    expect((await add({ code: 'KEPT_TWO', name: 'Kept two', sysFlag: 'Y' })).body.success).toBe(true);
    expect((await find('KEPT_TWO')).sysFlag).toBe('Y');
  });

  it('come as a whole list too, in its order, masked, for those who may query them', async () => {
    const list = async (query: Record<string, string> = {}, client = root) => (await client.get('/main/sysConfig/list', query)).body;
    const rows = (await list()).data as unknown as Row[];
    const groups = rows.map(({ groupCode }) => groupCode);
    expect(groups).toEqual(groups.toSorted().toReversed());
    expect(rows.filter(({ secret, value }) => secret && value !== maskedSecret && value !== 'default')).toEqual([]);
    expect(((await list({ code: 'SMTP_FROM' })).data as unknown as Row[]).map(({ code }) => code)).toEqual(['SMTP_FROM']);
    expect((await list({ pageNo: '1' })).code).toBe(1012001);
    expect((await list({ sortField: 'value' })).code).toBe(1012001);
    expect((await list({}, await server.as('bd.ph.1'))).code).toBe(1013002);
  });

  it('refuse a repeated code 2012003, a repeated name 2012004 and an unknown group 2012006', async () => {
    expect((await add({})).body.success).toBe(true);
    expect((await add({ name: 'Another' })).body.code).toBe(2012003);
    expect((await add({ code: 'OWN_TWO' })).body.code).toBe(2012004);
    expect((await add({ code: 'OWN_TWO', name: 'Two', groupCode: 'NOWHERE' })).body.code).toBe(2012006);
    expect((await root.get('/main/sysConfig/detail', { id: '5' })).body.code).toBe(2012002);
  });

  it('defect 11: code and name of a deleted one may be used again', async () => {
    const id = ((await add({ code: 'REUSED', name: 'Reused' })).body.data as { id: string }).id;
    await root.post('/main/sysConfig/delete', { ids: [id] });
    expect((await add({ code: 'REUSED', name: 'Reused' })).body.success).toBe(true);
  });
});

describe('secrets', () => {
  const secret = 'smtps://mailer:Sesame-open-9@mail.example';

  it('are sealed in the database, masked in lists, details and exports, and absent from the trail', async () => {
    expect((await set('SMTP_URL', secret)).success).toBe(true);
    await expect.poll(() => server.services.config.SMTP_URL).toBe(secret);
    const row = await find('SMTP_URL');
    expect(row.value).toBe(maskedSecret);
    const dump = await read<{ all: string }>(
      server.services.database.db,
      sql`select (select string_agg(row_to_json(s)::text, '') from settings s) || (select string_agg(row_to_json(a)::text, '') from audit_logs a) || (select coalesce(string_agg(row_to_json(o)::text, ''), '') from operation_logs o) "all"`,
    );
    expect(dump[0]?.all).not.toContain('Sesame-open-9');
  });

  it('stay when the mask comes back, and are never made readable by it', async () => {
    const row = await find('SMTP_URL');
    expect((await root.post('/main/sysConfig/edit', { ...draftOf(row), name: '邮件服务' })).body.success).toBe(true);
    await expect.poll(() => server.services.config.SMTP_URL).toBe(secret);
    const id = ((await add({ code: 'OWN_SECRET', name: 'Own secret', secret: true, value: 'hidden-value' })).body.data as { id: string })
      .id;
    const own = (await root.get('/main/sysConfig/detail', { id })).body.data as Row;
    expect((await root.post('/main/sysConfig/edit', { ...draftOf(own), secret: false })).body.code).toBe(1016003);
    expect((await add({ code: 'MASK', name: 'Mask', secret: true, value: maskedSecret })).body.code).toBe(1016003);
    await set('SMTP_URL', 'default');
  });

  it('store nothing over a change of somebody else', async () => {
    const row = await find('SMTP_FROM');
    await set('SMTP_FROM', 'A <a@b.example>');
    expect((await root.post('/main/sysConfig/edit', { ...draftOf(row), value: 'B <b@b.example>' })).body.code).toBe(1020003);
    await set('SMTP_FROM', 'default');
  });
});
