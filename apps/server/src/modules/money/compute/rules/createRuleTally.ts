import type { Amount } from '../amounts/amount';
import type { Terms, WorkOrder } from '../inputs';
import { settleTerms } from '../settleTerms';
import type { Line } from '../statement';
import { createRuleBook } from './createRuleBook';
import type { Rule } from './rule';
import { ruleLine } from './ruleLine';
import type { Measure } from './rulePay';
import { rulesInForce } from './rulesInForce';

/** Whose it is, and of which work order. */
interface Place {
  beneficiaryId: string;
  workOrderId: string;
}

interface Sold {
  /** Of all lines, which a reward measures. */
  gmv: Amount;
  /** Of those that a GMV rule measures. */
  ruleGmv: Amount;
}

interface Fulfilled {
  kind: WorkOrder['kind'];
  count: bigint;
  /** What their creators get. */
  fees: Amount;
}

/** What the rules of a month have measured so far; of single lines or of sums, in any order. */
export interface RuleTally {
  measureSold: (place: Place, sold: Sold) => void;
  /** The commercial rule counts submissions of commercial orders, a reward all. */
  measureFulfilled: (place: Place, fulfilled: Fulfilled) => void;
  /** What the rules pay somebody. */
  linesOf: (beneficiaryId: string) => Line[];
}

/** Measures and pays by the rules in force (money 4.5). */
export function createRuleTally(terms: Pick<Terms, 'month' | 'country' | 'dimension' | 'rules' | 'teams'>): RuleTally {
  const { scale } = settleTerms(terms.country);
  const rules = rulesInForce(terms);
  const rulesOf = createRuleBook({ rules, teams: terms.teams });
  const measures = new Map<string, Map<Rule, Measure>>();

  const measureOf = (beneficiaryId: string, rule: Rule): Measure => {
    let own = measures.get(beneficiaryId);
    if (!own) measures.set(beneficiaryId, (own = new Map()));
    let measure = own.get(rule);
    if (!measure) own.set(rule, (measure = { gmv: 0n, count: 0n, fees: 0n }));
    return measure;
  };

  return {
    measureSold(place, { gmv, ruleGmv }) {
      if (rules.length === 0) return;
      for (const rule of rulesOf(place)) {
        const measured = rule.type === 'GMV' ? ruleGmv : rule.type === 'REWARD' && rule.metric === 'GMV' ? gmv : 0n;
        if (measured !== 0n) measureOf(place.beneficiaryId, rule).gmv += measured;
      }
    },

    measureFulfilled(place, { kind, count, fees }) {
      if (rules.length === 0) return;
      for (const rule of rulesOf(place)) {
        const isCounted = rule.type === 'COMMERCIAL' ? kind === 'commercial' : rule.type === 'REWARD' && rule.metric === 'FULFILLED';
        if (!isCounted) continue;
        const measure = measureOf(place.beneficiaryId, rule);
        measure.count += count;
        measure.fees += fees;
      }
    },

    linesOf(beneficiaryId) {
      const own = measures.get(beneficiaryId);
      if (!own) return [];
      return rules.flatMap((rule) => {
        const measure = own.get(rule);
        return (measure && ruleLine({ rule, measure, scale })) ?? [];
      });
    },
  };
}
