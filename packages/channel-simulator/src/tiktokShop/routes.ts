import type { Routes } from '../http/exchange';
import { times } from '../world/shop';
import { followersOf } from '../world/works';
import { audienceRoutes } from './audience';
import { financeRoutes } from './finance';
import { oauthRoutes } from './oauth';
import { orderRoutes } from './orders';
import { sampleRoutes } from './samples';
import { refuse, say } from './say';
import { cipherOf, pageOf, signed } from './signed';
import { videoRoutes } from './videos';

const shopsOf = signed((shop) => say({ shops: [{ id: shop.id, cipher: cipherOf(shop), name: shop.name, region: shop.region }] }), {
  isBare: true,
});

/** Creators of the marketplace; who hides figures shares no money. */
const creators = signed((shop, exchange) => {
  const { query, body, now, faults, accounts } = exchange;
  if (!['12', '20'].includes(query.get('page_size') ?? '')) return refuse(400, 36009005, 'page_size is 12 or 20');
  const keyword = String(body['keyword'] ?? '').toLowerCase();
  const { count_range: range } = (body['follower_demographics'] ?? {}) as { count_range?: { count_ge?: number } };
  const all = accounts.filter(
    (account) => account.channel === 'tiktok' && account.handle.includes(keyword) && followersOf(account, now) >= (range?.count_ge ?? 0),
  );
  return pageOf(exchange, {
    name: 'creators',
    all,
    most: 20,
    show: (account) => ({
      creator_open_id: account.id,
      username: account.handle,
      nickname: account.name,
      avatar: { url: `https://p16.example/${account.handle}.jpeg` },
      selection_region: shop.region,
      category_ids: [],
      follower_count: followersOf(account, now),
      units_sold_range: '10-100',
      ...(!faults.figuresHidden.has(account.id) && { gmv: { amount: times(shop.products[0].price, 40), currency: shop.currency } }),
    }),
  });
});

/** TikTok Shop Open API (domain/connectors 6.5). */
export const tiktokShopRoutes: Routes = {
  ...oauthRoutes,
  ...orderRoutes,
  ...audienceRoutes,
  ...financeRoutes,
  ...sampleRoutes,
  'GET /authorization/202309/shops': shopsOf,
  'POST /affiliate_seller/202508/marketplace_creators/search': creators,
  ...videoRoutes,
};
