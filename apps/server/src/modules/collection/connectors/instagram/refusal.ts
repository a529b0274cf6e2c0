import { parsed } from '../ask';
import { CollectError, type CollectFailure } from '../CollectError';
import { refusalShape } from './shapes';
import { regainedAt } from './usage';

const failures: Readonly<Record<number, CollectFailure>> = {
  4: 'RateLimited',
  17: 'RateLimited',
  32: 'RateLimited',
  613: 'RateLimited',
  190: 'AuthExpired',
  10: 'NotAllowed',
  200: 'NotAllowed',
  110: 'NotFound',
};

/** What a refusal of the Graph API means: its code says so, its status does not. */
export function refusal(status: number, text: string, now: Date, headers: Headers): CollectError {
  const code = refusalShape.safeParse(parsed(text)).data?.error.code ?? 0;
  // 100 with a get that is not supported: there is nothing under this id, or nothing for us.
  const isGone = code === 100 && text.includes('Unsupported get request');
  const byStatus: CollectFailure = status === 404 || isGone ? 'NotFound' : status === 401 || status === 403 ? 'NotAllowed' : 'BadRequest';
  const failure = failures[code] ?? byStatus;
  return new CollectError(failure, text, failure === 'RateLimited' ? (waitIn(headers, now) ?? regainedAt(headers, now)) : null);
}

function waitIn(headers: Headers, now: Date): Date | null {
  const seconds = headers.get('retry-after');
  return seconds !== null && /^\d+$/.test(seconds) ? new Date(now.getTime() + Number(seconds) * 1000) : null;
}
