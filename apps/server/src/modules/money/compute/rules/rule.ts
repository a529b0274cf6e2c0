import type { Amount } from '../amounts/amount';
import type { Percent } from '../amounts/percent';

export const ruleTypes = ['GMV', 'COMMERCIAL', 'REWARD'] as const;
export const calcModes = ['excess', 'gate', 'progressive'] as const;
export const metrics = ['GMV', 'FULFILLED'] as const;

/**
 * A monthly rule for BDs or leaders (money 4.5). `base` and the tiers' `from` are amounts where GMV is measured and pieces
 * where fulfilled submissions are counted.
 */
export interface Rule {
  id: string;
  version: number;
  dimension: 'bd' | 'leader' | 'merchant' | 'creator';
  type: (typeof ruleTypes)[number];
  /** What a reward measures; the other types know theirs. */
  metric: (typeof metrics)[number];
  mode: (typeof calcModes)[number];
  base: bigint;
  ratio: Percent;
  amount: Amount;
  /** Of progressive rules and rewards, in any order; none means one tier of the rule's own base, ratio and amount. */
  tiers: readonly Tier[];
  enabled: boolean;
  /** Days `YYYY-MM-DD` in the country's zone; null for without end. */
  validBegin: string | null;
  validEnd: string | null;
  /** None means everybody. */
  scopes: readonly Scope[];
}

export interface Tier {
  from: bigint;
  ratio: Percent;
  amount: Amount;
}

export interface Scope {
  kind: 'workOrder' | 'user' | 'team';
  id: string;
}

/** The tiers from the lowest up. */
export const tiersOf = ({ tiers, base, ratio, amount }: Rule): readonly Tier[] =>
  tiers.length ? tiers.toSorted((one, other) => (one.from < other.from ? -1 : 1)) : [{ from: base, ratio, amount }];
