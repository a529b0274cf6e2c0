import { zoneWarnings } from '@backlot/contract';

/** What a day of something followed was, beside the four weeks before it. */
export interface Measured {
  comments: number;
  negative: number;
  pastComments: number;
  pastNegative: number;
  /** Works in the seven days that end with it, and in the four weeks before those. */
  weekWorks: number;
  pastWorks: number;
}

export interface Unusual {
  warning: number;
  value: number;
  usual: number;
}

/** Days that what is usual is taken from. */
export const usualDays = 28;

const least = { comments: 5, times: 3, share: 0.2, moreShare: 0.1, pastComments: 10, pastWorks: 8 } as const;

/**
 * What is unusual about a day (an estimate): three times the comments of a usual day and at least five; a fifth of at least five
 * comments negative, and ten points more than usual; no work in a week of what usually has two.
 */
export function unusualIn({ comments, negative, pastComments, pastNegative, weekWorks, pastWorks }: Measured): Unusual[] {
  const usualComments = pastComments / usualDays;
  const [share, usualShare] = [negative / Math.max(1, comments), pastNegative / Math.max(1, pastComments)];
  const found: Unusual[] = [];
  if (comments >= least.comments && pastComments > 0 && comments >= least.times * usualComments)
    found.push({ warning: zoneWarnings.comments, value: comments, usual: tenths(usualComments) });
  const isJudged = comments >= least.comments && pastComments >= least.pastComments;
  if (isJudged && share >= least.share && share >= usualShare + least.moreShare)
    found.push({ warning: zoneWarnings.negative, value: Math.round(share * 1000), usual: Math.round(usualShare * 1000) });
  if (weekWorks === 0 && pastWorks >= least.pastWorks)
    found.push({ warning: zoneWarnings.silent, value: 0, usual: tenths((pastWorks / usualDays) * 7) });
  return found;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
