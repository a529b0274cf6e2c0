import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { shops } from '../../../../tables/merchants/merchant';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import { hiddenContact } from '../present';
import { ups } from '../../../../tables/creators/creator';

// On PGlite too: creators: the longest statements are those of the library.

let server: TestServer;
let admin: TestClient;
let everybody = 0;
beforeAll(async () => {
  server = await startServer();
  // Orders of the demo data would count here.
  await server.services.database.db.delete(workOrders);
  admin = await server.as('admin');
  everybody = await server.services.database.db.$count(ups, ne(ups.status, 2));
});
afterAll(() => server.close());

interface Row {
  id: string;
  upNumber: string;
  nickname: string;
  platformId: string;
  country: string;
  webId: number;
  fansNum: number;
  avgViews: number | null;
  interactionRate: number | null;
  femaleRatio: number;
  minPrice: string | null;
  starLevel: number;
  homePageLink: string;
  labels: { id: string }[];
  owner: { id: string } | null;
  can: string[];
  blackFlag: boolean;
}
const db = () => server.services.database.db;
const page = async (query: Record<string, string | number> = {}, client = admin, list = 'page') =>
  (await client.get(`/main/up/${list}`, { pageSize: 100, ...query })).body.data as { rows: Row[]; totalRows: number };
const some = async (where = sql`true`) => {
  const [row] = await db()
    .select()
    .from(ups)
    .where(and(where, eq(ups.status, 0)))
    .limit(1);
  if (!row) throw new Error('no such creator');
  return row;
};

describe('the creator search', () => {
  it('filters by every field, and each row fits', async () => {
    const all = await page();
    expect(all.totalRows).toBe(everybody);
    const cases: [Record<string, string | number>, (row: Row) => boolean][] = [
      [{ country: 'VN' }, (row) => row.country === 'VN'],
      [{ webId: 20 }, (row) => row.webId === 20],
      [{ fansMin: 10_000, fansMax: 50_000 }, (row) => row.fansNum >= 10_000 && row.fansNum <= 50_000],
      [{ viewsMin: 5000 }, (row) => (row.avgViews ?? 0) >= 5000],
      [{ interactionMin: 0.1, interactionMax: 0.2 }, (row) => (row.interactionRate ?? 0) >= 0.1 && (row.interactionRate ?? 0) <= 0.2],
      [{ femaleMin: 0.7 }, (row) => row.femaleRatio >= 0.7],
      [{ priceMin: '300', priceMax: '5000', country: 'PH' }, (row) => Number(row.minPrice) >= 300 && Number(row.minPrice) <= 5000],
      [{ starLevel: 5 }, (row) => row.starLevel === 5],
    ];
    for (const [query, fits] of cases) {
      const { rows, totalRows } = await page(query);
      expect([query, rows.length > 0, totalRows < all.totalRows, rows.every(fits)]).toEqual([query, true, true, true]);
    }
    const label = all.rows[0]?.labels[0]?.id ?? '';
    expect((await page({ labelId: label })).rows.every(({ labels }) => labels.some(({ id }) => id === label))).toBe(true);
    const owner = await userIdOf(server, 'bd.vn.1');
    expect((await page({ ownerId: owner })).rows.every((row) => row.owner?.id === owner)).toBe(true);
    for (const [field, value] of [
      ['salesUsdMin', '1000'],
      ['ageRange', '18-24'],
      ['productCategory', 'lipstick'],
      ['authorCategory', 'beautyAuthor'],
      ['upTypeId', 3],
    ] as const)
      expect([field, (await page({ [field]: value })).totalRows > 0]).toEqual([field, true]);
  });

  it('finds names whatever the marks and the case, handles, parts of them, and two Chinese letters', async () => {
    const [one] = (await page({ country: 'VN' })).rows;
    const plain =
      one?.nickname
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .replaceAll('Đ', 'D')
        .replaceAll('đ', 'd')
        .toUpperCase() ?? '';
    expect((await page({ searchValue: plain })).rows.map(({ nickname }) => nickname)).toContain(one?.nickname);
    expect((await page({ searchValue: `@${one?.upNumber}` })).rows.map(({ id }) => id)).toContain(one?.id);
    await db()
      .update(ups)
      .set({ nickname: '美妆小王 100%_x' })
      .where(eq(ups.id, one?.id ?? ''));
    for (const searchValue of ['小王', '美妆小', '100%_', '王 1'])
      expect([searchValue, (await page({ searchValue })).rows.map(({ id }) => id)]).toEqual([searchValue, [one?.id]]);
    expect((await page({ searchValue: '%%%' })).rows).toEqual([]);
  });

  it('takes up to 500 pasted ids, handles and addresses', async () => {
    const { rows } = await page({ webId: 10, pageSize: 4 });
    const [a, b, c, d] = rows as [Row, Row, Row, Row];
    // On another platform somebody may have the same handle.
    for (const [row, upNumber] of [
      [b, 'pasted.one'],
      [c, 'pasted.two'],
    ] as const) {
      const known = { upNumber, homePageLink: `https://www.tiktok.com/@${upNumber}` };
      await db().update(ups).set(known).where(eq(ups.id, row.id));
      Object.assign(row, known);
    }
    const searchValue = [a.id, b.upNumber.toUpperCase(), `${c.homePageLink}?lang=en`, d.platformId, 'nobody.at.all'].join('\n');
    expect((await page({ searchValue })).rows.map(({ id }) => id).sort()).toEqual([a, b, c, d].map(({ id }) => id).sort());
    const { code, fields } = (await admin.get('/main/up/page', { searchValue: Array.from({ length: 501 }, (_, n) => `h${n}`).join('\n') }))
      .body;
    expect([code, fields]).toEqual([1012001, { searchValue: 'Look for at most 500 ids, handles or links at once.' }]);
  });

  it('sorts by figures with unknown ones last, and pages in a stable order', async () => {
    for (const sortOrder of ['ascend', 'descend'] as const) {
      const seen: (number | null)[] = [];
      const ids = new Set<string>();
      for (let pageNo = 1; pageNo <= 4; pageNo += 1) {
        for (const row of (await page({ sortField: 'avgViews', sortOrder, pageNo })).rows) {
          seen.push(row.avgViews);
          ids.add(row.id);
        }
      }
      expect(ids.size).toBe(everybody);
      const known = seen.filter((value) => value !== null);
      expect(seen.slice(known.length).every((value) => value === null)).toBe(true);
      expect(known).toEqual([...known].sort((x, y) => (sortOrder === 'ascend' ? x - y : y - x)));
    }
  });
});

describe('who sees which creators', () => {
  it('C-21 a BD the own ones and the pool, a leader the team and the pool, staff and finance all', async () => {
    const bd = await server.as('bd.ph.1');
    const me = await userIdOf(server, 'bd.ph.1');
    const seen = await db()
      .select({ bdId: ups.bdId })
      .from(ups)
      .where(sql`${ups.bdId} is null or ${ups.bdId} = ${me}`);
    const { rows, totalRows } = await page({}, bd);
    expect(totalRows).toBe(seen.length);
    expect(rows.every(({ owner }) => owner === null || owner.id === me)).toBe(true);
    expect((await page({}, await server.as('staff.1'))).totalRows).toBe(everybody);
    expect((await page({}, await server.as('finance'))).totalRows).toBe(everybody);
    const leader = await server.as('leader.ph');
    expect((await page({ country: 'VN', ownerId: await userIdOf(server, 'bd.vn.1') }, leader)).totalRows).toBe(0);
    expect((await page({ ownerId: me }, leader)).totalRows).toBeGreaterThan(0);
    expect((await page({}, bd, 'pool')).rows.every(({ owner, can }) => owner === null && can.includes('claim'))).toBe(true);
    expect((await page({}, admin, 'game')).rows.length).toBeGreaterThan(0);
  });

  it('1020002 for a creator of another BD and for a missing one alike, on every call', async () => {
    const bd = await server.as('bd.ph.1');
    const foreign = (await some(eq(ups.bdId, await userIdOf(server, 'bd.ph.2')))).id;
    await db()
      .update(ups)
      .set({ ownTime: sql`now() - interval '2 days'` })
      .where(eq(ups.id, foreign));
    for (const id of [foreign, '999']) {
      for (const call of ['detail', 'cooperation', 'history'])
        expect([call, (await bd.get(`/main/up/${call}`, { id })).body.code]).toEqual([call, 1020002]);
      expect((await bd.get('/main/up/works', { upId: id })).body.code).toBe(1020002);
      expect((await bd.post('/main/up/addWork', { upId: id, link: 'https://www.tiktok.com/@a/video/7123456789012345678' })).body.code).toBe(
        1020002,
      );
      expect((await bd.post('/main/followUp/add', { upId: id, kind: 1, content: 'Hello' })).body.code).toBe(1020002);
      for (const [call, more] of [
        ['claim', {}],
        ['release', {}],
        ['batchLabel', { add: [], remove: [] }],
      ] as const) {
        expect([call, (await bd.post(`/main/up/${call}`, { ids: [id], ...more })).body.data]).toMatchObject([
          call,
          { ok: [], failed: [{ id, code: 1020002 }] },
        ]);
      }
    }
  });

  it('a merchant sees creators approved in own orders, without contact, price, owner, label or note', async () => {
    const [shop] = await db()
      .select()
      .from(shops)
      .where(eq(shops.userId, await userIdOf(server, 'shop.ph.1')));
    const merchant = await server.as('shop.ph.1');
    const [one, other] = [await some(isNotNull(ups.minPrice)), await some(and(isNull(ups.bdId), isNull(ups.minPrice)))];
    for (const id of [one.id, other.id]) expect((await merchant.get('/main/up/detail', { id })).body.code).toBe(1020002);
    const [order] = await db()
      .insert(workOrders)
      .values({
        workOrderName: 'W',
        workOrderNo: 'WO-TEST-1',
        workOrderType: 1,
        workAttribute: 2,
        country: 'PH',
        currency: 'PHP',
        shopId: shop?.id ?? '',
        goodsId: '1',
        upProportion: '10',
        requireUpNum: 1,
        validBegin: '2026-01-01',
        expireDate: '2026-12-31',
        workOrderStatus: 1,
        workOrderSource: 2,
        previewRequired: false,
      })
      .returning();
    await db()
      .insert(workOrderUps)
      .values({ workOrderId: order?.id ?? '', upId: one.id, bdId: '1', approvalStatus: 2, recommendReason: 'r', submitUser: '1' });
    const { data } = (await merchant.get('/main/up/detail', { id: one.id })).body as unknown as {
      data: Row & { contacts: unknown[]; prices: unknown[]; contactsVisible: boolean; blackReason: unknown };
    };
    expect(data).toMatchObject({
      id: one.id,
      contacts: [],
      prices: [],
      minPrice: null,
      owner: null,
      labels: [],
      contactsVisible: false,
      blackFlag: false,
      blackReason: null,
      can: ['get'],
    });
    expect((await merchant.get('/main/followUp/page', { upId: one.id })).body.code).toBe(1013002);
    expect((await merchant.get('/main/up/history', { id: one.id })).body.data).toEqual([]);
    expect((await (await server.as('shop.ph.2')).get('/main/up/detail', { id: one.id })).body.code).toBe(1020002);
    expect((await merchant.get('/main/up/page')).status).toBe(403);
  });

  it('contacts stand in clear for administrators, the own BD and the leader, masked for everybody else', async () => {
    const me = await userIdOf(server, 'bd.ph.3');
    const { id } = await some(eq(ups.bdId, me));
    const contactsOf = async (account: string, upId = id) =>
      (
        (await (await server.as(account)).get('/main/up/detail', { id: upId })).body.data as {
          contactsVisible: boolean;
          contacts: { contactValue: string }[];
        }
      ).contacts.map(({ contactValue }) => contactValue);
    const clear = await contactsOf('admin');
    expect(clear[0]).toMatch(/^\+63/);
    for (const account of ['bd.ph.3', 'leader.ph']) expect(await contactsOf(account)).toEqual(clear);
    for (const account of ['finance', 'staff.1']) expect(await contactsOf(account)).toEqual(clear.map(() => hiddenContact));
    const pool = await some(isNull(ups.bdId));
    expect(new Set(await contactsOf('bd.ph.3', pool.id))).toEqual(new Set([hiddenContact]));
    const stored = await db().execute(sql`select contact_value from up_contacts where up_id = ${id}`);
    expect(JSON.stringify(stored)).not.toContain(clear[0]?.slice(1));
  });

  it('C-24 an export has the rows of the list in scope, and contacts only where they are seen', async () => {
    const csv = async (account: string, query: Record<string, unknown> = {}) => {
      const client = await server.as(account);
      const { id } = (await client.post('/main/up/export', { ...query, format: 'csv' })).body.data as { id: string };
      await expect
        .poll(
          async () =>
            ((await client.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows.find(
              (task) => task.id === id,
            )?.taskStatus,
          { timeout: 30_000, interval: 50 },
        )
        .toBe(2);
      return (await client.get('/main/download/file', { id })).text.trim().split('\r\n');
    };
    const leader = await csv('leader.ph', { country: ['PH'] });
    expect(leader).toHaveLength(1 + (await page({ country: 'PH' }, await server.as('leader.ph'))).totalRows);
    const team = new Set(await Promise.all([1, 2, 3, 4, 5, 6].map((n) => userIdOf(server, `bd.ph.${n}`))));
    const owned = (await db().select().from(ups).where(eq(ups.country, 'PH'))).filter(({ bdId }) => bdId !== null && team.has(bdId)).length;
    expect(leader.filter((line) => /phone: |email: |viber: /.test(line))).toHaveLength(owned);
    expect((await csv('staff.1', { country: ['PH'] })).filter((line) => /phone: /.test(line))).toEqual([]);
    expect((await (await server.as('bd.ph.1')).post('/main/up/export', {})).status).toBe(403);
  });
});
