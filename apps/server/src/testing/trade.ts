import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { addDays, dayIn } from '../modules/system/country';
import { goods } from '../tables/merchants/product';
import { shops } from '../tables/merchants/merchant';
import { ups } from '../tables/creators/creator';
import { userIdOf } from './giveRole';
import type { TestServer } from './startServer';
import type { TestClient } from './testClient';

interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
}

/** People and things for tests of the trade in the Philippines, and short ways to bring an order to a state over HTTP. */
export async function tradeOn(server: TestServer) {
  const { db } = server.services.database;
  const accounts = {
    admin: 'admin',
    admin2: 'admin2',
    leader: 'leader.ph',
    otherLeader: 'leader.vn',
    bd: 'bd.ph.1',
    bd2: 'bd.ph.2',
    foreignBd: 'bd.vn.1',
    shop: 'shop.ph.1',
    otherShop: 'shop.ph.2',
    finance: 'finance',
  } as const;
  type Name = keyof typeof accounts;
  const as = {} as Record<Name, TestClient>;
  const ids = {} as Record<Name, string>;
  for (const name of Object.keys(accounts) as Name[]) {
    as[name] = await server.as(accounts[name]);
    ids[name] = await userIdOf(server, accounts[name]);
  }
  const [shop] = await db.select().from(shops).where(eq(shops.userId, ids.shop));
  if (!shop) throw new Error('no merchant');
  await db.update(shops).set({ shopStatus: 2 }).where(eq(shops.id, shop.id));
  const [product] = await db.select().from(goods).where(eq(goods.shopId, shop.id)).orderBy(asc(goods.id)).limit(1);
  if (!product) throw new Error('no product');
  await db.update(goods).set({ status: 1 }).where(eq(goods.id, product.id));
  // The demo data leaves few creators to nobody; tests need many.
  await db
    .update(ups)
    .set({ bdId: null })
    .where(and(eq(ups.country, 'PH'), eq(ups.webId, 10)));
  const today = dayIn('PH');

  const post = async <Data = { id: string }>(name: Name, path: string, body: unknown = {}, headers?: Record<string, string>) =>
    (await as[name].post(path, body, headers)).body as Answer<Data>;
  const get = async <Data>(name: Name, path: string, query: Record<string, string | number> = {}) =>
    (await as[name].get(path, query)).body as Answer<Data>;
  const must = async <Data = { id: string }>(name: Name, path: string, body: unknown = {}): Promise<Data> => {
    const answer = await post<Data>(name, path, body);
    if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  };
  // Creators whom no merchant has met come first: nobody sees them by an order or invitation of the demo.
  const isMet = sql`exists (select 1 from work_order_ups met where met.up_id = ${ups.id}) or exists (select 1 from cooperation_intents met where met.up_id = ${ups.id}) or exists (select 1 from demand_form_ups met where met.up_id = ${ups.id})`;
  const freeUps = async (count: number) =>
    (
      await db
        .select({ id: ups.id })
        .from(ups)
        .where(and(eq(ups.country, 'PH'), eq(ups.webId, 10), eq(ups.status, 0), eq(ups.blackFlag, false), isNull(ups.bdId)))
        .orderBy(isMet, asc(ups.id))
        .limit(count)
    ).map(({ id }) => id);
  const freeUp = async () => (await freeUps(1))[0] ?? '';
  const orderDraft = (more: Record<string, unknown> = {}) => ({
    workOrderName: 'Test order',
    workAttribute: 1,
    shopId: shop.id,
    goodsId: product.id,
    wholeProportion: '20',
    upProportion: '12',
    bdProportion: '3',
    upShotCost: '2500',
    shopShotCost: '3200',
    requireUpNum: 2,
    validBegin: today,
    expireDate: addDays(today, 30),
    ...more,
  });
  const addOrder = async (more: Record<string, unknown> = {}, type: 'commercial' | 'leader' = 'commercial', by: Name = 'admin') =>
    (await must(by, `/main/workOrder/${type}/add`, orderDraft(more))).id;
  const detail = async (id: string, by: Name = 'admin') => (await get<Detail>(by, '/main/workOrder/detail', { id })).data;
  const allocate = async (id: string, shares: readonly (readonly [Name, number])[], by: Name = 'admin') =>
    post(by, '/main/workOrder/allocate', {
      id,
      version: (await detail(id, by)).version,
      allocations: shares.map(([name, allocNum]) => ({ bdId: ids[name], allocNum })),
    });
  const handOut = async (id: string, by: Name = 'admin') =>
    await must<{ ok: string[]; failed: { code: number; message: string }[] }>(by, '/main/workOrder/handOut', { ids: [id] });
  const issued = async (more: Record<string, unknown> = {}, type: 'commercial' | 'leader' = 'commercial') => {
    const id = await addOrder(more, type);
    await allocate(id, [['bd', Number(more['requireUpNum'] ?? 2)]]);
    await handOut(id);
    return id;
  };
  const claimed = async (more: Record<string, unknown> = {}, type: 'commercial' | 'leader' = 'commercial') => {
    const id = await issued(more, type);
    await must('bd', '/main/workOrder/claim', { id });
    return id;
  };
  const submitted = async (workOrderId: string, upId?: string) =>
    (await must('bd', '/main/workOrderUp/submitUp', { workOrderId, upId: upId ?? (await freeUp()), recommendReason: 'Fits the product.' }))
      .id;
  const approved = async (workOrderId: string) => {
    const id = await submitted(workOrderId);
    await must('admin', '/main/workOrderUp/approve', { id });
    return id;
  };
  const agreed = async (workOrderId: string, terms: Record<string, unknown> = {}) => {
    const id = await approved(workOrderId);
    await must('bd', '/main/workOrderUp/agree', { id, trackingLink: 'https://shop.tiktok.com/x/1', ...terms });
    return id;
  };
  return {
    db,
    as,
    ids,
    shop,
    product,
    today,
    post,
    get,
    must,
    freeUp,
    freeUps,
    orderDraft,
    addOrder,
    detail,
    allocate,
    handOut,
    issued,
    claimed,
    submitted,
    approved,
    agreed,
  };
}

export type Trade = Awaited<ReturnType<typeof tradeOn>>;

interface Detail {
  id: string;
  version: number;
  can: string[];
  workOrderNo: string;
  workOrderStatus: number;
  expireDate: string;
  endReason: string | null;
  handOutTime: string | null;
  batchNo: string | null;
  shopSnapshot: { shopName: string } | null;
  goodsSnapshot: { goodsName: string; price: string } | null;
  allocations: { id: string; bd: { id: string }; allocNum: number; allocStatus: number; can: string[] }[];
  wishes: { upId: string; bd: { id: string } | null }[];
  next: { key: string; values: Record<string, unknown> } | null;
  steps: { key: string; state: string }[];
  bdProportion: string | null;
  rules: { id: string; name: string }[];
}
