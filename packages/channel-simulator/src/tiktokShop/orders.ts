import type { Exchange, Routes } from '../http/exchange';
import { later, liveNumber, liveOf, type Sale, salesOf, type Shop, times } from '../world/shop';
import { pageOf, signed } from './signed';

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** Sales of a shop whose moment lies in the window of the body. */
function within(shop: Shop, { body, now }: Exchange, field: string, of: (sale: Sale) => Date | undefined): Sale[] {
  const [from, to] = [Number(body[`${field}_ge`] ?? 0), Number(body[`${field}_lt`] ?? Infinity)];
  return salesOf(shop, now).filter((sale) => {
    const time = of(sale);
    return time !== undefined && time <= now && seconds(time) >= from && seconds(time) < to;
  });
}

const madeWithin = (shop: Shop, exchange: Exchange) => within(shop, exchange, 'create_time', ({ at }) => at);

const statusOf = ({ isCancelled, completedAt }: Sale, now: Date) =>
  isCancelled ? 'CANCELLED' : completedAt <= now ? 'COMPLETED' : 'PROCESSING';

const money = (shop: Shop, amount: string) => ({ amount, currency: shop.currency });
export const part = (sale: Sale, share: number) =>
  (Number(times(sale.product.price, sale.quantity)) * share).toFixed(sale.product.price.includes('.') ? 2 : 0);

const affiliate = signed((shop, exchange) =>
  pageOf(exchange, { name: 'orders', all: madeWithin(shop, exchange), most: 100, show: (sale) => affiliateOrder(sale, exchange.now) }),
);

/** What sold: the live that the creator was in, else a video. */
function contentOf(sale: Sale) {
  const live = liveOf(sale);
  return live
    ? { content_type: 'LIVE', content_id: liveNumber(sale.shop, live) }
    : { content_type: 'VIDEO', content_id: `7${sale.lineId.slice(2)}` };
}

const affiliateOrder = (sale: Sale, now: Date) => ({
  id: sale.id,
  status: statusOf(sale, now),
  create_time: seconds(sale.at),
  ...(!sale.isCancelled && sale.deliveredAt <= now && { delivery_time: seconds(sale.deliveredAt) }),
  skus: [
    {
      sku_id: `${sale.product.id}-1`,
      product_id: sale.product.id,
      product_name: sale.product.name,
      creator_username: sale.creator,
      ...contentOf(sale),
      price: money(sale.shop, sale.product.price),
      quantity: sale.quantity,
      commission_rate: 2000,
      estimated_commission_base: money(sale.shop, times(sale.product.price, sale.quantity)),
      estimated_paid_commission: money(sale.shop, part(sale, 0.2)),
      ...(sale.completedAt <= now && { actual_paid_commission: money(sale.shop, part(sale, sale.returnedAt ? 0 : 0.2)) }),
    },
  ],
});

const partner = signed((shop, exchange) =>
  pageOf(exchange, {
    name: 'orders',
    all: madeWithin(shop, exchange),
    most: 100,
    show: (sale) => ({
      id: sale.id,
      status: statusOf(sale, exchange.now),
      create_time: seconds(sale.at),
      skus: [
        {
          product_id: sale.product.id,
          campaign_id: `campaign-${shop.id}`,
          creator_username: sale.creator,
          price: money(shop, sale.product.price),
          tap_commission_rate: 500,
          creator_commission_rate: 1500,
          estimated_tap_commission: money(shop, part(sale, 0.05)),
          estimated_creator_commission: money(shop, part(sale, 0.15)),
        },
      ],
    }),
  }),
);

const shopOrders = signed((shop, exchange) =>
  pageOf(exchange, {
    name: 'orders',
    all: madeWithin(shop, exchange),
    most: 100,
    show: (sale) => ({
      id: sale.id,
      status: sale.isCancelled ? 'CANCELLED' : sale.completedAt <= exchange.now ? 'COMPLETED' : 'AWAITING_SHIPMENT',
      create_time: seconds(sale.at),
      paid_time: seconds(sale.at) + 60,
      buyer_email: 'buyer@example.com',
      recipient_address: { name: 'Ana Cruz', full_address: '12 Mabini Street' },
      is_cod: sale.lineId.endsWith('7'),
      payment: { currency: shop.currency, sub_total: times(sale.product.price, sale.quantity), shipping_fee: '0', tax: '0' },
      line_items: [{ id: sale.lineId, product_id: sale.product.id, sku_id: `${sale.product.id}-1` }],
    }),
  }),
);

/** A return is asked for on the fifth day and done on the seventh. */
const changedAt = ({ returnedAt }: Sale, now: Date) => returnedAt && (later(returnedAt, 2) <= now ? later(returnedAt, 2) : returnedAt);

const returns = signed((shop, exchange) =>
  pageOf(exchange, {
    name: 'return_orders',
    all: within(shop, exchange, 'update_time', (sale) => changedAt(sale, exchange.now)),
    most: 50,
    show: (sale) => {
      const updated = changedAt(sale, exchange.now) ?? sale.at;
      return {
        return_id: `40${sale.id.slice(2)}`,
        order_id: sale.id,
        return_type: 'REFUND',
        return_status:
          sale.returnedAt && later(sale.returnedAt, 2) <= exchange.now
            ? 'RETURN_OR_REFUND_REQUEST_COMPLETE'
            : 'RETURN_OR_REFUND_REQUEST_PENDING',
        create_time: seconds(sale.returnedAt ?? sale.at),
        update_time: seconds(updated),
        return_line_items: [
          {
            order_line_item_id: sale.lineId,
            refund_amount: {
              currency: shop.currency,
              refund_total: sale.product.price,
              refund_subtotal: sale.product.price,
              refund_tax: '0',
            },
          },
        ],
      };
    },
  }),
);

export const orderRoutes: Routes = {
  'POST /affiliate_seller/202410/orders/search': affiliate,
  'POST /affiliate_partner/202411/orders/search': partner,
  'POST /order/202309/orders/search': shopOrders,
  'POST /return_refund/202309/returns/search': returns,
};
