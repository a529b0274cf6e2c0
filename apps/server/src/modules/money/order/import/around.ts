import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { goodsLife } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { notInState } from '../../../../db/inState';
import { refuseField } from '../../../../http/answers/refuseField';
import { ups } from '../../../../tables/creators/creator';
import { shops } from '../../../../tables/merchants/merchant';
import { goods } from '../../../../tables/merchants/product';
import { workOrders } from '../../../../tables/trade/order';

/** A product that was sold, with its merchant's days until a line counts. */
export interface SoldGoods {
  id: string;
  country: string;
  currency: string;
  shopId: string;
  holdDays: number | null;
}

const goodsWith = (tx: Db, which: SQL | undefined) =>
  tx
    .select({
      id: goods.id,
      country: goods.country,
      currency: goods.currency,
      shopId: goods.shopId,
      holdDays: shops.holdDays,
      platformProductId: goods.platformProductId,
    })
    .from(goods)
    .innerJoin(shops, eq(shops.id, goods.shopId))
    .where(and(which, notInState(goodsLife, goods, 'deleted')));

/** The product of a row; refused where there is none. */
export async function soldGoods(tx: Db, goodsNo: string): Promise<SoldGoods> {
  const [found] = await goodsWith(tx, eq(goods.goodsNo, goodsNo));
  if (!found)
    throw refuseField('goodsNo', {
      en: 'There is no product of this number.',
      'zh-CN': '没有此商品编号。',
      vn: 'Không có sản phẩm với mã này.',
    });
  return found;
}

/** Products of a merchant by the ids that a channel knows them by. */
export async function goodsOfChannel(
  tx: Db,
  { webId, shopId, platformIds }: { webId: number; shopId: string; platformIds: readonly string[] },
): Promise<Map<string, SoldGoods>> {
  if (platformIds.length === 0) return new Map();
  const own = and(eq(goods.webId, webId), eq(goods.shopId, shopId), inArray(goods.platformProductId, [...new Set(platformIds)]));
  return new Map((await goodsWith(tx, own)).map((found) => [found.platformProductId ?? '', found]));
}

/** The creator whom a handle or a platform id names; those of the product's country and of the order's channel first. */
export async function upNamed(
  tx: Db,
  name: string,
  { country, orderSource }: { country: string; orderSource: number },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: ups.id })
    .from(ups)
    .where(and(or(sql`lower(${ups.upNumber}) = lower(${name.replace(/^@/, '')})`, eq(ups.platformId, name)), sql`${ups.status} <> 2`))
    .orderBy(sql`${ups.country} = ${country} desc`, sql`${ups.webId} = ${orderSource} desc`, ups.id)
    .limit(1);
  return found?.id;
}

/** The creator whom a row names; refused where there is none. */
export async function namedUp(tx: Db, name: string, around: { country: string; orderSource: number }): Promise<string> {
  const found = await upNamed(tx, name, around);
  if (!found)
    throw refuseField('up', {
      en: 'There is no such creator; give the handle or the platform id.',
      'zh-CN': '没有此达人，请填写达人账号或平台ID。',
      vn: 'Không có KOL này; hãy nhập tài khoản hoặc ID nền tảng.',
    });
  return found;
}

/** The work order that a row names. */
export async function namedWorkOrder(tx: Db, workOrderNo: string): Promise<string> {
  const [found] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.workOrderNo, workOrderNo), sql`${workOrders.status} <> 2`));
  if (!found)
    throw refuseField('workOrderNo', {
      en: 'There is no work order of this number.',
      'zh-CN': '没有此工单编号。',
      vn: 'Không có đơn công việc với số này.',
    });
  return found.id;
}
