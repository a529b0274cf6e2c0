import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { ask, parsed } from '../ask';
import { CollectError, type CollectFailure } from '../CollectError';
import type { Access } from '../connector';
import { pairOf } from '../paired';

interface Signed {
  partnerId: string;
  path: string;
  timestamp: string;
  accessToken?: string;
  shopId?: string;
  secret: string;
}

/** The signature of a call: HMAC-SHA256 over partner, path, moment, token and shop with the partner's key, in lower-case hex. */
export const signOf = ({ partnerId, path, timestamp, accessToken = '', shopId = '', secret }: Signed): string =>
  createHmac('sha256', secret).update(`${partnerId}${path}${timestamp}${accessToken}${shopId}`).digest('hex');

export const timestampOf = (now: Date): string => String(Math.floor(now.getTime() / 1000));

interface Question<T> {
  path: string;
  query?: Record<string, string>;
  shape: z.ZodType<T>;
}

/** A signed call for a shop: `credential` is the token with the number of the shop. */
export function call<T>(access: Access, { path, query = {}, shape }: Question<T>) {
  const { clientKey: partnerId = '', clientSecret: secret = '' } = access.app ?? {};
  const { token: accessToken, other: shopId } = pairOf(access.credential);
  const timestamp = timestampOf(access.clock());
  const sign = signOf({ partnerId, path, timestamp, accessToken, shopId, secret });
  const common = { partner_id: partnerId, timestamp, access_token: accessToken, shop_id: shopId, sign };
  return ask(access, { path, query: { ...query, ...common }, shape: z.object({ response: shape }), isRefused, refusal });
}

const refusalShape = z.object({ error: z.string(), message: z.string().optional() });

export const isRefused = (answer: unknown): boolean => Boolean(refusalShape.safeParse(answer).data?.error);

const failures: Readonly<Record<string, CollectFailure>> = {
  error_auth: 'AuthExpired',
  invalid_access_token: 'AuthExpired',
  invalid_acceess_token: 'AuthExpired',
  error_permission: 'NotAllowed',
  error_not_found: 'NotFound',
  error_rate_limit: 'RateLimited',
  error_quota: 'QuotaExhausted',
};

const day = 86_400_000;

export function refusal(_status: number, text: string, now: Date): CollectError {
  const failure = failures[refusalShape.safeParse(parsed(text)).data?.error ?? ''] ?? 'BadRequest';
  return new CollectError(failure, text, failure === 'QuotaExhausted' ? nextMidnight(now) : null);
}

export const nextMidnight = (now: Date): Date => new Date((Math.floor(now.getTime() / day) + 1) * day);
