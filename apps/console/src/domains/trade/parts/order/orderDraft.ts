import type { WorkOrderRow } from '@backlot/contract';
import { noWanted, typedWanted, type WantedTyped } from '../wanted/wantedDraft';

/** What the form of an order holds; numbers and money as they are typed. */
export interface OrderDraft extends WantedTyped {
  workOrderName: string;
  workAttribute: number;
  shopId: string;
  goodsId: string;
  wholeProportion: string;
  upProportion: string;
  bdProportion: string;
  upShotCost: string;
  shopShotCost: string;
  workDes: string;
  requireUpNum: number | undefined;
  validBegin: string;
  expireDate: string;
  previewRequired: boolean;
  shopConfirm: boolean;
  publishDays: number | undefined;
  ruleIds: string[];
}

/** A new order; commercial ones pay a fee and review previews, team-leader ones pay commission (domain/life-cycles 3.3). */
export const newOrderDraft = (type: 1 | 2): OrderDraft => ({
  workOrderName: '',
  workAttribute: type === 1 ? 1 : 2,
  shopId: '',
  goodsId: '',
  wholeProportion: '',
  upProportion: '',
  bdProportion: '',
  upShotCost: '',
  shopShotCost: '',
  workDes: '',
  ...noWanted,
  requireUpNum: undefined,
  validBegin: dayIn(0),
  expireDate: dayIn(30),
  previewRequired: type === 1,
  shopConfirm: false,
  publishDays: 15,
  ruleIds: [],
});

/** An order as the form edits it. */
export const draftOfOrder = (order: WorkOrderRow): OrderDraft => ({
  workOrderName: order.workOrderName,
  workAttribute: order.workAttribute,
  shopId: order.shop.id,
  goodsId: order.goods.id,
  wholeProportion: order.wholeProportion ?? '',
  upProportion: order.upProportion,
  bdProportion: order.bdProportion ?? '',
  upShotCost: order.upShotCost ?? '',
  shopShotCost: order.shopShotCost ?? '',
  workDes: order.workDes ?? '',
  ...typedWanted(order),
  requireUpNum: order.requireUpNum,
  validBegin: order.validBegin,
  expireDate: order.expireDate,
  previewRequired: order.previewRequired,
  shopConfirm: order.shopConfirm,
  publishDays: order.publishDays,
  ruleIds: order.rules.map(({ id }) => id),
});

const dayIn = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};
