import * as z from 'zod';
import { ask, parsed } from '../ask';
import { CollectError, type CollectFailure } from '../CollectError';
import type { Access, Paging, Told } from '../connector';
import { pairOf } from '../paired';
import { signOf } from './signOf';

interface Question<T> {
  path: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  shape: z.ZodType<T>;
  /** Named so where a partner asks, not a seller. */
  cipher?: 'shop_cipher' | 'category_asset_cipher';
}

/** A signed call as the holder of a token: `credential` is the token with the cipher of what it opens. */
export function call<T>(access: Access, { path, query = {}, body, shape, cipher = 'shop_cipher' }: Question<T>) {
  const { clientKey = '', clientSecret: secret = '' } = access.app ?? {};
  const { token, other } = pairOf(access.credential);
  const timestamp = String(Math.floor(access.clock().getTime() / 1000));
  const all = { ...query, app_key: clientKey, timestamp, ...(other && { [cipher]: other }) };
  const sign = signOf({ path, query: all, body: body && JSON.stringify(body), secret });
  return ask(access, {
    path,
    query: { ...all, sign },
    headers: { 'x-tts-access-token': token },
    ...(body !== undefined && { body }),
    shape: z.object({ data: shape }),
    isRefused: (answer) => (refusalShape.safeParse(answer).data?.code ?? 0) !== 0,
    refusal,
  });
}

interface Listed<Page, Item> extends Question<Page> {
  paging: Paging;
  most: number;
  itemsOf: (page: Page) => Item[];
}

/** A page of a list; the token of the next is empty at the end. */
export async function list<Page extends { next_page_token?: string | undefined }, Item>(
  access: Access,
  { paging: { cursor, limit }, most, itemsOf, ...question }: Listed<Page, Item>,
): Promise<Told<Item>> {
  const paged = { page_size: String(Math.min(limit, most)), ...(cursor !== null && { page_token: cursor }) };
  const { told, ...rest } = await call(access, { ...question, query: { ...question.query, ...paged } });
  return { items: itemsOf(told.data), nextCursor: told.data.next_page_token || null, quotaCost: 1, ...rest };
}

const refusalShape = z.object({ code: z.int(), message: z.string().optional() });

const failures: Readonly<Record<number, CollectFailure>> = {
  105001: 'AuthExpired',
  105002: 'AuthExpired',
  105005: 'NotAllowed',
  106001: 'BadRequest',
  36009002: 'RateLimited',
  36009004: 'BadRequest',
  45101004: 'QuotaExhausted',
};

const day = 86_400_000;

function refusal(status: number, text: string, now: Date): CollectError {
  const code = refusalShape.safeParse(parsed(text)).data?.code ?? 0;
  const byStatus: CollectFailure = status === 404 ? 'NotFound' : status === 401 || status === 403 ? 'NotAllowed' : 'BadRequest';
  const failure = failures[code] ?? byStatus;
  return new CollectError(failure, text, failure === 'QuotaExhausted' ? nextMidnight(now) : null);
}

export const nextMidnight = (now: Date): Date => new Date((Math.floor(now.getTime() / day) + 1) * day);
