import type { Amount } from './amounts/amount';
import type { WorkOrder } from './inputs';
import type { Line, Section } from './statement';

/** What is kept of one beneficiary while lines come in. */
export interface Tally {
  beneficiaryId: string;
  lines: number;
  sums: Record<Section, Amount>;
  gmv: Amount;
  /** Order numbers, so that an order of several lines is one order. */
  orders: Record<WorkOrder['kind'], Set<string>>;
  /** Fulfilled submissions of commercial orders; each counts as one. */
  fulfilled: number;
}

export const createTally = (beneficiaryId: string): Tally => ({
  beneficiaryId,
  lines: 0,
  sums: { commercial: 0n, teamLeader: 0n, reward: 0n, adjust: 0n },
  gmv: 0n,
  orders: { commercial: new Set(), teamLeader: new Set() },
  fulfilled: 0,
});

/** Takes a line into the sums; what the platform pays only counts as a line. */
export function addLine(tally: Tally, { section, amount, paidBy }: Line): void {
  tally.lines += 1;
  if (paidBy === 'agency') tally.sums[section] += amount;
}
