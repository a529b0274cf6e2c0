import type * as z from 'zod';
import { amountOf, negated, timesOf } from '../amountOf';
import type { Access } from '../connector';
import type { ChannelOrder, ChannelOrderLine, ChannelReturn, PartnerOrder, ShopOrder, ShopReads, Window } from '../shopReads';
import { list } from './call';
import {
  type AffiliateOrder,
  ordersShape,
  partnerOrdersShape,
  type ReturnOrder,
  returnsShape,
  shopOrdersShape,
  type Sku,
  statementsShape,
  type TapOrder,
  unsettledShape,
} from './orderShapes';
import { withoutPeople } from './withoutPeople';

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
const made = ({ from, to }: Window) => ({ create_time_ge: inSeconds(from), create_time_lt: inSeconds(to) });

type OrderReads = Pick<
  ShopReads,
  'listOrders' | 'listShopOrders' | 'listReturns' | 'listPartnerOrders' | 'listStatements' | 'listUnsettled'
>;

/** Orders, what comes back of them, and the accounts of a shop. */
export const orderReads = (access: Access): OrderReads => ({
  listOrders: (window, paging) =>
    list(access, {
      path: '/affiliate_seller/202410/orders/search',
      body: made(window),
      shape: ordersShape,
      paging,
      most: 100,
      itemsOf: ({ orders }) => orders.map(orderOf),
    }),
  listShopOrders: async (window, paging) => {
    const path = '/order/202309/orders/search';
    const itemsOf = ({ orders }: z.infer<typeof shopOrdersShape>) => orders.map(shopOrderOf);
    const told = await list(access, { path, body: made(window), shape: shopOrdersShape, paging, most: 100, itemsOf });
    return { ...told, raw: withoutPeople(told.raw) };
  },
  listReturns: ({ from, to }, paging) =>
    list(access, {
      path: '/return_refund/202309/returns/search',
      body: { update_time_ge: inSeconds(from), update_time_lt: inSeconds(to) },
      shape: returnsShape,
      paging,
      most: 50,
      itemsOf: ({ return_orders }) => return_orders.flatMap(returnsOf),
    }),
  listPartnerOrders: (window, paging) =>
    list(access, {
      path: '/affiliate_partner/202411/orders/search',
      body: made(window),
      shape: partnerOrdersShape,
      paging,
      most: 100,
      cipher: 'category_asset_cipher',
      itemsOf: ({ orders }) => orders.flatMap(partnerOrdersOf),
    }),
  listStatements: ({ from, to }, paging) =>
    list(access, {
      path: '/finance/202309/statements',
      query: { sort_field: 'statement_time', statement_time_ge: String(inSeconds(from)), statement_time_lt: String(inSeconds(to)) },
      shape: statementsShape,
      paging,
      most: 100,
      itemsOf: ({ statements }) =>
        statements.map(({ id, statement_time, currency, ...told }) => ({
          statementId: id,
          statementTime: statement_time,
          currency,
          settlementAmount: amountOf(told.settlement_amount, currency),
          feeAmount: negated(amountOf(told.fee_amount, currency)),
          adjustmentAmount: amountOf(told.adjustment_amount, currency),
          affiliateCommission: paidIn(told.affiliate_commission_amount, currency),
          partnerCommission: paidIn(told.affiliate_partner_commission_amount, currency),
          tax: paidIn(told.pit_amount, currency),
        })),
    }),
  listUnsettled: ({ from, to }, paging) =>
    list(access, {
      path: '/finance/202507/orders/unsettled',
      query: { sort_field: 'order_create_time', search_time_ge: String(inSeconds(from)), search_time_lt: String(inSeconds(to)) },
      shape: unsettledShape,
      paging,
      most: 100,
      itemsOf: ({ transactions }) =>
        transactions.map(({ id, order_create_time, currency, est_settlement_amount }) => ({
          id,
          orderTime: order_create_time,
          currency,
          amount: amountOf(est_settlement_amount, currency),
        })),
    }),
});

/** What the shop pays is told as what is taken off. */
const paidIn = (text: string | undefined, currency: string) => (text === undefined ? null : negated(amountOf(text, currency)));

/** Codes of the dictionary `orderStatus`. */
const states: Readonly<Record<string, number>> = { PROCESSING: 1, COMPLETED: 2, CANCELLED: 3, FROZEN: 4, DEDUCTED: 5 };
/** Codes of the dictionary `salesType`. */
const contents: Readonly<Record<string, number>> = { VIDEO: 1, LIVE: 2, SHOWCASE: 3 };

/** Lines stand in the order of their products, so that they keep their numbers whichever way they are told. */
export const orderOf = ({ id, status, create_time, delivery_time, skus }: AffiliateOrder): ChannelOrder => ({
  orderNo: id,
  orderStatus: states[status] ?? null,
  statusText: status,
  orderTime: create_time,
  deliverTime: delivery_time ?? null,
  completeTime: null,
  lines: skus.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(lineOf),
});

const keyOf = ({ product_id, sku_id = '', creator_username = '', content_id = '' }: Sku) =>
  [product_id, sku_id, creator_username, content_id].join(' ');

/** The base at the time of the order: refunds are counted apart. */
function lineOf(sku: Sku): ChannelOrderLine {
  const { price, quantity, estimated_commission_base: base, actual_paid_commission: actual, estimated_paid_commission: estimated } = sku;
  const commission = actual ?? estimated;
  return {
    platformProductId: sku.product_id,
    platformSkuId: sku.sku_id ?? null,
    goodsName: sku.product_name ?? null,
    quantity,
    payAmount: base ? amountOf(base.amount, base.currency) : timesOf(amountOf(price.amount, price.currency), quantity),
    currency: price.currency,
    creator: sku.creator_username ?? null,
    contentId: sku.content_id ?? null,
    salesType: contents[sku.content_type ?? ''] ?? null,
    platformCommission: commission ? amountOf(commission.amount, commission.currency) : null,
  };
}

const shopOrderOf = (order: z.infer<typeof shopOrdersShape>['orders'][number]): ShopOrder => ({
  orderNo: order.id,
  statusText: order.status,
  orderTime: order.create_time,
  payTime: order.paid_time ?? null,
  isCod: order.is_cod,
  goodsTotal: amountOf(order.payment.sub_total, order.payment.currency),
  currency: order.payment.currency,
  lines: order.line_items.map(({ id, product_id, sku_id }) => ({
    lineId: id,
    platformProductId: product_id,
    platformSkuId: sku_id ?? null,
  })),
});

const partnerOrdersOf = ({ id, status, create_time, skus }: TapOrder): PartnerOrder[] =>
  skus.map((sku) => {
    const [partner, creator] = [
      sku.actual_tap_commission ?? sku.estimated_tap_commission,
      sku.actual_creator_commission ?? sku.estimated_creator_commission,
    ];
    return {
      orderNo: id,
      statusText: status,
      orderTime: create_time,
      campaignId: sku.campaign_id,
      platformProductId: sku.product_id,
      creator: sku.creator_username ?? null,
      currency: sku.price.currency,
      partnerCommission: partner ? amountOf(partner.amount, partner.currency) : null,
      creatorCommission: creator ? amountOf(creator.amount, creator.currency) : null,
    };
  });

/** Money goes back for the goods: `refund_subtotal` has neither tax nor shipping. */
export const returnsOf = ({
  return_id,
  order_id,
  return_status,
  create_time,
  update_time,
  return_line_items,
}: ReturnOrder): ChannelReturn[] =>
  return_line_items.map(({ order_line_item_id, sku_id, refund_amount: { currency, refund_subtotal } }) => ({
    refundNo: `${return_id}-${order_line_item_id}`,
    orderNo: order_id,
    lineId: order_line_item_id,
    platformSkuId: sku_id ?? null,
    amount: amountOf(refund_subtotal, currency),
    currency,
    refundStatus: refundStateOf(return_status),
    statusText: return_status,
    refundTime: update_time ?? create_time,
  }));

/** Only what the channel calls complete is done; a word that nobody knows is pending. */
const refundStateOf = (status: string): number => (/(COMPLETE|SUCCESS)$/.test(status) ? 2 : /REJECT|CANCEL/.test(status) ? 3 : 1);
