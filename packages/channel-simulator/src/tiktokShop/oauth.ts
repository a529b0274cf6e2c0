import { type Answer, type Exchange, type Route, type Routes } from '../http/exchange';
import { lifetimes } from '../tiktok/tokens';
import { shopNamed } from '../world/shop';
import { failed, refuse, say, tooMany } from './say';

const route = (answer: Route['answer']): Route => ({ answer, tooMany, failed });

/** Codes and refresh tokens against new ones, each once; lifetimes are told as moments. */
const token = (kind: 'code' | 'rft', field: string): Route =>
  route(({ query, shopTokens, shops, secret, now, faults }) => {
    if (query.get('app_secret') !== secret) return refuse(401, 36004001, 'app_key or app_secret is wrong');
    const issued = shopTokens.exchange(kind, query.get(field) ?? '', now);
    if (!issued || faults.withdrawn.has(issued.open_id)) return refuse(400, 36004004, `${field} does not hold`);
    const shop = shopNamed(shops, 'tiktokShop', issued.open_id);
    const at = (seconds: number) => Math.floor(now.getTime() / 1000) + seconds;
    return say({
      access_token: issued.access_token,
      access_token_expire_in: at(lifetimes.shop.access),
      refresh_token: issued.refresh_token,
      refresh_token_expire_in: at(lifetimes.shop.refresh),
      open_id: `seller-${issued.open_id}`,
      seller_name: shop?.name ?? '',
      seller_base_region: shop?.region ?? '',
      user_type: 0,
      granted_scopes: ['seller.affiliate_collaboration.read', 'seller.order.info', 'seller.return_refund.basic', 'seller.finance.info'],
    });
  });

/** The consent page: asks for the number of a shop and leads back with its code; shows the address where it was told none. */
export const consentPage = ({ query, shops, shopTokens, now }: Exchange): Answer => {
  const shop = shops.find(({ id }) => id === query.get('shop'));
  if (shop) {
    const told = query.get('redirect') ?? '';
    const back = new URL(URL.canParse(told) ? told : 'https://back.example');
    if (query.has('state')) back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('code', shopTokens.codeFor(shop.id, now));
    back.searchParams.set('shop_id', shop.id);
    if (URL.canParse(told)) return { status: 302, body: '', headers: { location: back.href } };
    return page(`<title>Address</title><p>${plain(shop.name)}</p><p><code>${plain(back.href)}</code></p>`);
  }
  const hidden = [...query]
    .filter(([name]) => name !== 'shop')
    .map(([name, value]) => `<input type="hidden" name="${plain(name)}" value="${plain(value)}">`);
  const form = `<form>${hidden.join('')}<label>Shop number <input name="shop" required></label> <button>Allow</button></form>`;
  return page(`<title>Consent</title>${form}`);
};

const page = (body: string): Answer => ({
  status: 200,
  body: `<!doctype html>${body}`,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const oauthRoutes: Routes = {
  'GET /open/authorize': route(consentPage),
  'GET /api/v2/token/get': token('code', 'auth_code'),
  'GET /api/v2/token/refresh': token('rft', 'refresh_token'),
};
