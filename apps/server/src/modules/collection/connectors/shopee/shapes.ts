import * as z from 'zod';
import { count } from '../shopCount';

/** Amounts arrive as text or as numbers; either is read as it is written. */
const amount = z.union([z.string(), z.number()]).transform(String);
const id = z.union([z.string().min(1), z.int()]).transform(String);
const time = z.string().optional();

const item = z.object({
  item_id: id,
  model_id: id.optional(),
  item_name: z.string().optional(),
  price: amount,
  qty: count,
  purchase_value: amount,
  refund_amount: amount.optional(),
  item_brand_commission: amount.optional(),
});
export type Item = z.infer<typeof item>;

const conversion = z.object({
  order_sn: z.string().min(1),
  order_status: z.string(),
  verified_status: z.string().optional(),
  place_order_time: z.string(),
  order_completed_time: time,
  conversion_completed_time: time,
  affiliate_id: id.optional(),
  affiliate_name: z.string().optional(),
  items: z.array(item),
});
export type Conversion = z.infer<typeof conversion>;
export const conversionsShape = z.object({ list: z.array(conversion).default([]), total_count: z.int().optional(), has_more: z.boolean() });

export const performanceShape = z.object({
  has_more: z.boolean(),
  list: z.array(
    z.object({
      affiliate_id: id,
      affiliate_name: z.string(),
      sales: amount,
      items_sold: count,
      orders: count,
      clicks: count,
      est_commission: amount,
    }),
  ),
});

export const affiliatesShape = z.object({
  list: z.array(z.object({ affiliate_id: id, affiliate_name: z.string(), follower_count: count.optional() })),
});

export const billsShape = z.object({
  has_more: z.boolean(),
  list: z.array(z.object({ validation_id: id, validation_time: z.string(), total_commission: amount, total_fee: amount })),
});
