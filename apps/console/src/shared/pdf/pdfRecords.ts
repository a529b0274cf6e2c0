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
 * The work order fields of a PDF (spec section 3). Merchant and product are those of the hand-out (domain/model 2.6);
 * a draft has none yet and prints what it refers to by name.
 */
export const workOrderRecordOf = (order: PrintableOrder): WorkOrderRecord => ({
  workOrderName: order.workOrderName,
  workOrderNo: order.workOrderNo,
  workAttribute: order.workAttribute,
  upProportion: order.upProportion,
  upShotCost: order.upShotCost,
  workDes: order.workDes,
  country: order.country,
  shop: order.shopSnapshot ? shopRecordOf(order.shopSnapshot) : { shopName: order.shop.name, country: order.country },
  goodsInfo: order.goodsSnapshot ?? { goodsName: order.goods.name },
});
