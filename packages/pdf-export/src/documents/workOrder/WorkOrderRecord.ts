import type { DictionaryCode } from '../lookUp';
import { codesOf, shopCodes, type ShopRecord } from '../merchant/ShopRecord';
import { toText } from '../toText';

/** The product fields of a work order. Money is a decimal string. */
export interface GoodsRecord {
  goodsName?: string | null;
  /** Codes of the product category dictionary, or a name. */
  goodsCategory?: string | readonly string[] | null;
  price?: string | number | null;
  goodsUrl?: string | null;
  goodsIntroduce?: string | null;
}

/** The work order fields of a PDF. `workAttribute` 1 is a shooting-fee order. */
export interface WorkOrderRecord {
  workOrderName?: string | null;
  workOrderNo?: string | null;
  workAttribute?: string | number | null;
  /** Percent, two decimals at most. */
  upProportion?: string | number | null;
  upShotCost?: string | number | null;
  workDes?: string | null;
  /** Country of the order; its currency is used. */
  country?: string | null;
  shop?: ShopRecord | null;
  goodsInfo?: GoodsRecord | null;
}

/** The dictionary codes a work order refers to. */
export const workOrderCodes = (order: WorkOrderRecord): DictionaryCode[] => [
  ...shopCodes(order.shop ?? {}),
  ...codesOf(order.goodsInfo?.goodsCategory).map((code) => ['productCategory', code] as const),
];

/** True for an order that pays creators for shooting. */
export const hasShootingFee = (order: WorkOrderRecord) => toText(order.workAttribute) === '1';
