import type { Terms } from '../inputs';
import { lastDayOf } from '../monthSpan';
import { sides } from '../sides';
import type { Rule } from './rule';

/** The rules that pay this dimension: enabled, and valid on the month's last day in the country (life-cycles 3.8, MR1). */
export function rulesInForce({ rules, dimension, month }: Pick<Terms, 'rules' | 'dimension' | 'month'>): Rule[] {
  if (!sides[dimension].hasRules) return [];
  const day = lastDayOf(month);
  return rules.filter(
    (rule) => rule.enabled && rule.dimension === dimension && (rule.validBegin ?? day) <= day && (rule.validEnd ?? day) >= day,
  );
}
