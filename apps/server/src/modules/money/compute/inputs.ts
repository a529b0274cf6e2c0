import type { CountryCode } from '../../system/country';
import type { Amount } from './amounts/amount';
import type { Percent } from './amounts/percent';
import type { Rates } from './amounts/shares';
import type { Rule } from './rules/rule';

export const dimensions = ['bd', 'leader', 'merchant', 'creator'] as const;

/** Whose statements a batch holds (`settleDimension`, domain model 2.2). */
export type Dimension = (typeof dimensions)[number];

/** What holds for the whole batch. Moments are milliseconds since 1970 UTC, amounts whole units of the currency's last decimal. */
export interface Terms {
  /** `YYYY-MM`, in the country's zone. */
  month: string;
  country: CountryCode;
  dimension: Dimension;
  /** Refunds up to and including this moment lower the base; null: those before the month's end (ML2). */
  cutoff: number | null;
  /** Months before this moment are locked: an unsettled line of theirs enters here, marked late; null: none does (ML5). */
  lockedUntil: number | null;
  /** Net amounts below it are carried forward. */
  minPayout: Amount;
  rules: readonly Rule[];
  /** Carried forward from the month before, by beneficiary. */
  openingBalances: ReadonlyMap<string, Amount>;
  withholdingRates: ReadonlyMap<string, Percent>;
  /** Team of a beneficiary, for rules that cover a team. */
  teams: ReadonlyMap<string, string>;
}

/** What a work order says about the money of its lines. */
export interface WorkOrder {
  id: string;
  kind: 'commercial' | 'teamLeader';
  shopId: string;
  leaderId: string | null;
}

export const orderStatuses = ['PROCESSING', 'COMPLETED', 'CANCELLED', 'FROZEN', 'DEDUCTED'] as const;

/** One line of a sales order, attributed and with its frozen rates. */
export interface OrderLine {
  /** Unique; its lines of a statement carry it. */
  ref: string;
  orderNo: string;
  workOrder: WorkOrder;
  creatorId: string | null;
  bdId: string | null;
  payAmount: Amount;
  status: (typeof orderStatuses)[number];
  /** From `commissionableAt`; null while not delivered. */
  commissionableTime: number | null;
  /** Done refunds only. */
  refunds: readonly { time: number; amount: Amount }[];
  rates: Rates;
  /** Who pays the creator (`payBy` 1 and 2). */
  paidBy: 'platform' | 'agency';
  /** What this dimension has locked of the line, all revisions together; null: never locked. */
  settled: LockedLine | null;
  /** The next free revision of the line, 0 for one that was never locked. */
  revision: number;
}

export interface LockedLine {
  rates: Rates;
  base: Amount;
  /** The part of this dimension. */
  amount: Amount;
}

/** A creator's place in a work order. */
export interface Submission {
  id: string;
  workOrder: WorkOrder;
  creatorId: string | null;
  bdId: string | null;
  /** Null unless it stands at fulfilled. */
  fulfilledTime: number | null;
  /** What the creator gets and the merchant owes; null unless a shooting fee was agreed (`workAttribute` 1). */
  fees: { creator: Amount; merchant: Amount } | null;
  /** Fee of this dimension that is locked, all revisions together. */
  settledFee: Amount;
  revision: number;
}

/** A correction by hand (`lineType` 7). */
export interface Adjustment {
  id: string;
  beneficiaryId: string;
  amount: Amount;
}
