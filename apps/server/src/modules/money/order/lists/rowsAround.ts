import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../db/database';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { shops } from '../../../../tables/merchants/merchant';
import { goods } from '../../../../tables/merchants/product';
import { saleItems, sales } from '../../../../tables/money/order';
import { workOrders } from '../../../../tables/trade/order';

const leaders = alias(users, 'leaders');

/** Lines with their orders and the names around them, read at once, in the order asked for. */
export async function rowsAround(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      item: saleItems,
      sale: sales,
      goodsName: goods.goodsName,
      upName: ups.nickname,
      workOrderNo: workOrders.workOrderNo,
      shopName: shops.shopName,
      bdName: users.name,
      leaderName: leaders.name,
    })
    .from(saleItems)
    .innerJoin(sales, eq(sales.id, saleItems.orderId))
    .leftJoin(goods, eq(goods.id, saleItems.goodsId))
    .leftJoin(ups, eq(ups.id, saleItems.upId))
    .leftJoin(workOrders, eq(workOrders.id, saleItems.workOrderId))
    .leftJoin(shops, eq(shops.id, saleItems.shopId))
    .leftJoin(users, eq(users.id, saleItems.bdId))
    .leftJoin(leaders, eq(leaders.id, saleItems.leaderId))
    .where(inArray(saleItems.id, [...ids]));
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((a, b) => (place.get(a.item.id) ?? 0) - (place.get(b.item.id) ?? 0));
}

export type RowAround = Awaited<ReturnType<typeof rowsAround>>[number];
