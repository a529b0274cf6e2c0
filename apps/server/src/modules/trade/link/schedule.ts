import type { Link } from '../parts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Checks without an answer: three within half an hour, then after 1, 6 and 24 hours (domain/life-cycles 3.6). */
const pauses = [10 * minute, 10 * minute, hour, 6 * hour, day];

/** Checks without an answer that make a timeout. */
export const silentLimit = 3;

/** When to ask again after some checks without an answer; null when a person has to. */
export const afterSilence = (silentChecks: number, now: Date): Date | null => later(now, pauses[silentChecks - 1]);

/** A valid link that failed is asked for once more before it counts as invalid. */
export const secondLook = (now: Date): Date => new Date(now.getTime() + 6 * hour);

/** The next ordinary check: daily for 30 days after the link was submitted, weekly to day 90, then none. */
export function nextCheck({ submitTime }: Pick<Link, 'submitTime'>, now: Date): Date | null {
  const age = now.getTime() - submitTime.getTime();
  if (age < 30 * day) return later(now, day);
  return age < 90 * day ? later(now, 7 * day) : null;
}

const later = (now: Date, pause: number | undefined): Date | null => (pause === undefined ? null : new Date(now.getTime() + pause));
