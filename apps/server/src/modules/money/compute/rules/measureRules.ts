import type { OrderEntry } from '../lines/orderEntry';
import type { Dimension, Submission } from '../inputs';
import type { Rule } from './rule';
import type { Measure } from './rulePay';

/** What each rule has measured so far for one beneficiary. */
export type Measures = Map<Rule, Measure>;

type Kind = Submission['workOrder']['kind'];

/**
 * A line's base. The GMV rule measures team-leader orders, of a BD only those that do not pay the BD by the line
 * (money 4.5: one line never earns twice); a reward measures all.
 */
export function measureOrder(
  measures: Measures,
  { rules, entry, kind, dimension }: { rules: Iterable<Rule>; entry: OrderEntry; kind: Kind; dimension: Dimension },
): void {
  const isOfGmvRule = kind === 'teamLeader' && (dimension === 'leader' || entry.rates.bd === null);
  for (const rule of rules) {
    const measured = rule.type === 'GMV' ? isOfGmvRule : rule.type === 'REWARD' && rule.metric === 'GMV';
    if (measured) measureOf(measures, rule).gmv += entry.base;
  }
}

/** A submission that was fulfilled in the month. The commercial rule counts those of commercial orders, a reward all. */
export function measureSubmission(measures: Measures, { rules, submission }: { rules: Iterable<Rule>; submission: Submission }): void {
  for (const rule of rules) {
    const counted =
      rule.type === 'COMMERCIAL' ? submission.workOrder.kind === 'commercial' : rule.type === 'REWARD' && rule.metric === 'FULFILLED';
    if (!counted) continue;
    const measure = measureOf(measures, rule);
    measure.count += 1n;
    measure.fees += submission.fees?.creator ?? 0n;
  }
}

function measureOf(measures: Measures, rule: Rule): Measure {
  let measure = measures.get(rule);
  if (!measure) measures.set(rule, (measure = { gmv: 0n, count: 0n, fees: 0n }));
  return measure;
}
