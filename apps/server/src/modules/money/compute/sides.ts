import type { Amount } from './amounts/amount';
import type { Percent } from './amounts/percent';
import type { Rates, Shares } from './amounts/shares';
import type { Dimension, OrderLine, Submission } from './inputs';

/** What a dimension takes from lines and submissions (MS1). */
export interface Side {
  beneficiaryOf: (source: OrderLine | Submission) => string | null;
  /** Null where a line gives this side no commission of its own. */
  rateOf: (rates: Rates) => Percent | null;
  partOf: (shares: Shares) => Amount;
  feeOf: (fees: NonNullable<Submission['fees']>) => Amount | null;
  hasRules: boolean;
  withholds: boolean;
  /** Whether the platform may pay this side in the agency's place. */
  paidByPlatform: boolean;
}

export const sides: Readonly<Record<Dimension, Side>> = {
  bd: {
    beneficiaryOf: ({ bdId }) => bdId,
    rateOf: ({ bd }) => bd,
    partOf: ({ bd }) => bd,
    feeOf: () => null,
    hasRules: true,
    withholds: true,
    paidByPlatform: false,
  },
  leader: {
    beneficiaryOf: ({ workOrder }) => workOrder.leaderId,
    rateOf: () => null,
    partOf: () => 0n,
    feeOf: () => null,
    hasRules: true,
    withholds: true,
    paidByPlatform: false,
  },
  merchant: {
    beneficiaryOf: ({ workOrder }) => workOrder.shopId,
    rateOf: ({ whole }) => whole,
    partOf: ({ whole }) => whole,
    feeOf: ({ merchant }) => merchant,
    hasRules: false,
    withholds: false,
    paidByPlatform: false,
  },
  creator: {
    beneficiaryOf: ({ creatorId }) => creatorId,
    rateOf: ({ creator }) => creator,
    partOf: ({ creator }) => creator,
    feeOf: ({ creator }) => creator,
    hasRules: false,
    withholds: true,
    paidByPlatform: true,
  },
};
