import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
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
export const readRules = async (db: Db, { country, settleDimension }: MonthKey): Promise<Rule[]> =>
  (await rulesByCountry(db, settleDimension, country)).get(country) ?? [];

/** The same of every country that has one, or of one country, in one statement. */
export async function rulesByCountry(db: Db, settleDimension: number, country?: string): Promise<ReadonlyMap<string, Rule[]>> {
  const found = await db
    .select({ rule: rules, tiers: sql<Parts['tiers']>`(${tiersOfRule})`, scopes: sql<Parts['scopes']>`(${scopesOfRule})` })
    .from(rules)
    .where(and(country === undefined ? undefined : eq(rules.country, country), paysDimension(settleDimension)))
    .orderBy(asc(rules.id));
  const all = new Map<string, Rule[]>();
  for (const { rule, ...parts } of found) all.set(rule.country, [...(all.get(rule.country) ?? []), ruleOf(rule, parts)]);
  return all;
}

/** SQL: rules of a dimension that count. */
export const paysDimension = (settleDimension: number): SQL =>
  sql`${rules.dimension} = ${settleDimension} and ${rules.status} <> 2 and ${counts}`;

const tiersOfRule = sql`select coalesce(json_agg(json_build_object('base', ${ruleTiers.base}::text, 'ratio', ${ruleTiers.ratio}::text, 'amount', ${ruleTiers.amount}::text) order by ${ruleTiers.base}), '[]')
  from ${ruleTiers} where ${ruleTiers.ruleId} = ${rules.id}`;
const scopesOfRule = sql`select coalesce(json_agg(json_build_object('scopeType', ${ruleScopes.scopeType}, 'scopeId', ${ruleScopes.scopeId}::text)), '[]')
  from ${ruleScopes} where ${ruleScopes.ruleId} = ${rules.id}`;

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
