import { is, ruleLife } from '@backlot/contract';
import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { Refusal } from '../../../http/answers/refusal';
import { rules } from '../../../tables/money/rule';
import { dayIn } from '../../system/country';
import type { Order } from '../parts';

type Named = Pick<Order, 'ruleIds' | 'country' | 'validBegin'>;

/** Refuses commission rules that are gone or of another country, and those that are not enabled or not valid when the order begins (domain/model 2.3.13). */
export async function checkRules(db: Db, { ruleIds, country, validBegin }: Named): Promise<void> {
  if (ruleIds.length === 0) return;
  const found = await db
    .select()
    .from(rules)
    .where(and(inArray(rules.id, [...new Set(ruleIds)]), ne(rules.status, 2)));
  const known = found.filter((rule) => rule.country === country);
  if (known.length < new Set(ruleIds).size) throw new Refusal('notFound', {}, { field: 'ruleIds' });
  const today = dayIn(country);
  const day = validBegin > today ? validBegin : today;
  const invalid = known.find(
    (rule) => !is(ruleLife, rule, 'enabled') || rule.validBegin > day || (rule.validEnd !== null && rule.validEnd < day),
  );
  if (invalid) throw new Refusal('ruleNotValid', { name: invalid.ruleName }, { field: 'ruleIds' });
}

/** The names of the rules of some orders. */
export async function ruleNamesOf(db: Db, orders: readonly Pick<Order, 'ruleIds'>[]): Promise<Map<string, string>> {
  const ids = [...new Set(orders.flatMap(({ ruleIds }) => ruleIds))];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: rules.id, name: rules.ruleName }).from(rules).where(inIds(rules.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
