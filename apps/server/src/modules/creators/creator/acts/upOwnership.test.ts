import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { auditLogs } from '../../../../tables/base/audit';
import { noticeReceivers, notices } from '../../../../tables/base/notice';
import { userRoles } from '../../../../tables/base/role';
import { users } from '../../../../tables/base/user';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import { returnToPool } from './returnToPool';
import { upOwnerHistory, ups } from '../../../../tables/creators/creator';

let server: TestServer;
let admin: TestClient;
let bd: TestClient;
let me: string;
beforeAll(async () => {
  server = await startServer();
  // The demo's orders hold creators; here each test makes the orders it needs.
  await db().delete(workOrders);
  [admin, bd] = [await server.as('admin'), await server.as('bd.ph.1')];
  me = await userIdOf(server, 'bd.ph.1');
  // Enough of them for every test, whatever the demo gave.
  await db()
    .update(ups)
    .set({ bdId: me })
    .where(inArray(ups.id, await free(6)));
  await db()
    .update(ups)
    .set({ bdId: await userIdOf(server, 'bd.vn.1') })
    .where(inArray(ups.id, await free(6)));
});
afterAll(() => server.close());

type Batch = { ok: string[]; failed: { id: string; code: number; message: string }[] };
const db = () => server.services.database.db;
const act = async (client: TestClient, call: string, wish: Record<string, unknown>) =>
  (await client.post(`/main/up/${call}`, wish)).body.data as Batch;
const codes = ({ failed }: Batch) => failed.map(({ code }) => code);
const free = async (count: number) =>
  (
    await db()
      .select({ id: ups.id })
      .from(ups)
      .where(
        and(isNull(ups.bdId), eq(ups.status, 0), sql`not exists (select 1 from ${workOrderUps} where ${workOrderUps.upId} = ${ups.id})`),
      )
      .orderBy(asc(ups.id))
      .limit(count)
  ).map(({ id }) => id);
/** Creators of a BD that are in no order. */
const ownedBy = async (bdId: string) =>
  (
    await db()
      .select({ id: ups.id })
      .from(ups)
      .where(
        and(eq(ups.bdId, bdId), eq(ups.status, 0), sql`not exists (select 1 from ${workOrderUps} where ${workOrderUps.upId} = ${ups.id})`),
      )
      .orderBy(asc(ups.id))
  ).map(({ id }) => id);
const ownerOf = async (id: string) => (await db().select({ bdId: ups.bdId }).from(ups).where(eq(ups.id, id)))[0]?.bdId;
let orders = 0;
const submission = async (upId: string, bdId: string) => {
  orders += 1;
  const [order] = await db()
    .insert(workOrders)
    .values({
      workOrderName: 'W',
      workOrderNo: `WO-OWN-${orders}`,
      workOrderType: 1,
      workAttribute: 2,
      country: 'PH',
      currency: 'PHP',
      shopId: '1',
      goodsId: '1',
      upProportion: '10',
      requireUpNum: 1,
      validBegin: '2026-01-01',
      expireDate: '2026-12-31',
      workOrderStatus: 2,
      workOrderSource: 2,
      previewRequired: false,
    })
    .returning();
  const [row] = await db()
    .insert(workOrderUps)
    .values({ workOrderId: order?.id ?? '', upId, bdId, approvalStatus: 2, recommendReason: 'r', submitUser: bdId })
    .returning();
  return row?.id ?? '';
};

describe('claiming from the public pool', () => {
  it('makes a creator one’s own, with history and audit', async () => {
    const [id = ''] = await free(1);
    expect(await act(bd, 'claim', { ids: [id] })).toEqual({ ok: [id], failed: [] });
    expect(await ownerOf(id)).toBe(me);
    expect(
      await db()
        .select({ action: upOwnerHistory.action, to: upOwnerHistory.toBdId })
        .from(upOwnerHistory)
        .where(eq(upOwnerHistory.upId, id)),
    ).toEqual([{ action: 'claim', to: me }]);
    const history = (await bd.get('/main/up/history', { id })).body.data as unknown as {
      action: string;
      fromState: string;
      toState: string;
    }[];
    expect(history).toMatchObject([{ action: 'up.claim', fromState: 'pool', toState: 'owned' }]);
  });

  it('C-96 of several who claim one at the same moment exactly one gets it, the others are told why', async () => {
    const clients = await Promise.all(
      ['bd.ph.2', 'bd.ph.3', 'bd.vn.1', 'bd.vn.2', 'bd.th.1', 'bd.id.1'].map((account) => server.as(account)),
    );
    for (const id of await free(20)) {
      const answers = await Promise.all(clients.map((client) => act(client, 'claim', { ids: [id] })));
      expect(answers.flatMap(({ ok }) => ok)).toEqual([id]);
      expect(answers.flatMap(codes)).toEqual(Array(5).fill(1025001));
      expect(await db().select().from(upOwnerHistory).where(eq(upOwnerHistory.upId, id))).toHaveLength(1);
    }
  });

  it('C-97 a repeated request claims once and answers alike', async () => {
    const [id = ''] = await free(1);
    const claim = () => bd.post('/main/up/claim', { ids: [id] }, { 'idempotency-key': 'claim-once' });
    const answers = [await claim(), await claim()];
    expect(answers.map(({ body }) => body.data)).toEqual(answers.map(() => ({ ok: [id], failed: [] })));
    expect(
      await db()
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.object, `up:${id}`), eq(auditLogs.action, 'up.claim')))
        .orderBy(auditLogs.seq),
    ).toHaveLength(1);
  });

  it('1033031 stops at 500 creators, also when several claims arrive at once', async () => {
    const full = await userIdOf(server, 'bd.sg.1');
    await db().execute(sql`insert into ups (web_id, platform_id, up_number, nickname, up_type_id, country, home_page_link, bd_id)
      select 10, 'limit' || n, 'limit' || n, 'Limit', 1, 'SG', 'https://www.tiktok.com/@limit' || n, ${full}::bigint from generate_series(1, 498 - (select count(*)::int from ups where bd_id = ${full} and status <> 2)) n`);
    const client = await server.as('bd.sg.1');
    const ids = await free(6);
    const answers = await Promise.all(ids.map((id) => act(client, 'claim', { ids: [id] })));
    expect(answers.flatMap(({ ok }) => ok)).toHaveLength(2);
    expect(answers.flatMap(codes)).toEqual(Array(4).fill(1033031));
    expect(answers.flatMap(({ failed }) => failed)[0]?.message).toMatch(/500/);
    await db().execute(sql`delete from ups where platform_id like 'limit%'`);
  });

  it('403 for whoever may not claim', async () => {
    const [id = ''] = await free(1);
    for (const account of ['leader.ph', 'staff.1', 'finance', 'shop.ph.1'])
      expect((await (await server.as(account)).post('/main/up/claim', { ids: [id] })).status).toBe(403);
  });
});

describe('giving back and handing over', () => {
  it('releases an own creator to the pool; 1033032 while a submission is open', async () => {
    const [one = '', two = ''] = await ownedBy(me);
    await submission(two, me);
    const answer = await act(bd, 'release', { ids: [one, two] });
    expect([answer.ok, codes(answer)]).toEqual([[one], [1033032]]);
    expect([await ownerOf(one), await ownerOf(two)]).toEqual([null, me]);
  });

  it('a leader transfers within the team: 1024005 to a BD of another team, 1020002 from one, 1033032 without open submissions', async () => {
    const leader = await server.as('leader.ph');
    const [to, foreign] = [await userIdOf(server, 'bd.ph.5'), await userIdOf(server, 'bd.vn.1')];
    const [one = '', two = ''] = (await ownedBy(me)).slice(-2);
    const open = await submission(two, me);
    expect(codes(await act(leader, 'transfer', { ids: [one], bdId: foreign, withSubmissions: true }))).toEqual([1024005]);
    expect(codes(await act(leader, 'transfer', { ids: [one], bdId: await userIdOf(server, 'admin'), withSubmissions: true }))).toEqual([
      1024005,
    ]);
    const [theirs = ''] = await ownedBy(foreign);
    expect(codes(await act(leader, 'transfer', { ids: [theirs], bdId: to, withSubmissions: true }))).toEqual([1020002]);
    const answer = await act(leader, 'transfer', { ids: [one, two], bdId: to, withSubmissions: false });
    expect([answer.ok, codes(answer)]).toEqual([[one], [1033032]]);
    expect((await act(leader, 'transfer', { ids: [two], bdId: to, withSubmissions: true })).ok).toEqual([two]);
    expect([await ownerOf(one), await ownerOf(two)]).toEqual([to, to]);
    expect((await db().select({ bdId: workOrderUps.bdId }).from(workOrderUps).where(eq(workOrderUps.id, open)))[0]?.bdId).toBe(to);
    expect((await admin.get('/main/workOrderUp/history', { id: open })).body.data).toMatchObject([
      { action: 'workOrderUp.handOver', actorName: expect.any(String) },
    ]);
    await db().update(users).set({ status: 1 }).where(eq(users.id, to));
    expect(codes(await act(admin, 'transfer', { ids: [one], bdId: to, withSubmissions: true }))).toEqual([1024005]);
    await db().update(users).set({ status: 0 }).where(eq(users.id, to));
    expect((await act(admin, 'transfer', { ids: [one], bdId: foreign, withSubmissions: false })).ok).toEqual([one]);
    expect((await bd.post('/main/up/transfer', { ids: [one], bdId: me, withSubmissions: false })).status).toBe(403);
  });

  it('lists the BDs in scope', async () => {
    const names = async (client: TestClient, query = {}) =>
      ((await client.get('/main/up/owners', query)).body.data as unknown as { id: string }[]).map(({ id }) => id);
    expect(await names(admin)).toHaveLength(36);
    expect(await names(await server.as('leader.ph'))).toHaveLength(6);
    expect(await names(bd)).toEqual([me]);
    await giveRole(server, 'shop.ph.2', { code: 'curious', permissions: ['upLibrary.query'], dataScopeType: 4 });
    expect(await names(await server.as('shop.ph.2'))).toEqual([]);
    await db()
      .update(users)
      .set({ name: 'Same Name' })
      .where(inArray(users.account, ['bd.sg.1', 'bd.sg.2']));
    const shown = ((await admin.get('/main/up/owners', { searchValue: 'same name' })).body.data as unknown as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(shown).toEqual(['Same Name (bd.sg.1)', 'Same Name (bd.sg.2)']);
  });

  it('lists a thousand of very many BDs and finds the others by name', async () => {
    const { roleId = '' } = (await db().select().from(userRoles).where(eq(userRoles.userId, me)))[0] ?? {};
    const many = await db()
      .insert(users)
      .values(
        Array.from({ length: 1100 }, (_, at) => ({
          account: `many.${at}`,
          name: at === 1099 ? 'Zzz Last' : 'Aaa Many',
          passwordHash: '-',
        })),
      )
      .returning({ id: users.id });
    await db()
      .insert(userRoles)
      .values(many.map(({ id }) => ({ userId: id, roleId })));
    const listed = async (query = {}) => (await admin.get('/main/up/owners', query)).body.data as unknown as { name: string }[];
    const first = await listed();
    expect([first.length, new Set(first.map(({ name }) => name)).size]).toEqual([1000, 1000]);
    expect(await listed({ searchValue: 'zzz last' })).toMatchObject([{ name: 'Zzz Last' }]);
  });
});

describe('creators without a follow-up', () => {
  it('are warned of at 53 days, once, and return to the pool at 60, unless a submission is open', async () => {
    const [warned = '', due = '', busy = '', fresh = ''] = (await ownedBy(await userIdOf(server, 'bd.vn.1'))).slice(0, 4);
    const owner = await userIdOf(server, 'bd.vn.1');
    await db()
      .update(ups)
      .set({ lastFollowTime: sql`now()`, poolWarnTime: sql`now()` });
    const follow = (id: string, days: number) =>
      db()
        .update(ups)
        .set({ lastFollowTime: sql`now() - ${`${days} days`}::interval`, poolWarnTime: null })
        .where(eq(ups.id, id));
    await Promise.all([follow(warned, 54), follow(due, 61), follow(busy, 61), follow(fresh, 52)]);
    await submission(busy, owner);
    const told = async () =>
      (
        await db()
          .select({ extra: notices.extraParam, texts: notices.texts })
          .from(noticeReceivers)
          .innerJoin(notices, eq(notices.id, noticeReceivers.noticeId))
          .where(and(eq(noticeReceivers.userId, owner), eq(notices.type, 25)))
      )
        .map(({ extra }) => extra.upId)
        .sort();
    await returnToPool(server.services);
    expect([await ownerOf(warned), await ownerOf(due), await ownerOf(busy), await ownerOf(fresh)]).toEqual([owner, null, owner, owner]);
    expect(await told()).toEqual([warned, busy].sort());
    await returnToPool(server.services);
    expect(await told()).toEqual([warned, busy].sort());
    const client = await server.as('bd.vn.1');
    expect((await client.post('/main/up/addFollowUp', { upId: warned, content: 'Called today' })).body.success).toBe(true);
    await db().update(ups).set({ poolWarnTime: null }).where(eq(ups.id, busy));
    expect(
      (
        await db()
          .select({ warn: ups.poolWarnTime, last: sql<boolean>`${ups.lastFollowTime} > now() - interval '1 minute'` })
          .from(ups)
          .where(eq(ups.id, warned))
      )[0],
    ).toEqual({ warn: null, last: true });
    const history = (await admin.get('/main/up/history', { id: due })).body.data as unknown as { action: string; actorName: string }[];
    expect(history.at(-1)).toMatchObject({ action: 'up.expire', actorName: expect.stringMatching(/System|系统/) });
  });

  it('return to the pool however many with open submissions are due as well', async () => {
    const owner = await userIdOf(server, 'bd.vn.1');
    const [due = '', ...stay] = (await ownedBy(owner)).slice(0, 4).toReversed();
    await db()
      .update(ups)
      .set({ lastFollowTime: sql`now()` });
    await db()
      .update(ups)
      .set({ lastFollowTime: sql`now() - interval '61 days'` })
      .where(inArray(ups.id, [due, ...stay]));
    for (const id of stay) await submission(id, owner);
    await returnToPool(server.services, 1);
    expect([await ownerOf(due), ...(await Promise.all(stay.map(ownerOf)))]).toEqual([null, owner, owner, owner]);
  });
});
