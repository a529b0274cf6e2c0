import { errors } from '@backlot/contract';
import type { CollectError, CollectFailure } from '../connectors';

/** Minutes until a job is tried again, by how often it went wrong (domain/life-cycles 3.10). */
const pauses = [1, 5, 15] as const;
const minute = 60_000;

export type Outcome =
  | { event: 'tryAgain'; at: Date }
  /** The channel does not want to be asked before. */
  | { event: 'postpone'; at: Date }
  | { event: 'fail'; to: 'failed' | 'timedOut'; errorCode: number };

/** After a refusal without a word on when to ask again. */
const nextWindow = (now: Date) => new Date((Math.floor(now.getTime() / minute) + 1) * minute);

interface Tried {
  /** Tries that went wrong before this one. */
  attempt: number;
  maxAttempt: number;
  now: Date;
  /** From 0 to 1. */
  chance: number;
}

/** What becomes of a job that a channel refused: tried again after 1, 5 and 15 minutes give or take a fifth, or over. */
export function outcomeOf({ failure, isPassing, askAgainAt }: CollectError, { attempt, maxAttempt, now, chance }: Tried): Outcome {
  if (failure === 'RateLimited' || failure === 'QuotaExhausted') return { event: 'postpone', at: askAgainAt ?? nextWindow(now) };
  if (isPassing && attempt < maxAttempt) {
    const pause = pauses[Math.min(attempt, pauses.length - 1)] ?? 15;
    return { event: 'tryAgain', at: new Date(now.getTime() + Math.round(pause * minute * (0.8 + 0.4 * chance))) };
  }
  return failure === 'Timeout'
    ? { event: 'fail', to: 'timedOut', errorCode: errors.extractionTimedOut.code }
    : { event: 'fail', to: 'failed', errorCode: errors.extractionNoInformation.code };
}

/**
 * Failures that every other job of the connector would meet as well: it pauses until somebody looks at it. A key or a token of our app does
 * not hold; one that a creator or a merchant opened is no `AuthExpired` here.
 */
export const stopsConnector = (failure: CollectFailure): boolean => failure === 'ShapeChanged' || failure === 'AuthExpired';
