import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { historyRow, reference } from '../core/history';
import { imports } from '../core/imports';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { countryCode, day, id, integer, listOf, noData, optionalText, text, version, wholeNumber } from '../core/wire';

/** A line of an order with the order around it. Amounts are exact decimals in `currency`. */
const orderLine = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  orderId: id(),
  orderNo: z.string(),
  lineNo: integer(),
  orderSource: integer(),
  /** 1 processing, 2 completed, 3 cancelled, 4 frozen, 5 deducted. */
  orderStatus: integer(),
  country: countryCode(),
  currency: z.string(),
  orderTime: z.string(),
  refundTime: z.string().nullable(),
  goods: reference,
  quantity: integer(),
  payAmount: z.string(),
  refundAmount: z.string(),
  /** 1 video, 2 live, 3 showcase, 4 pre-live, 5 promotion page, 6 shared link. */
  salesType: integer().nullable(),
  up: reference.nullable(),
  workOrder: reference.nullable(),
  shop: reference,
  /** Null for merchants, whom the agency's people do not concern. */
  bd: reference.nullable(),
  leader: reference.nullable(),
  attributed: z.boolean(),
  settleMonth: z.string().nullable(),
  /** The platform's commission is more than one minor unit away from ours. */
  differs: z.boolean(),
});

/** What a line is worth by its frozen shares; null where this reader is not told. */
const shares = z.object({
  base: z.string(),
  whole: z.string().nullable(),
  creator: z.string().nullable(),
  bd: z.string().nullable(),
  agency: z.string().nullable(),
  platform: z.string().nullable(),
});

const orderItem = orderLine.extend({
  platformSkuId: z.string().nullable(),
  contentId: z.string().nullable(),
  refundQuantity: integer(),
  workOrderUpId: id().nullable(),
  wholeProportion: z.string().nullable(),
  upProportion: z.string().nullable(),
  bdProportion: z.string().nullable(),
  /** 1 the platform pays the creator, 2 the agency does. */
  payBy: integer().nullable(),
  commissionableTime: z.string().nullable(),
  attributeReason: z.string().nullable(),
  shares,
  refunds: z.array(
    z.object({
      id: id(),
      refundNo: z.string(),
      refundTime: z.string(),
      amount: z.string(),
      quantity: integer().nullable(),
      reason: z.string().nullable(),
      /** 1 pending, 2 done, 3 rejected; only what is done counts. */
      refundStatus: integer(),
    }),
  ),
});

const key = z.strictObject({ id: id() });

const orderFilter = {
  /** A part of the name of product, creator or BD; from three letters on, of the number of order or work order as well. */
  searchValue: optionalText(100).optional(),
  country: listOf(countryCode(), 6).optional(),
  orderStatus: listOf(wholeNumber(1, 5), 5).optional(),
  orderSource: listOf(wholeNumber(1, 99), 20).optional(),
  salesType: listOf(wholeNumber(1, 6), 6).optional(),
  shopId: id().optional(),
  goodsId: id().optional(),
  upId: id().optional(),
  bdId: id().optional(),
  workOrderId: id().optional(),
  attributed: z.enum(['yes', 'no']).optional(),
  refunded: z.enum(['yes', 'no']).optional(),
  /** The platform's commission is more than one minor unit off ours. */
  differs: z.enum(['yes', 'no']).optional(),
  /** `YYYY-MM`. */
  settleMonth: optionalText(7).optional(),
  /** Days of the order time in UTC, both included. */
  beginDay: day().optional(),
  endDay: day().optional(),
  /** Days of the order time in the country of the line, both included. */
  localBeginDay: day().optional(),
  localEndDay: day().optional(),
  /** Team of the BD. */
  teamId: id().optional(),
};
const orderSorts = ['orderTime', 'payAmount', 'refundAmount'] as const;

/** Orders by line: they come in by file or connector and are never typed in. */
export const orderApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/order/page',
    summary: 'List order lines',
    access: 'orderList.query',
    input: pageQuery(orderFilter, orderSorts),
    output: pageOf(orderLine),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/order/detail',
    summary: 'Read one order with the lines in sight, their refunds, attribution and shares',
    access: 'orderList.get',
    input: key,
    output: z.object({
      id: id(),
      orderNo: z.string(),
      orderSource: integer(),
      orderStatus: integer(),
      country: countryCode(),
      currency: z.string(),
      orderTime: z.string(),
      payTime: z.string().nullable(),
      deliverTime: z.string().nullable(),
      completeTime: z.string().nullable(),
      refundTime: z.string().nullable(),
      /** Of the lines in sight. */
      payAmount: z.string(),
      isCod: z.boolean(),
      /** Who told of the order, and from when it is: where a connector reads it, the last reading that covers it. */
      reported: z.object({ by: z.enum(['connector', 'file']), connector: z.string().nullable(), dataTime: z.string() }),
      items: z.array(orderItem),
    }),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/order/export',
    summary: 'Export order lines to the download centre',
    access: 'orderList.export',
    input: exportQuery(orderFilter, orderSorts),
    output: key,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/main/order/candidates',
    summary: 'Submissions that a line of an order can be attributed to',
    access: 'orderList.attribute',
    input: key,
    output: z.array(z.object({ id: id(), up: reference, workOrder: reference, bd: reference })),
  }),
  attribute: endpoint({
    method: 'POST',
    path: '/main/order/attribute',
    summary: 'Attribute a line by hand, or to nobody; the shares freeze anew',
    access: 'orderList.attribute',
    input: z.strictObject({
      id: id(),
      version: version(),
      workOrderUpId: id().nullable(),
      reason: text(500),
    }),
    output: noData(),
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/order/history',
    summary: 'What happened to the lines of an order in sight',
    access: 'orderList.get',
    input: key,
    output: z.array(historyRow),
  }),
  ...imports({ path: 'order', permission: 'orderList.import', noun: 'orders' }),
};

export type SaleRow = z.infer<typeof orderLine>;
export type SaleItem = z.infer<typeof orderItem>;
