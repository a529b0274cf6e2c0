import { type Viewer } from '../../base/sight';
import type { WorkOrderDetail } from '@backlot/contract';
import { and } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { together } from '../../../db/together/together';
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
  const shopIds = open.map(({ shopId }) => shopId);
  const goodsIds = open.map(({ goodsId }) => goodsId);
  const [shopRows, goodsRows] = await together(db, (at) =>
    Promise.all([
      at
        .select()
        .from(shops)
        .where(and(inIds(shops.id, shopIds), shopsWithin(viewer))),
      at.select().from(goods).where(inIds(goods.id, goodsIds)),
    ]),
  );
  return ({ shop: kept, shopId, goodsId }) => {
    const [shop, product] = kept === null ? [shopRows.find(({ id }) => id === shopId), goodsRows.find(({ id }) => id === goodsId)] : [];
    return { shop: shop ? shopSnapshotOf(shop) : null, goods: product && shop ? goodsSnapshotOf(product) : null };
  };
}
