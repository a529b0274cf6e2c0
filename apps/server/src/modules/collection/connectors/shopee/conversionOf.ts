import { amountOf } from '../amountOf';
import { CollectError } from '../CollectError';
import type { Access } from '../connector';
import type { ChannelOrder, ChannelOrderLine } from '../shopReads';
import { localTime } from './localTime';
import type { Conversion, Item } from './shapes';

type Place = NonNullable<Access['place']>;

/** Zone and currency of the shop: its answers have neither. */
export function placeOf({ place }: Access): Place {
  if (!place) throw new CollectError('BadRequest', 'no place of the shop');
  return place;
}

/** Codes of the dictionary `orderStatus`. */
const states: Readonly<Record<string, number>> = { Unpaid: 1, Pending: 1, Completed: 2, Cancelled: 3 };

/** A conversion as an order. When it was delivered is not told: that it is complete stands for it. */
export function conversionOf(row: Conversion, place: Place): ChannelOrder {
  const time = (text: string | undefined) => (text ? localTime(text, place.timeZone) : null);
  const [orderTime, completed] = [localTime(row.place_order_time, place.timeZone), time(row.order_completed_time)];
  const refundTime = time(row.conversion_completed_time) ?? completed ?? orderTime;
  return {
    orderNo: row.order_sn,
    orderStatus: states[row.order_status] ?? null,
    statusText: row.order_status,
    orderTime,
    deliverTime: completed,
    completeTime: completed,
    lines: row.items
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      .map((item) => lineOf(item, { row, refundTime, currency: place.currency })),
  };
}

const keyOf = ({ item_id, model_id = '' }: Item) => `${item_id} ${model_id}`;

function lineOf(item: Item, { row, refundTime, currency }: { row: Conversion; refundTime: Date; currency: string }): ChannelOrderLine {
  const refunded = item.refund_amount === undefined ? '0.00' : amountOf(item.refund_amount, currency);
  return {
    platformProductId: item.item_id,
    platformSkuId: item.model_id ?? null,
    goodsName: item.item_name ?? null,
    quantity: item.qty,
    payAmount: amountOf(item.purchase_value, currency),
    currency,
    creator: row.affiliate_name ?? null,
    ...(row.affiliate_id !== undefined && { creatorId: row.affiliate_id }),
    contentId: null,
    salesType: null,
    platformCommission: item.item_brand_commission === undefined ? null : amountOf(item.item_brand_commission, currency),
    ...(refunded !== '0.00' && {
      refund: { refundNo: `${row.order_sn}-${item.item_id}-${item.model_id ?? '0'}`, amount: refunded, refundTime },
    }),
  };
}
