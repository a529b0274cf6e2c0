import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { rules, ruleScopes, ruleTiers } from '../../../../tables/money/rule';
import { settlementLines } from '../../../../tables/money/settlement';
import type { CountryCode } from '../../../system/country';
import { lastDayOf, type Rule, settleTerms, writeAmount, writePercent } from '../../compute';
import { counts } from '../../rule';
import { ruleOf } from '../inputs/readRules';
import type { Batch } from '../policy';
import type { OrderBook } from './createOrderBook';

/** The rules of a batch that kept none: those that count for its month and were enabled at its lock, and all that pay in it, as they are now. */
export async function rulesOfBatch(db: Db, { id, country, settleDimension, settleMonth, lockTime }: Batch): Promise<Rule[]> {
  const day = lastDayOf(settleMonth);
  const paying = sql`exists (select 1 from ${settlementLines} where ${settlementLines.batchId} = ${id} and ${settlementLines.sourceType} = 3 and ${settlementLines.sourceId} = ${rules.id})`;
  const counting = and(ne(rules.status, 2), counts, lockTime ? lte(rules.enableTime, lockTime) : undefined);
  const found = await db
    .select()
    .from(rules)
    .where(
      and(
        eq(rules.country, country),
        eq(rules.dimension, settleDimension),
        lte(rules.validBegin, day),
        or(isNull(rules.validEnd), gte(rules.validEnd, day)),
        or(paying, counting),
      ),
    )
    .orderBy(asc(rules.id));
  if (found.length === 0) return [];
  const ids = found.map((rule) => rule.id);
  const tiers = await db.select().from(ruleTiers).where(inArray(ruleTiers.ruleId, ids)).orderBy(asc(ruleTiers.base));
  const scopes = await db.select().from(ruleScopes).where(inArray(ruleScopes.ruleId, ids));
  return found.map((rule) =>
    ruleOf(rule, { tiers: tiers.filter(({ ruleId }) => ruleId === rule.id), scopes: scopes.filter(({ ruleId }) => ruleId === rule.id) }),
  );
}

/** A rule as an auditor's file has it; one that covers a work order covers it under all the ids that it has there. */
export function presentRule(rule: Rule, { country, book }: { country: CountryCode; book: OrderBook }): Record<string, unknown> {
  const { scale } = settleTerms(country);
  const money = (amount: bigint) => writeAmount(amount, scale);
  const isCount = rule.type === 'COMMERCIAL' || rule.metric === 'FULFILLED';
  const base = (threshold: bigint) => (isCount ? String(threshold) : money(threshold));
  return {
    id: rule.id,
    ruleType: rule.type,
    dimension: rule.dimension,
    enabled: true,
    base: base(rule.base),
    ratio: writePercent(rule.ratio),
    amount: money(rule.amount),
    calcMode: rule.mode,
    metric: rule.metric,
    tiers: rule.tiers.map(({ from, ratio, amount }) => ({ from: base(from), ratio: writePercent(ratio), amount: money(amount) })),
    scopes: rule.scopes.flatMap(({ kind, id }) => (kind === 'workOrder' ? ordersOf(id, book) : [id]).map((each) => ({ kind, id: each }))),
  };
}

/** An order of which nothing was sold keeps its id, or the rule would cover everybody. */
const ordersOf = (id: string, book: OrderBook) => (book.idsOf(id).length > 0 ? book.idsOf(id) : [id]);
