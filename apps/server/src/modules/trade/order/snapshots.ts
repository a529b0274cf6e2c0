import { type Viewer } from '../../base/sight';
import type { WorkOrderDetail } from '@backlot/contract';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type GoodsRow } from '../../merchants/product';
import { goods } from '../../../tables/merchants/product';
import { type ShopRow, shopsWithin } from '../../merchants/merchant';
import { shops } from '../../../tables/merchants/merchant';
import type { Order } from '../parts';

type ShopSnapshot = NonNullable<WorkOrderDetail['shopSnapshot']>;
type GoodsSnapshot = NonNullable<WorkOrderDetail['goodsSnapshot']>;

/** What an order keeps of its merchant. */
export const shopSnapshotOf = ({
  shopName,
  shopCode,
  country,
  telephone,
  mailAddress,
  productCategory,
  introduce,
}: ShopRow): ShopSnapshot => ({ shopName, shopCode, country, telephone, mailAddress, productCategory, introduce });

/** What an order keeps of its product. */
export const goodsSnapshotOf = ({ goodsName, goodsCategory, price, goodsUrl, goodsIntroduce }: GoodsRow): GoodsSnapshot => ({
  goodsName,
  goodsCategory,
  price,
  goodsUrl,
  goodsIntroduce,
});

/**
 * Merchant and product as they are now, by order, for orders that are not handed out and keep none yet: their documents
 * show what a hand-out would keep. A merchant whom the viewer may not see is left out.
 */
export async function presentTenseOf(
  db: Db,
  orders: readonly Order[],
  viewer: Viewer,
): Promise<(order: Order) => { shop: ShopSnapshot | null; goods: GoodsSnapshot | null }> {
  const open = orders.filter(({ shop }) => shop === null);
  if (open.length === 0) return () => ({ shop: null, goods: null });
  const shopRows = await db
    .select()
    .from(shops)
    .where(and(inArray(shops.id, [...new Set(open.map(({ shopId }) => shopId))]), shopsWithin(viewer)));
  const goodsRows = await db
    .select()
    .from(goods)
    .where(inArray(goods.id, [...new Set(open.map(({ goodsId }) => goodsId))]));
  return ({ shop: kept, shopId, goodsId }) => {
    const [shop, product] = kept === null ? [shopRows.find(({ id }) => id === shopId), goodsRows.find(({ id }) => id === goodsId)] : [];
    return { shop: shop ? shopSnapshotOf(shop) : null, goods: product && shop ? goodsSnapshotOf(product) : null };
  };
}
