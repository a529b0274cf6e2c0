import { cooperationLife, type goodsApi, goodsLife, type OutputOf } from '@backlot/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { presentAmount } from '../../system/country';
import { shops } from '../../../tables/merchants/merchant';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { allowedEvents } from '../../base/transition';
import type { GoodsRow } from './goodsOf';
import { goodsPolicy } from './policy';

type Row = OutputOf<typeof goodsApi.detail>;

/** Products as the contract promises them; `can` holds what the state and the merchant allow. */
export async function presentGoods(db: Db, rows: readonly GoodsRow[], actor: Actor): Promise<Row[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [merchants, fulfilled] = await together(db, (at) => Promise.all([merchantsOf(at, rows), fulfilledOf(at, ids)]));
  const byId = new Map(merchants.map((shop) => [shop.id, shop]));
  const held = actionsOf(actor.caller, 'goods');
  return rows.map((row) => {
    const shop = byId.get(row.shopId);
    const isOwn = actor.scope.all || shop?.userId === actor.caller.userId;
    const allowed: readonly string[] = allowedEvents(goodsPolicy, { product: row, isOwn }, actor);
    return {
      ...row,
      country: row.country as Row['country'],
      listPrice: presentAmount(row.listPrice, row.currency) ?? row.listPrice,
      price: presentAmount(row.price, row.currency) ?? row.price,
      gmv: presentAmount(row.gmv, row.currency) ?? row.gmv,
      sales30: presentAmount(row.sales30, row.currency) ?? row.sales30,
      fulfilledNum: fulfilled.get(row.id) ?? 0,
      shop: { id: row.shopId, name: shop?.name ?? '' },
      createTime: presentTime(row.createTime),
      can: held.filter((action) => !Object.hasOwn(goodsLife.events, action) || allowed.includes(action)),
    };
  });
}

const merchantsOf = (db: Db, rows: readonly GoodsRow[]) =>
  db
    .select({ id: shops.id, name: shops.shopName, userId: shops.userId })
    .from(shops)
    .where(inArray(shops.id, [...new Set(rows.map(({ shopId }) => shopId))]));

/** Creators' places on the orders of products that were fulfilled. */
async function fulfilledOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: workOrders.goodsId, n: count() })
    .from(workOrders)
    .innerJoin(workOrderUps, and(eq(workOrderUps.workOrderId, workOrders.id), inState(cooperationLife, workOrderUps, 'fulfilled')))
    .where(inIds(workOrders.goodsId, ids))
    .groupBy(workOrders.goodsId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
