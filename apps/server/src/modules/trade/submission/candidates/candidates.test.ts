import type { CandidateRow, OutputOf, workOrderUpApi } from '@backlot/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

it('offers the creator that the merchant wished for first and says so', async () => {
  const free = await trade.db
    .select({ id: ups.id })
    .from(ups)
    .where(and(eq(ups.country, 'PH'), eq(ups.webId, 10), eq(ups.status, 0), eq(ups.blackFlag, false), isNull(ups.bdId)))
    .orderBy(ups.fansNum)
    .limit(1);
  const upId = free[0]?.id ?? '';
  const { id } = await trade.must('shop', '/main/demandForm/add', {
    demandName: 'Wished',
    goodsId: trade.product.id,
    requireUpNum: 2,
    workAttribute: 1,
    upShotCost: '2500',
    wholeProportion: '20',
    upProportion: '12',
    provideSample: false,
    ups: [{ upId, wantLevel: 3 }],
  });
  await trade.must('shop', '/main/demandForm/submit', { id });
  const { workOrderId } = await trade.must<{ workOrderId: string }>('admin', '/main/demandForm/convert', { id });
  const { version } = await trade.detail(workOrderId);
  await trade.must('admin', '/main/workOrder/allocate', {
    id: workOrderId,
    version,
    allocations: [{ bdId: trade.ids.bd, allocNum: 2 }],
    wishes: [{ upId, bdId: trade.ids.bd }],
  });
  await trade.handOut(workOrderId);
  await trade.must('bd', '/main/workOrder/claim', { id: workOrderId });
  const { rows } = (
    await trade.get<{ rows: { id: string; wished: boolean }[] }>('bd', '/main/workOrderUp/candidates', {
      workOrderId,
      pageNo: 1,
      pageSize: 10,
    })
  ).data;
  expect(rows[0]).toMatchObject({ id: upId, wished: true });
  expect(rows.filter(({ wished }) => wished)).toHaveLength(1);
});

type Found = OutputOf<typeof workOrderUpApi.candidates>;
const picker = async (workOrderId: string, query: Record<string, string | number> = {}) =>
  (await trade.get<Found>('bd', '/main/workOrderUp/candidates', { workOrderId, pageNo: 1, pageSize: 100, ...query })).data;
const rowOf = ({ rows }: Found, id: string): CandidateRow | undefined => rows.find((row) => row.id === id);
const asks = { wantFansMin: 50_000, wantFansMax: 90_000, wantGender: 1, wantAges: ['18-24', '25-34'], wantShare: 60, requireUpNum: 4 };
const young = [
  { range: '18-24', ratio: 0.4 },
  { range: '25-34', ratio: 0.3 },
];

/** Four creators of the order's country: one that fits, one too small, one of the wrong audience, one nothing is known about. */
async function fourCreators() {
  const [fits = '', small = '', men = '', unknown = ''] = await trade.freeUps(4);
  const fitting = {
    productCategory: [trade.product.goodsCategory],
    fansNum: 60_000,
    femaleRatio: 0.7,
    ageRatio: young,
    minPrice: '1000.00',
  };
  const set = (id: string, more: Partial<typeof ups.$inferInsert>) =>
    trade.db
      .update(ups)
      .set({ ...fitting, ...more })
      .where(eq(ups.id, id));
  await set(fits, {});
  await set(small, { fansNum: 49_999 });
  await set(men, { femaleRatio: 0.59, productCategory: ['somethingElse'], minPrice: '99999.00' });
  await set(unknown, { femaleRatio: null, ageRatio: [], productCategory: [], fansNum: null });
  return { fits, small, men, unknown };
}

it('says for each part of the brief whether a creator meets it, and orders by it', async () => {
  const { fits, small, men, unknown } = await fourCreators();
  const found = await picker(await trade.claimed(asks));
  expect(found.brief).toMatchObject({ category: trade.product.goodsCategory, fansMin: 50_000, share: 60, fee: '2500.00', currency: 'PHP' });
  expect(rowOf(found, fits)?.fit).toEqual({ category: 'meets', country: 'meets', fans: 'meets', audience: 'meets' });
  expect(rowOf(found, fits)).toMatchObject({ ageShare: 0.7, isFree: true, approvalStatus: null });
  expect(rowOf(found, small)?.fit).toMatchObject({ fans: 'not', audience: 'meets' });
  expect(rowOf(found, men)?.fit).toMatchObject({ category: 'not', audience: 'not' });
  expect(rowOf(found, unknown)?.fit).toEqual({ category: 'unknown', country: 'meets', fans: 'unknown', audience: 'unknown' });
  const at = (id: string) => found.rows.findIndex((row) => row.id === id);
  expect(at(fits)).toBeLessThan(at(small));
  expect(at(small)).toBeLessThan(at(men));
});

it('a product of the same family counts as its category, and an order that asks nothing leaves everything open', async () => {
  const [id = ''] = await trade.freeUps(1);
  await trade.db
    .update(ups)
    .set({ productCategory: ['serum'] })
    .where(eq(ups.id, id));
  await trade.db.update(goods).set({ goodsCategory: 'sunscreen' }).where(eq(goods.id, trade.product.id));
  const row = rowOf(await picker(await trade.claimed()), id);
  await trade.db.update(goods).set({ goodsCategory: trade.product.goodsCategory }).where(eq(goods.id, trade.product.id));
  expect(row?.fit).toEqual({ category: 'meets', country: 'meets', fans: 'open', audience: 'open' });
});

it('filters by the brief, by figures and by owner, and counts owners beside', async () => {
  const { fits, small, men } = await fourCreators();
  await trade.db.update(ups).set({ bdId: trade.ids.bd }).where(eq(ups.id, fits));
  const id = await trade.claimed(asks);
  const ids = async (query: Record<string, string | number>) => (await picker(id, query)).rows.map((row) => row.id);
  expect(await ids({ meets: 'fans' })).not.toContain(small);
  expect(await ids({ meets: 'audience' })).not.toContain(men);
  expect(await ids({ meets: 'fee' })).not.toContain(men);
  expect(await ids({ productCategory: 'somethingElse' })).toEqual([men]);
  expect(await ids({ fansMin: 60_000, fansMax: 60_000 })).toEqual(expect.arrayContaining([fits, men]));
  const mine = await picker(id, { owner: 'mine' });
  expect(mine.rows.every((row) => row.mine)).toBe(true);
  expect(mine.totalRows).toBe(mine.owners.mine);
  expect(mine.owners.all).toBe(mine.owners.mine + mine.owners.pool);
  const byPrice = (await picker(id, { sortField: 'minPrice', sortOrder: 'ascend' })).rows.flatMap(({ minPrice }) => minPrice ?? []);
  expect(byPrice).toEqual(byPrice.toSorted((a, b) => Number(a) - Number(b)));
  await trade.db
    .update(ups)
    .set({ bdId: null })
    .where(inArray(ups.id, [fits]));
});

it('submits several at once; one that cannot be keeps the others from nothing, and a rejected one comes again', async () => {
  const id = await trade.claimed({ requireUpNum: 4 });
  const [first = '', second = '', third = ''] = await trade.freeUps(3);
  const batch = (chosen: { upId: string; recommendReason: string }[], who: 'bd' | 'foreignBd' | 'shop' = 'bd') =>
    trade.post<{ ok: string[]; failed: { id: string; code: number }[] }>(who, '/main/workOrderUp/submitUps', {
      workOrderId: id,
      ups: chosen,
    });
  const sent = await batch([
    { upId: first, recommendReason: 'Fits.' },
    { upId: second, recommendReason: '' },
    { upId: third, recommendReason: 'Fits as well.' },
  ]);
  expect(sent.data).toMatchObject({ ok: [first, third], failed: [{ id: second, code: 1025005 }] });
  expect(rowOf(await picker(id), first)).toMatchObject({ approvalStatus: 1, isFree: false, mine: true });
  const [submission] = (await trade.get<{ id: string; up: { id: string } }[]>('bd', '/main/workOrderUp/ofOrder', { workOrderId: id })).data;
  await trade.must('admin', '/main/workOrderUp/reject', { id: submission?.id, reason: 'Too few followers' });
  expect(rowOf(await picker(id), first)).toMatchObject({ approvalStatus: 3, isFree: true });
  expect((await batch([{ upId: first, recommendReason: 'Her last video did well.' }])).data.ok).toEqual([first]);
  expect(rowOf(await picker(id), first)).toMatchObject({ approvalStatus: 1, isFree: false });
  expect((await batch([{ upId: second, recommendReason: 'Fits.' }], 'foreignBd')).code).toBe(1020002);
  expect((await batch([{ upId: second, recommendReason: 'Fits.' }], 'shop')).code).toBe(1013002);
  expect((await batch([])).code).toBe(1012001);
});

it('shows one creator beside the list, and none that the list does not have', async () => {
  const id = await trade.claimed();
  const [upId = ''] = await trade.freeUps(1);
  const profile = (who: 'bd' | 'foreignBd' | 'shop', of: string) =>
    trade.get<object>(who, '/main/workOrderUp/candidate', { workOrderId: id, upId: of });
  expect((await profile('bd', upId)).data).toMatchObject({ works: expect.any(Array), owed: null });
  const [elsewhere] = await trade.db.select({ id: ups.id }).from(ups).where(eq(ups.country, 'VN')).limit(1);
  expect((await profile('bd', elsewhere?.id ?? '')).code).toBe(1020002);
  expect((await profile('foreignBd', upId)).code).toBe(1020002);
  expect((await profile('shop', upId)).code).toBe(1013002);
});

it('a band of followers that ends before it begins is refused at its field, in forms and orders', async () => {
  const backwards = { wantFansMin: 10, wantFansMax: 9 };
  const refused = await trade.post('admin', '/main/workOrder/commercial/add', trade.orderDraft(backwards));
  expect(refused).toMatchObject({ code: 1012001 });
  const form = { demandName: 'B', goodsId: trade.product.id, requireUpNum: 1, workAttribute: 2, provideSample: false };
  expect((await trade.post('shop', '/main/demandForm/add', { ...form, ...backwards })).code).toBe(1012001);
});

it('what a form asks for comes along into its order and its copy', async () => {
  const { requireUpNum: _, ...wants } = asks;
  const form = {
    demandName: 'Asks',
    goodsId: trade.product.id,
    requireUpNum: 2,
    workAttribute: 1,
    upShotCost: '2500',
    wholeProportion: '20',
  };
  const { id } = await trade.must('shop', '/main/demandForm/add', { ...form, upProportion: '12', provideSample: false, ...wants });
  await trade.must('shop', '/main/demandForm/submit', { id });
  const { workOrderId } = await trade.must<{ workOrderId: string }>('admin', '/main/demandForm/convert', { id });
  expect(await trade.detail(workOrderId)).toMatchObject(wants);
  await trade.must('admin', '/main/demandForm/end', { id, reason: 'Enough' });
  const copy = await trade.must('shop', '/main/demandForm/copy', { id });
  expect((await trade.get<object>('shop', '/main/demandForm/detail', { id: copy.id })).data).toMatchObject(wants);
});
