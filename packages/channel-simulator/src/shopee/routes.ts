import { createHmac } from 'node:crypto';
import { type Answer, type Exchange, ok, type Route, type Routes } from '../http/exchange';
import { lifetimes } from '../tiktok/tokens';
import { consentPage } from '../tiktokShop/oauth';
import { later, type Sale, salesOf, type Shop, shopNamed, times } from '../world/shop';

const refuse = (status: number, error: string, message = error): Answer => ({ status, body: { error, message, request_id: 'simulated' } });
const say = (response: unknown): Answer => ok({ error: '', message: '', request_id: 'simulated', response });
const tooMany = (): Answer => refuse(429, 'error_rate_limit');
const failed = (): Answer => refuse(503, 'error_server');
const route = (answer: Route['answer']): Route => ({ answer, tooMany, failed });

const mostBehind = 300;

/** Whether a call came in time with the signature of all that it names. */
function problemOf({ query, path, now, secret }: Exchange): Answer | undefined {
  const of = (name: string) => query.get(name) ?? '';
  if (!(Math.abs(now.getTime() / 1000 - Number(query.get('timestamp') ?? Number.NaN)) <= mostBehind))
    return refuse(403, 'error_param', 'Invalid timestamp');
  const text = [of('partner_id'), path, of('timestamp'), of('access_token'), of('shop_id')].join('');
  return of('sign') === createHmac('sha256', secret).update(text).digest('hex') ? undefined : refuse(403, 'error_sign', 'Wrong sign');
}

const signed = (answer: (shop: Shop, exchange: Exchange) => Answer): Route =>
  route((exchange) => {
    const { query, shopTokens, shops, now, faults, path } = exchange;
    const problem = problemOf(exchange);
    if (problem) return problem;
    const id = shopTokens.personOf(query.get('access_token') ?? '', now) ?? '';
    const shop = shopNamed(shops, 'shopee', id);
    const isOut = faults.withdrawn.has(id) || faults.lockedOut.has(id);
    if (!shop || id !== query.get('shop_id') || isOut) return refuse(403, 'invalid_access_token');
    if (faults.meet('scope', path)) return refuse(403, 'error_permission', 'the scope is not granted');
    return faults.meet('quota', path) ? refuse(403, 'error_quota') : answer(shop, exchange);
  });

const token = (kind: 'code' | 'rft', field: string): Route =>
  route((exchange) => {
    const { body, shopTokens, now, faults } = exchange;
    const problem = problemOf(exchange);
    if (problem) return problem;
    const issued = shopTokens.exchange(kind, String(body[field] ?? ''), now);
    if (!issued || issued.open_id !== String(body['shop_id']) || faults.withdrawn.has(issued.open_id)) return refuse(403, 'error_auth');
    const { access_token, refresh_token } = issued;
    return ok({ error: '', message: '', request_id: 'simulated', access_token, refresh_token, expire_in: lifetimes.shop.access });
  });

/** A page by its number; number times size is at most 10 000. */
function pageOf<Item>({ query }: Exchange, all: readonly Item[], show: (item: Item) => unknown): Answer {
  const [page, size] = [Number(query.get('page_no') ?? 1), Number(query.get('page_size') ?? 20)];
  if (!(page >= 1 && size >= 1 && size <= 500 && page * size <= 10_000)) return refuse(400, 'error_param', 'page_no and page_size');
  const from = (page - 1) * size;
  return say({ list: all.slice(from, from + size).map(show), total_count: all.length, has_more: from + size < all.length });
}

/** A moment as the report writes it: local, without a zone. */
function local(time: Date, timeZone: string): string {
  const options = {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const;
  const part = Object.fromEntries(new Intl.DateTimeFormat('en-US', options).formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part['year']}/${part['month']}/${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`;
}

const conversions = signed((shop, exchange) => {
  const { query, now } = exchange;
  const [from, to] = [Number(query.get('place_order_time_start') ?? 0), Number(query.get('place_order_time_end') ?? Infinity)];
  const all = salesOf(shop, now).filter(({ at }) => at.getTime() / 1000 >= from && at.getTime() / 1000 <= to);
  return pageOf(exchange, all, (sale) => conversionOf(sale, now));
});

/** A number that no rounding changes; a longer id stays a text. */
const exact = (id: string): number | string => (Number.isSafeInteger(Number(id)) ? Number(id) : id);

const part = (sale: Sale, share: number) => Math.round(Number(times(sale.product.price, sale.quantity)) * share);

const conversionOf = (sale: Sale, now: Date) => {
  const { timeZone } = sale.shop;
  const isComplete = !sale.isCancelled && sale.completedAt <= now;
  return {
    order_sn: sale.id,
    order_status: sale.isCancelled ? 'Cancelled' : isComplete ? 'Completed' : 'Pending',
    verified_status: isComplete ? 'Valid' : 'Unverified',
    place_order_time: local(sale.at, timeZone),
    ...(isComplete && {
      order_completed_time: local(sale.completedAt, timeZone),
      conversion_completed_time: local(later(sale.completedAt, 0.5), timeZone),
    }),
    affiliate_id: 9000 + sale.creator.length,
    affiliate_name: sale.creator,
    channel: 'Social media',
    items: [
      {
        item_id: exact(sale.product.id),
        model_id: exact(`${sale.product.id}1`),
        item_name: sale.product.name,
        price: sale.product.price,
        qty: sale.quantity,
        purchase_value: times(sale.product.price, sale.quantity),
        refund_amount: isComplete && sale.returnedAt ? sale.product.price : '0',
        item_brand_commission: part(sale, 0.1),
        item_brand_commission_rate_to_affiliate: '10%',
      },
    ],
  };
};

const performance = signed((shop, exchange) =>
  pageOf(exchange, shop.creators, (creator) => {
    const own = salesOf(shop, exchange.now).filter((sale) => sale.creator === creator);
    return {
      affiliate_id: 9000 + creator.length,
      affiliate_name: creator,
      sales: own.reduce((sum, sale) => sum + part(sale, 1), 0),
      items_sold: own.reduce((sum, { quantity }) => sum + quantity, 0),
      orders: own.length,
      clicks: own.length * 31,
      est_commission: own.reduce((sum, sale) => sum + part(sale, 0.1), 0),
      roi: '8.1',
    };
  }),
);

const affiliates = signed((shop, { query }) => {
  const ids = (query.get('affiliate_id_list') ?? '').split(',').filter(Boolean);
  if (ids.length === 0 || ids.length > 200) return refuse(400, 'error_param', 'affiliate_id_list holds 1 to 200');
  const found = shop.creators.filter((creator) => ids.includes(String(9000 + creator.length)));
  return say({ list: found.map((creator) => ({ affiliate_id: 9000 + creator.length, affiliate_name: creator, follower_count: 12_000 })) });
});

const bills = signed((shop, exchange) => {
  const done = salesOf(shop, exchange.now).filter(({ completedAt }) => completedAt <= exchange.now);
  return pageOf(exchange, done, (sale) => ({
    validation_id: `V${sale.id}`,
    validation_time: local(sale.completedAt, shop.timeZone),
    total_commission: part(sale, 0.1),
    total_fee: part(sale, 0.01),
  }));
});

/** Shopee Open Platform: affiliate marketing (domain/connectors 6.6). */
export const shopeeRoutes: Routes = {
  'GET /api/v2/shop/auth_partner': route(consentPage),
  'POST /api/v2/auth/token/get': token('code', 'code'),
  'POST /api/v2/auth/access_token/get': token('rft', 'refresh_token'),
  'GET /api/v2/ams/get_conversion_report': conversions,
  'GET /api/v2/ams/get_affiliate_performance': performance,
  'GET /api/v2/ams/query_affiliate_list': affiliates,
  'GET /api/v2/ams/get_validation_list': bills,
};
