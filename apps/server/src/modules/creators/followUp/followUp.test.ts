import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '../../../tables/base/notice';
import { upFollowUps, ups } from '../../../tables/creators/creator';
import { workOrderUps } from '../../../tables/trade/submission';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { upload } from '../../../testing/upload';
import { addDays } from '../../system/country';
import { remindOfFollowUps } from './remind';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  await trade.db.delete(upFollowUps);
});
afterAll(() => server.close());

type Name = Parameters<Trade['post']>[0];
interface Row {
  id: string;
  can: string[];
  content: string;
  due: string | null;
  planStatus: number;
  workOrder: { id: string } | null;
  files: { id: string; name: string }[];
}

const own = async (by: 'bd' | 'bd2' = 'bd') => {
  const upId = await trade.freeUp();
  await trade.must(by, '/main/up/claim', { ids: [upId] });
  return upId;
};
const note = (upId: string, more: object = {}) => ({ upId, kind: 1, content: 'Called about the sample.', ...more });
const add = (by: Name, body: object) => trade.post(by, '/main/followUp/add', body);
const rowsOf = async (by: Name, query: Record<string, string>) =>
  (await trade.get<{ rows: Row[] }>(by, '/main/followUp/page', query)).data.rows;
const one = async (id: string) => (await trade.db.select().from(upFollowUps).where(eq(upFollowUps.id, id)))[0];
const inDays = (days: number) => addDays(trade.today, days);

describe('a note', () => {
  it('begins the days until the pool anew, and is read by its BD, the leaders and administrators', async () => {
    const upId = await own();
    await trade.db
      .update(ups)
      .set({ lastFollowTime: sql`now() - interval '55 days'`, poolWarnTime: sql`now()` })
      .where(eq(ups.id, upId));
    expect((await add('bd', note(upId))).code).toBe(200);
    const [up] = await trade.db
      .select({ warn: ups.poolWarnTime, isNew: sql<boolean>`${ups.lastFollowTime} > now() - interval '1 minute'` })
      .from(ups)
      .where(eq(ups.id, upId));
    expect(up).toEqual({ warn: null, isNew: true });
    const seen = await Promise.all(
      (['bd', 'leader', 'admin', 'bd2', 'otherLeader', 'foreignBd'] as const).map((by) => rowsOf(by, { upId })),
    );
    expect(seen.map((rows) => rows.length)).toEqual([1, 1, 1, 0, 0, 0]);
    for (const by of ['shop', 'finance'] as const) expect([by, (await trade.get(by, '/main/followUp/page')).code]).toEqual([by, 1013002]);
  });

  it('is of own creators and submissions; a day is from today on, a file an own one', async () => {
    const upId = await own();
    for (const by of ['bd2', 'foreignBd'] as const) expect([by, (await add(by, note(upId))).code]).toEqual([by, 1020002]);
    for (const by of ['shop', 'finance', 'leader'] as const) expect([by, (await add(by, note(upId))).code]).toEqual([by, 1013002]);
    expect((await add('bd', note(upId, { nextDate: inDays(-1) }))).code).toBe(1012001);
    expect((await add('bd', note(upId, { nextDate: inDays(400) }))).code).toBe(1012001);
    expect((await add('bd', note(upId, { kind: 4 }))).code).toBe(1012001);
    expect((await add('bd', note(upId, { content: '' }))).code).toBe(1012001);
    const keep = async (name: Name) =>
      ((await upload(trade.as[name], '/main/sysFileInfo/uploadFile', offer)).body.data as { fileId: string }).fileId;
    const fileId = await keep('bd');
    expect((await add('bd2', note(await own('bd2'), { fileIds: [fileId] }))).code).toBe(1020002);
    expect((await add('bd', note(upId, { fileIds: [fileId] }))).code).toBe(200);
    expect((await rowsOf('bd', { upId }))[0]?.files).toEqual([{ id: fileId, name: 'offer.csv' }]);
    const look = async (by: Name) => (await trade.as[by].get('/main/sysFileInfo/preview', { id: fileId })).body.code ?? 200;
    expect([await look('leader'), await look('bd2'), await look('shop')]).toEqual([200, 1013003, 1013003]);
  });

  it('about a submission names its order; a first contact is one', async () => {
    const order = await trade.claimed();
    const workOrderUpId = await trade.approved(order);
    const [submission] = await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, workOrderUpId));
    const upId = submission?.upId ?? '';
    expect((await add('bd2', note(upId, { workOrderUpId }))).code).toBe(1020002);
    expect((await add('bd', note(await own(), { workOrderUpId }))).code).toBe(1020002);
    expect((await add('bd', note(upId, { workOrderUpId, nextDate: inDays(2) }))).code).toBe(200);
    expect((await rowsOf('bd', { workOrderUpId }))[0]).toMatchObject({
      workOrder: { id: order },
      due: 'coming',
      can: ['complete', 'postpone', 'drop', 'edit'],
    });
    const pending = await trade.submitted(order);
    await trade.must('bd', '/main/workOrderUp/contact', { id: pending, content: 'Said hello.' });
    expect((await rowsOf('bd', { workOrderUpId: pending })).map(({ content }) => content)).toEqual(['Said hello.']);
  });

  it('is corrected by its author within a day, as it was read', async () => {
    const upId = await own();
    const { id } = (await add('bd', note(upId))).data;
    const edit = (by: Name, version = 0) =>
      trade.post(by, '/main/followUp/edit', { id, version, kind: 2, content: 'Wrote about the sample.' });
    expect((await edit('bd', 3)).code).toBe(1020003);
    expect((await edit('admin')).code).toBe(1020002);
    expect((await edit('bd2')).code).toBe(1020002);
    expect((await edit('bd')).code).toBe(200);
    expect(await one(id)).toMatchObject({ kind: 2, content: 'Wrote about the sample.', version: 1 });
    await trade.db
      .update(upFollowUps)
      .set({ createTime: sql`now() - interval '25 hours'` })
      .where(eq(upFollowUps.id, id));
    expect((await edit('bd', 1)).code).toBe(1033041);
    expect((await rowsOf('bd', { upId }))[0]?.can).toEqual([]);
  });
});

const offer = { name: 'offer.csv', bytes: Buffer.from('a,b\n1,2\n'), type: 'text/csv' };

describe('a planned contact', () => {
  const planned = async (days = 0) => {
    const upId = await own();
    const { id } = (await add('bd', note(upId, { nextDate: inDays(Math.max(0, days)) }))).data;
    if (days < 0)
      await trade.db
        .update(upFollowUps)
        .set({ nextDate: inDays(days) })
        .where(eq(upFollowUps.id, id));
    return { id, upId };
  };
  const put = (by: Name, call: 'complete' | 'postpone' | 'drop', body: object) => trade.post(by, `/main/followUp/${call}`, body);

  it('waits for its BD on the day, the most overdue first', async () => {
    await trade.db.delete(upFollowUps);
    const [today, late, later, coming] = [await planned(0), await planned(-1), await planned(-5), await planned(3)];
    expect((await rowsOf('bd', { waits: 'me' })).map(({ id, due }) => [id, due])).toEqual([
      [later.id, 'overdue'],
      [late.id, 'overdue'],
      [today.id, 'today'],
    ]);
    expect((await rowsOf('bd', { due: 'overdue' })).map(({ id }) => id)).toEqual([later.id, late.id]);
    expect((await rowsOf('leader', { due: 'week' })).map(({ id }) => id)).toEqual([today.id, coming.id]);
    expect(await rowsOf('leader', { waits: 'me' })).toEqual([]);
  });

  it('is done by the note of the contact, put off or dropped, once', async () => {
    const done = await planned();
    const body = { id: done.id, kind: 3, content: 'Met her.', nextDate: inDays(7) };
    expect((await put('bd2', 'complete', body)).code).toBe(1020002);
    expect((await put('leader', 'complete', body)).code).toBe(1013002);
    const { data } = await put('bd', 'complete', body);
    expect([(await one(done.id))?.planStatus, await one(data.id)]).toMatchObject([
      2,
      { content: 'Met her.', planStatus: 1, upId: done.upId },
    ]);
    expect((await put('bd', 'complete', body)).code).toBe(1020001);
    const moved = await planned();
    expect((await put('bd', 'postpone', { id: moved.id, nextDate: inDays(-1) })).code).toBe(1012001);
    expect((await put('bd', 'postpone', { id: moved.id, nextDate: inDays(4) })).code).toBe(200);
    expect((await put('bd2', 'postpone', { id: moved.id, nextDate: inDays(4) })).code).toBe(1020002);
    expect((await put('bd', 'drop', { id: moved.id, reason: 'She signed elsewhere.' })).code).toBe(200);
    expect((await put('bd', 'drop', { id: moved.id })).code).toBe(1020001);
    expect((await put('bd2', 'drop', { id: moved.id })).code).toBe(1020002);
  });

  it('is reminded of once, from eight in the morning of the country', async () => {
    const { id, upId } = await planned(1);
    const told = async () =>
      (await trade.db.select().from(notices).where(eq(notices.type, 25))).filter(
        ({ extraParam }) => (extraParam as { upId?: string }).upId === upId,
      ).length;
    const remind = (time: string) => remindOfFollowUps(server.services, new Date(`${inDays(1)}T${time}+08:00`));
    await remind('07:59:00');
    expect(await told()).toBe(0);
    await remind('08:01:00');
    await remind('12:00:00');
    expect(await told()).toBe(1);
    await put('bd', 'postpone', { id, nextDate: inDays(2) });
    await remind('12:00:00');
    expect(await told()).toBe(1);
  });

  it('goes with the creator to another BD', async () => {
    const { id, upId } = await planned();
    await trade.must('leader', '/main/up/transfer', { ids: [upId], bdId: trade.ids.bd2, withSubmissions: true });
    expect(await one(id)).toMatchObject({ personId: trade.ids.bd2, planStatus: 1 });
    expect((await put('bd', 'drop', { id })).code).toBe(1020002);
    expect((await put('bd2', 'complete', { id, kind: 1, content: 'Said hello.' })).code).toBe(200);
  });
});
