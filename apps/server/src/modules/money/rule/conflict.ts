import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { rules, ruleScopes } from '../../../tables/money/rule';
import { counts } from './counts';
import type { Rule } from './policy';

/**
 * Refuses with 1027004 a rule beside another that counts: same type, dimension, metric and country, days in common, and either both
 * cover everybody or both name the same. A narrower rule beside a wider one is none: the narrowest wins.
 */
export async function refuseConflict(tx: Db, rule: Rule): Promise<void> {
  const own = sql`(select scope_type, scope_id from ${ruleScopes} where rule_id = ${rule.id})`;
  const theirs = sql`(select scope_type, scope_id from ${ruleScopes} where rule_id = ${rules.id})`;
  const [other] = await tx
    .select({ name: rules.ruleName })
    .from(rules)
    .where(
      and(
        ne(rules.id, rule.id),
        ne(rules.status, 2),
        counts,
        eq(rules.ruleType, rule.ruleType),
        eq(rules.dimension, rule.dimension),
        eq(rules.metric, rule.metric),
        eq(rules.country, rule.country),
        sql`daterange(${rules.validBegin}, ${rules.validEnd}, '[]') && daterange(${rule.validBegin}::date, ${rule.validEnd}::date, '[]')`,
        sql`(exists (${own} intersect ${theirs}) or (not exists ${own} and not exists ${theirs}))`,
      ),
    )
    .limit(1);
  if (other) throw new Refusal('ruleConflict', { name: other.name });
}
