import type { ShopRecord, WorkOrderRecord } from '@backlot/pdf-export';
import type { PrintableOrder, PrintableShop } from './PdfSource';

/** The merchant fields of a PDF (spec section 3), and no others: nothing else of the row leaves the page. */
export const shopRecordOf = (shop: PrintableShop): ShopRecord => ({
  shopName: shop.shopName,
  shopCode: shop.shopCode,
  country: shop.country,
  telephone: shop.telephone,
  mailAddress: shop.mailAddress,
  productCategory: shop.productCategory,
  introduce: shop.introduce,
});

/**
 * The work order fields of a PDF (spec section 3). Merchant and product are those of the hand-out (domain/model 2.6); an
 * order that is not handed out prints them as they are now, or by name where they are out of sight.
 */
export function workOrderRecordOf(order: PrintableOrder): WorkOrderRecord {
  const shop = order.shopSnapshot ?? order.shopNow;
  return {
    workOrderName: order.workOrderName,
    workOrderNo: order.workOrderNo,
    workAttribute: order.workAttribute,
    upProportion: order.upProportion,
    upShotCost: order.upShotCost,
    workDes: order.workDes,
    country: order.country,
    shop: shop ? shopRecordOf(shop) : { shopName: order.shop.name, country: order.country },
    goodsInfo: order.goodsSnapshot ?? order.goodsNow ?? { goodsName: order.goods.name },
  };
}
