import type { Routes } from '../http/exchange';
import { type Sale, salesOf, type Shop } from '../world/shop';
import { part } from './orders';
import { refuse } from './say';
import { pageOf, signed } from './signed';

const day = 86_400;
const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** What the shop gets of a sale, and what is taken off: income tax is kept back from creators. */
const parts = { settlement: 0.72, fee: -0.06, commission: -0.18, partner: -0.02, tax: -0.02 } as const;

const total = ({ products }: Shop, sales: readonly Sale[], share: number): string =>
  sales.reduce((sum, sale) => sum + Number(part(sale, share)), 0).toFixed(products[0].price.includes('.') ? 2 : 0);

/** One statement a day over what was completed, made at the midnight after it. */
const statements = signed((shop, exchange) => {
  const { query, now } = exchange;
  if (query.get('sort_field') !== 'statement_time') return refuse(400, 36009005, 'sort_field is statement_time');
  const [from, to] = [Number(query.get('statement_time_ge') ?? 0), Number(query.get('statement_time_lt') ?? Infinity)];
  const days = new Map<number, Sale[]>();
  for (const sale of salesOf(shop, now)) {
    if (sale.isCancelled) continue;
    const closing = (Math.floor(seconds(sale.completedAt) / day) + 1) * day;
    if (closing <= seconds(now) && closing >= from && closing < to) days.set(closing, [...(days.get(closing) ?? []), sale]);
  }
  return pageOf(exchange, {
    name: 'statements',
    all: [...days].sort(([a], [b]) => a - b),
    most: 100,
    show: ([closing, sales]) => ({
      id: `S${shop.id}${closing}`,
      statement_time: closing,
      currency: shop.currency,
      revenue_amount: total(shop, sales, 1),
      settlement_amount: total(shop, sales, parts.settlement),
      fee_amount: total(shop, sales, parts.fee),
      adjustment_amount: '0',
      affiliate_commission_amount: total(shop, sales, parts.commission),
      affiliate_partner_commission_amount: total(shop, sales, parts.partner),
      pit_amount: total(shop, sales, parts.tax),
    }),
  });
});

/** What is ordered and not completed. */
const unsettled = signed((shop, exchange) => {
  const { query, now } = exchange;
  if (query.get('sort_field') !== 'order_create_time') return refuse(400, 36009005, 'sort_field is order_create_time');
  const [from, to] = [Number(query.get('search_time_ge') ?? 0), Number(query.get('search_time_lt') ?? Infinity)];
  return pageOf(exchange, {
    name: 'transactions',
    all: salesOf(shop, now).filter(
      (sale) => !sale.isCancelled && sale.completedAt > now && seconds(sale.at) >= from && seconds(sale.at) < to,
    ),
    most: 100,
    show: (sale) => ({
      id: `U${sale.id}`,
      type: 'ORDER',
      order_id: sale.id,
      order_create_time: seconds(sale.at),
      currency: shop.currency,
      est_settlement_amount: part(sale, parts.settlement),
    }),
  });
});

export const financeRoutes: Routes = {
  'GET /finance/202309/statements': statements,
  'GET /finance/202507/orders/unsettled': unsettled,
};
