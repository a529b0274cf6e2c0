import * as z from 'zod';
import { count, seconds } from '../shopCount';

export const money = z.object({ amount: z.string(), currency: z.string().length(3) });
export const page = { next_page_token: z.string().optional() };

const sku = z.object({
  product_id: z.string().min(1),
  sku_id: z.string().optional(),
  product_name: z.string().optional(),
  creator_username: z.string().optional(),
  content_type: z.string().optional(),
  content_id: z.string().optional(),
  price: money,
  quantity: count,
  estimated_commission_base: money.optional(),
  estimated_paid_commission: money.optional(),
  actual_paid_commission: money.optional(),
});
export type Sku = z.infer<typeof sku>;

const order = z.object({
  id: z.string().min(1),
  status: z.string(),
  create_time: seconds,
  delivery_time: seconds.optional(),
  skus: z.array(sku),
});
export type AffiliateOrder = z.infer<typeof order>;
export const ordersShape = z.object({ ...page, orders: z.array(order).default([]) });

const partnerSku = z.object({
  product_id: z.string().min(1),
  campaign_id: z.string(),
  creator_username: z.string().optional(),
  price: money,
  estimated_tap_commission: money.optional(),
  actual_tap_commission: money.optional(),
  estimated_creator_commission: money.optional(),
  actual_creator_commission: money.optional(),
});
const partnerOrder = z.object({ id: z.string().min(1), status: z.string(), create_time: seconds, skus: z.array(partnerSku) });
export type TapOrder = z.infer<typeof partnerOrder>;
export const partnerOrdersShape = z.object({ ...page, orders: z.array(partnerOrder).default([]) });

const shopOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  create_time: seconds,
  paid_time: seconds.optional(),
  is_cod: z.boolean().default(false),
  payment: z.object({ currency: z.string(), sub_total: z.string() }),
  line_items: z.array(z.object({ id: z.string(), product_id: z.string(), sku_id: z.string().optional() })),
});
export const shopOrdersShape = z.object({ ...page, orders: z.array(shopOrder).default([]) });

const returned = z.object({
  return_id: z.string().min(1),
  order_id: z.string().min(1),
  return_status: z.string(),
  create_time: seconds,
  update_time: seconds.optional(),
  return_line_items: z.array(
    z.object({
      order_line_item_id: z.string(),
      sku_id: z.string().optional(),
      refund_amount: z.object({ currency: z.string(), refund_subtotal: z.string() }),
    }),
  ),
});
export type ReturnOrder = z.infer<typeof returned>;
export const returnsShape = z.object({ ...page, return_orders: z.array(returned).default([]) });

const statement = z.object({
  id: z.string().min(1),
  statement_time: seconds,
  currency: z.string(),
  settlement_amount: z.string(),
  fee_amount: z.string(),
  adjustment_amount: z.string(),
  affiliate_commission_amount: z.string().optional(),
  affiliate_partner_commission_amount: z.string().optional(),
  // Markets of South-East Asia: income tax that is kept back from creators.
  pit_amount: z.string().optional(),
});
export const statementsShape = z.object({ ...page, statements: z.array(statement).default([]) });

/** Estimates of orders that no statement has yet. */
const unsettled = z.object({
  id: z.string().min(1),
  order_id: z.string().optional(),
  order_create_time: seconds,
  currency: z.string(),
  est_settlement_amount: z.string(),
});
export const unsettledShape = z.object({ ...page, transactions: z.array(unsettled).default([]) });
