import { createHmac } from 'node:crypto';
import type { Answer, Exchange, Route } from '../http/exchange';
import { type Shop, shopNamed } from '../world/shop';
import { failed, refuse, say, tooMany } from './say';

const perSecond = 50;
const [mostBehind, mostAhead] = [300, 30];

/** A call whose signature, moment and token hold, at most 50 a second of a shop; `isBare` calls name no shop. */
export const signed = (answer: (shop: Shop, exchange: Exchange) => Answer, { isBare = false } = {}): Route => ({
  tooMany,
  failed,
  answer: (exchange) => {
    const { query, now, headers, shopTokens, shops, faults, quotas, path } = exchange;
    const behind = now.getTime() / 1000 - Number(query.get('timestamp') ?? Number.NaN);
    if (!(behind <= mostBehind && behind >= -mostAhead)) return refuse(400, 36009004, 'timestamp is missing or too far from now');
    if (query.get('sign') !== signOf(exchange)) return refuse(401, 106001, 'sign is wrong');
    const id = shopTokens.personOf(String(headers['x-tts-access-token'] ?? ''), now) ?? '';
    const shop = shopNamed(shops, 'tiktokShop', id);
    if (!shop || faults.withdrawn.has(id) || faults.lockedOut.has(id)) return refuse(401, 105002, 'access token is expired');
    const cipher = query.get('shop_cipher') ?? query.get('category_asset_cipher');
    if (!isBare && cipher !== cipherOf(shop)) return refuse(403, 105005, 'the cipher is not of an authorised shop');
    if (!quotas.within(`tiktokShop ${id} ${path}`, perSecond, 1000, now)) return tooMany();
    if (faults.meet('scope', path)) return refuse(403, 105005, 'the scope is not granted');
    if (faults.meet('quota', path)) return refuse(403, 45101004, 'quota of the day is used up');
    return answer(shop, exchange);
  },
});

export const cipherOf = ({ id }: Shop): string => `cipher-${id}`;

function signOf({ query, path, raw, secret }: Exchange): string {
  const keys = [...query.keys()].filter((key) => key !== 'sign' && key !== 'access_token').sort();
  const text = [secret, path, ...keys.map((key) => `${key}${query.get(key)}`), raw, secret].join('');
  return createHmac('sha256', secret).update(text).digest('hex');
}

interface Listed<Item> {
  name: string;
  all: readonly Item[];
  most: number;
  show: (item: Item) => unknown;
  /** What the answer says beside the page. */
  extra?: Record<string, unknown>;
}

/** A page of a list; the token of the next is empty at the end. */
export function pageOf<Item>({ query }: Exchange, { name, all, most, show, extra }: Listed<Item>): Answer {
  const size = Number(query.get('page_size') ?? 20);
  const from = query.has('page_token') ? Number(/^P(\d+)$/.exec(query.get('page_token') ?? '')?.[1] ?? Number.NaN) : 0;
  if (!(size >= 1 && size <= most) || Number.isNaN(from)) return refuse(400, 36009005, 'page_size or page_token is wrong');
  const end = from + size;
  return say({
    [name]: all.slice(from, end).map(show),
    next_page_token: end < all.length ? `P${end}` : '',
    total_count: all.length,
    ...extra,
  });
}
