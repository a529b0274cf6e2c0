import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { rules, ruleScopes, ruleTiers } from '../../../../tables/money/rule';
import { readAmount, readPercent, type Rule, settleTerms } from '../../compute';
import type { CountryCode } from '../../../system/country';
import { counts, isCounted } from '../../rule';
import { dimensionOf } from '../dimensions';
import type { MonthKey } from './MonthKey';

const types = ['GMV', 'COMMERCIAL', 'REWARD'] as const;
const modes = ['excess', 'gate', 'progressive'] as const;
const scopeKinds = ['user', 'team', 'workOrder'] as const;

/** The rules of a country and dimension that count; which of them are in force in the month the core finds out. */
export async function readRules(db: Db, { country, settleDimension }: MonthKey): Promise<Rule[]> {
  const found = await db
    .select()
    .from(rules)
    .where(and(eq(rules.country, country), eq(rules.dimension, settleDimension), ne(rules.status, 2), counts));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const tiers = await db.select().from(ruleTiers).where(inArray(ruleTiers.ruleId, ids)).orderBy(asc(ruleTiers.base));
  const scopes = await db.select().from(ruleScopes).where(inArray(ruleScopes.ruleId, ids));
  return found.map((rule) =>
    ruleOf(rule, { tiers: tiers.filter(({ ruleId }) => ruleId === rule.id), scopes: scopes.filter(({ ruleId }) => ruleId === rule.id) }),
  );
}

type Row = Pick<
  typeof rules.$inferSelect,
  | 'id'
  | 'ruleVersion'
  | 'dimension'
  | 'country'
  | 'ruleType'
  | 'metric'
  | 'calcMode'
  | 'base'
  | 'ratio'
  | 'amount'
  | 'validBegin'
  | 'validEnd'
>;
interface Parts {
  tiers: readonly { base: string; ratio: string; amount: string }[];
  scopes: readonly { scopeType: number; scopeId: string }[];
}

/** A rule as the core takes it. */
export function ruleOf(rule: Row, { tiers, scopes }: Parts): Rule {
  const { scale } = settleTerms(rule.country as CountryCode);
  const amount = (text: string, places = scale) => readAmount(text, places) ?? 0n;
  const places = isCounted(rule) ? 0 : scale;
  return {
    id: rule.id,
    version: rule.ruleVersion,
    dimension: dimensionOf(rule.dimension),
    type: types[rule.ruleType - 1] ?? 'GMV',
    metric: rule.ruleType === 3 && isCounted(rule) ? 'FULFILLED' : 'GMV',
    mode: modes[rule.calcMode - 1] ?? 'excess',
    base: amount(rule.base, places),
    ratio: readPercent(rule.ratio) ?? 0n,
    amount: amount(rule.amount),
    tiers: tiers.map((tier) => ({ from: amount(tier.base, places), ratio: readPercent(tier.ratio) ?? 0n, amount: amount(tier.amount) })),
    enabled: true,
    validBegin: rule.validBegin,
    validEnd: rule.validEnd,
    scopes: scopes.map(({ scopeType, scopeId }) => ({ kind: scopeKinds[scopeType - 1] ?? 'user', id: scopeId })),
  };
}
