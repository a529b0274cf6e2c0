import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { auditLogs } from '../../../tables/base/audit';
import { operationLogs } from '../../../tables/system/operationLog';
import { hiddenContact } from '../../creators/creator';
import { ups } from '../../../tables/creators/creator';
import { cooperationIntents } from '../../../tables/trade/intent';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const phone = { contactType: 'viber', contactValue: '+63 917 555 0142' };
const taken = new Set<string>();
const fresh = async () => {
  const upId = (await trade.freeUps(40)).find((id) => !taken.has(id)) ?? '';
  taken.add(upId);
  return upId;
};
const send = async (by: 'bd' | 'shop', more: Record<string, unknown>) =>
  trade.post(by, '/main/intent/send', { upId: await fresh(), message: 'Would you like to try it?', ...more });
const sent = async (by: 'bd' | 'shop', more: Record<string, unknown>) => (await send(by, more)).data.id;
const stored = async (id: string) => (await trade.db.select().from(cooperationIntents).where(eq(cooperationIntents.id, id)))[0];
interface Detail {
  id: string;
  contactType: string | null;
  contactValue: string | null;
  contactVisible: boolean;
}
type Name = keyof Trade['as'];
const detail = (by: Name, id: string) => trade.get<Detail>(by, '/main/intent/detail', { id });
const contactFor = async (by: Name, id: string) => {
  const { code, data } = await detail(by, id);
  return code === 200 ? [data.contactType, data.contactValue, data.contactVisible] : code;
};
const clear = ['viber', phone.contactValue, true];

describe('how to reach the sender of an intent', () => {
  it('is sealed in the row, in the detail of its sender, and in no list, file, trail or log', async () => {
    const id = await sent('bd', phone);
    const row = await stored(id);
    expect([row?.contactType, row?.contactValue]).toEqual(['viber', expect.stringMatching(/^v1\./)]);
    expect(server.services.vault.open(row?.contactValue ?? '')).toBe(phone.contactValue);
    expect(await contactFor('bd', id)).toEqual(clear);
    const page = await trade.get<{ rows: Detail[] }>('bd', '/main/intent/page', { pageSize: 100 });
    expect(page.data.rows.find((found) => found.id === id)).toBeDefined();
    expect(JSON.stringify(page)).not.toMatch(/contactValue|555 0142|v1\./);
    const file = (await trade.must('leader', '/main/intent/export', { format: 'csv' })).id;
    await expect
      .poll(async () => (await trade.as.leader.get('/main/download/file', { id: file })).headers.get('content-type'), { timeout: 20_000 })
      .toContain('csv');
    const { text } = await trade.as.leader.get('/main/download/file', { id: file });
    expect(text).toContain(row?.intentNo);
    expect(text).not.toMatch(/555 0142|v1\./);
    const trail = await trade.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `intent:${id}`))
      .orderBy(asc(auditLogs.seq));
    expect(trail.map(({ action }) => action)).toEqual(['intent.send']);
    expect(JSON.stringify(trail)).not.toContain('555 0142');
    const logged = () =>
      trade.db.select().from(operationLogs).where(eq(operationLogs.url, '/api/main/intent/send')).orderBy(asc(operationLogs.id));
    await expect.poll(logged, { timeout: 20_000 }).toHaveLength(1);
    expect(JSON.stringify(await logged())).not.toContain('555 0142');
  });

  it('may be left out', async () => {
    expect(await contactFor('bd', await sent('bd', {}))).toEqual([null, null, true]);
  });

  it.each([
    [{ contactType: 'viber' }, { contactValue: 'This is required.' }],
    [{ contactValue: '+63 917 555 0142' }, { contactType: 'This is required.' }],
    [{ contactType: 'viber', contactValue: ' ' }, { contactValue: 'This is required.' }],
    [{ contactType: 'pigeon', contactValue: 'coop 7' }, { contactType: 'This is none of the choices.' }],
    [{ contactType: 'viber', contactValue: 'not a number' }, { contactValue: 'Enter a number such as +63 917 123 4567.' }],
    [{ contactType: 'email', contactValue: 'nobody' }, { contactValue: 'This is not an e-mail address.' }],
    [{ contactType: 'line', contactValue: 'x'.repeat(101) }, { contactValue: 'At most 100 characters.' }],
  ])('%j is refused: 1012001 %j, and nothing is sent', async (contact, fields) => {
    const upId = await fresh();
    expect(await send('bd', { upId, ...contact })).toMatchObject({ code: 1012001, fields });
    expect(await trade.db.select().from(cooperationIntents).where(eq(cooperationIntents.upId, upId))).toEqual([]);
  });

  it('of a BD is read by the leader of the team and administrators, not by the merchant it is for; others find no intent', async () => {
    const id = await sent('bd', { ...phone, goodsId: trade.product.id });
    expect([await contactFor('leader', id), await contactFor('admin', id)]).toEqual([clear, clear]);
    expect(await contactFor('shop', id)).toEqual([null, null, false]);
    for (const by of ['bd2', 'foreignBd', 'otherLeader', 'otherShop'] as const)
      expect([by, await contactFor(by, id)]).toEqual([by, 1020002]);
    expect(await contactFor('finance', id)).toBe(1013002);
    expect((await detail('admin', '999')).code).toBe(1020002);
  });

  it('of a merchant is read by the merchant and by the BD whose creator is invited', async () => {
    const upId = await fresh();
    await trade.db.update(ups).set({ bdId: trade.ids.bd }).where(eq(ups.id, upId));
    const id = await sent('shop', { ...phone, upId, goodsId: trade.product.id });
    expect([await contactFor('shop', id), await contactFor('bd', id), await contactFor('leader', id)]).toEqual([clear, clear, clear]);
    for (const by of ['bd2', 'otherShop', 'otherLeader'] as const) expect([by, await contactFor(by, id)]).toEqual([by, 1020002]);
  });

  it('is hidden from whoever may read intents and not contacts, but for the own one', async () => {
    await giveRole(server, 'bd.ph.2', { code: 'readingBd', dataScopeType: 1, permissions: ['intent.query', 'intent.get', 'intent.send'] });
    const reader = await server.as('bd.ph.2');
    const read = async (id: string) => (await reader.get('/main/intent/detail', { id })).body.data;
    expect(await read(await sent('bd', phone))).toMatchObject({ contactType: 'viber', contactValue: hiddenContact, contactVisible: false });
    const { id } = (await reader.post('/main/intent/send', { upId: await fresh(), message: 'Hello.', ...phone })).body.data as {
      id: string;
    };
    expect(await read(id)).toMatchObject({ ...phone, contactVisible: true });
  });

  it('comes with some intents of the demo, in the form that is asked for', async () => {
    const { contactType, contactValue } = cooperationIntents;
    const planted = await trade.db
      .select({ contactType, contactValue })
      .from(cooperationIntents)
      .where(isNotNull(contactValue))
      .orderBy(asc(cooperationIntents.id));
    const opened = planted.map((row) => ({
      contactType: row.contactType ?? '',
      contactValue: server.services.vault.open(row.contactValue ?? ''),
    }));
    expect(opened).toEqual(expect.arrayContaining([{ contactType: 'zalo', contactValue: expect.stringMatching(/^\+84\d{9}$/) }]));
    expect(await trade.db.select({ id: cooperationIntents.id }).from(cooperationIntents)).not.toHaveLength(planted.length);
  });
});
