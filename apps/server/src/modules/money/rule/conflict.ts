import type { ParsedInputOf, ruleApi } from '@backlot/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { rules, ruleScopes } from '../../../tables/money/rule';
import { counts } from './counts';
import { metricOf, type RuleDraft } from './draft';
import type { Rule } from './policy';

/** Which rules stand in each other's way: those of one type, dimension, metric and country with days in common. */
type Kind = Pick<Rule, 'ruleType' | 'dimension' | 'metric' | 'country' | 'validBegin' | 'validEnd'>;

interface Covering extends Kind {
  id: string | undefined;
  /** SQL: kinds and ids of whom it covers; nobody means everybody. */
  scopes: SQL;
}

/** Refuses with 1027004 a rule beside another that counts. */
export async function refuseConflict(tx: Db, rule: Rule): Promise<void> {
  const scopes = sql`(select scope_type, scope_id from ${ruleScopes} where rule_id = ${rule.id})`;
  const other = await conflictOf(tx, { ...rule, scopes });
  if (other) throw new Refusal('ruleConflict', { name: other.name });
}

type Draft = ParsedInputOf<typeof ruleApi.conflict>;

/** The rule that counts and that a draft would be refused beside, while it is written; none where its days are turned round, for it has none. */
export async function conflictOfDraft(db: Db, { id, validEnd, scopes = [], ...draft }: Draft) {
  if (validEnd !== undefined && validEnd < draft.validBegin) return null;
  const said = sql`(select (value ->> 'scopeType')::int, (value ->> 'scopeId')::bigint from json_array_elements(${JSON.stringify(scopes)}::json))`;
  return conflictOf(db, { ...draft, id, validEnd: validEnd ?? null, metric: metricOf(draft as RuleDraft), scopes: said });
}

/**
 * The rule that counts, with days in common, where either both cover everybody or both name the same. A narrower rule beside a wider
 * one is none: the narrowest wins.
 */
async function conflictOf(db: Db, { id, scopes: own, ...rule }: Covering): Promise<{ id: string; name: string } | null> {
  const theirs = sql`(select scope_type, scope_id from ${ruleScopes} where rule_id = ${rules.id})`;
  const [other] = await db
    .select({ id: rules.id, name: rules.ruleName })
    .from(rules)
    .where(
      and(
        id === undefined ? undefined : ne(rules.id, id),
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
  return other ?? null;
}
