import type { Line } from '../statement';
import type { Rule } from './rule';
import { type Measure, rulePay } from './rulePay';

const kinds = {
  GMV: { type: 'RULE_GMV', section: 'teamLeader' },
  COMMERCIAL: { type: 'RULE_COMMERCIAL', section: 'commercial' },
  REWARD: { type: 'REWARD', section: 'reward' },
} as const;

/** The line of a rule; null where it pays nothing. */
export function ruleLine({ rule, measure, scale }: { rule: Rule; measure: Measure; scale: number }): Line | null {
  const { base, amount } = rulePay({ rule, measure, scale });
  if (amount === 0n) return null;
  return {
    ...kinds[rule.type],
    ref: rule.id,
    base,
    rate: null,
    amount,
    paidBy: 'agency',
    revision: 0,
    late: false,
    ruleVersion: rule.version,
  };
}
