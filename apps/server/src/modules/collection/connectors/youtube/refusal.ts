import { parsed } from '../ask';
import { CollectError, type CollectFailure } from '../CollectError';
import { refusalShape } from './shapes';

const failures: Readonly<Record<string, CollectFailure>> = {
  keyInvalid: 'AuthExpired',
  quotaExceeded: 'QuotaExhausted',
  rateLimitExceeded: 'RateLimited',
  commentsDisabled: 'NotAllowed',
};

/** What a refusal of the Data API means. */
export function refusal(status: number, text: string, now: Date): CollectError {
  const reason = refusalShape.safeParse(parsed(text)).data?.error.errors[0]?.reason ?? '';
  const byStatus: CollectFailure = status === 404 ? 'NotFound' : status === 401 || status === 403 ? 'NotAllowed' : 'BadRequest';
  const failure = failures[reason] ?? byStatus;
  return new CollectError(failure, text, failure === 'QuotaExhausted' ? midnightAtThePacific(now) : null);
}

const hour = 3_600_000;
const hourThere = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', hour: '2-digit', hourCycle: 'h23' });

/** When the quota begins anew: the next midnight there, whichever length the day has. */
export function midnightAtThePacific(now: Date): Date {
  let at = (Math.floor(now.getTime() / hour) + 1) * hour;
  while (hourThere.format(at) !== '00') at += hour;
  return new Date(at);
}
