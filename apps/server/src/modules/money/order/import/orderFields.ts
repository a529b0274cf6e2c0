import { orderWords } from '@backlot/contract/words/money/order';
import { inUtc } from '../../../../http/parts/inUtc';
import type { Words } from '@backlot/contract';
import type { ImportField } from '../../../base/imports';

/** Columns of a file of orders: a row is a line of an order, with one of its refunds or none. Times are UTC. */
export const orderFields: readonly ImportField[] = [
  { key: 'orderNo', header: orderWords.orderNo, required: true, example: '579800000000000001' },
  { key: 'lineNo', header: orderWords.lineNo, example: '1' },
  { key: 'orderSource', header: orderWords.orderSource, example: '10' },
  { key: 'orderStatus', header: orderWords.orderStatus, required: true, example: 'Completed' },
  {
    key: 'orderTime',
    header: inUtc(orderWords.orderTime),
    required: true,
    example: '2026-11-02 08:00:00',
  },
  { key: 'payTime', header: inUtc(orderWords.payTime), example: '2026-11-02 08:01:00' },
  { key: 'deliverTime', header: inUtc(orderWords.deliverTime), example: '2026-11-05 06:30:00' },
  { key: 'completeTime', header: inUtc(orderWords.completeTime), example: '2026-11-12 06:30:00' },
  { key: 'goodsNo', header: orderWords.goodsNo, required: true, example: 'SP2611020001' },
  { key: 'goodsName', header: orderWords.goodsName, example: 'Sunscreen SPF50+ 50 ml' },
  { key: 'platformSkuId', header: orderWords.platformSkuId, example: '' },
  { key: 'quantity', header: orderWords.quantity, required: true, example: '2' },
  { key: 'payAmount', header: orderWords.payAmount, required: true, example: '798.00' },
  { key: 'currency', header: orderWords.currency, example: 'PHP' },
  { key: 'up', header: orderWords.creatorHandle, example: 'bea.reyes' },
  { key: 'salesType', header: orderWords.salesType, example: 'Video' },
  { key: 'contentId', header: orderWords.contentId, example: '' },
  { key: 'workOrderNo', header: orderWords.workOrderNo, example: '' },
  { key: 'platformCommission', header: orderWords.platformCommission, example: '159.60' },
  { key: 'refundNo', header: orderWords.refundNo, example: '' },
  { key: 'refundTime', header: inUtc(orderWords.refundTime), example: '' },
  { key: 'refundAmount', header: orderWords.refundAmount, example: '' },
  { key: 'refundQuantity', header: orderWords.refundQuantity, example: '' },
  { key: 'refundReason', header: orderWords.refundReason, example: '' },
  { key: 'refundStatus', header: orderWords.refundStatus, example: '' },
];

/** What the list's export shows beside them. */
export const knownColumns: readonly Words[] = [
  orderWords.country,
  orderWords.goods,
  orderWords.up,
  orderWords.workOrder,
  orderWords.shop,
  orderWords.bd,
  orderWords.leader,
  orderWords.settleMonth,
];
