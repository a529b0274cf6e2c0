import type { Routes } from '../http/exchange';
import { chance } from '../world/chance';
import { followersOf } from '../world/works';
import { refuse, say } from './say';
import { signed } from './signed';

/** Shares in hundredths of a percent that make up the whole, the same for the same person. */
function sharesOf(id: string, keys: readonly string[]): { key: string; value: string }[] {
  const weights = keys.map((key) => 0.2 + chance(id, key));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const values = weights.map((weight) => Math.floor((weight / whole) * 10_000));
  const rest = 10_000 - values.reduce((sum, value) => sum + value, 0);
  return keys.map((key, at) => ({ key, value: String((values[at] ?? 0) + (at === 0 ? rest : 0)) }));
}

/** A creator of the marketplace; who hides figures tells nothing of followers. */
const creator = signed((shop, { path, accounts, now, faults }) => {
  const id = decodeURIComponent(path.split('/').at(-1) ?? '');
  const account = accounts.find((one) => one.channel === 'tiktok' && one.id === id);
  if (!account) return refuse(404, 16005001, 'no such creator');
  return say({
    creator: {
      creator_open_id: account.id,
      username: account.handle,
      selection_region: shop.region,
      follower_count: followersOf(account, now),
      ...(!faults.figuresHidden.has(account.id) && {
        follower_gender: sharesOf(account.id, ['Female', 'Male']),
        follower_age: sharesOf(account.id, ['18-24', '25-34', '35-44', '45-54', '55+']),
        follower_location: sharesOf(account.id, ['PH', 'MY', 'SG', 'TH']),
      }),
    },
  });
});

export const audienceRoutes: Routes = { 'GET /affiliate_seller/202508/marketplace_creators/*': creator };
