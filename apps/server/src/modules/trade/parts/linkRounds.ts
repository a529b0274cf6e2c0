import { accepts, linkReviewLife, stateOf } from '@backlot/contract';
import { and, inArray, lt, type SQL } from 'drizzle-orm';
import { workOrderLinks } from '../../../tables/trade/link';

/** A rejected link comes back at most as often (domain/life-cycles 3.5). */
export const mostLinkRounds = 5;

/** Whether a link can be brought again: it was rejected or withdrawn, and rounds are left. */
export function comesBack({ reviewStatus, round }: { reviewStatus: number; round: number }): boolean {
  const state = stateOf(linkReviewLife, reviewStatus);
  return state !== undefined && state !== 'pending' && accepts(linkReviewLife, state, 'resubmit') && round < mostLinkRounds;
}

/** SQL: links of which `comesBack` is true. */
export const linkComesBack: SQL | undefined = and(
  inArray(
    workOrderLinks.reviewStatus,
    Object.values(linkReviewLife.states).filter((reviewStatus) => comesBack({ reviewStatus, round: 1 })),
  ),
  lt(workOrderLinks.round, mostLinkRounds),
);
