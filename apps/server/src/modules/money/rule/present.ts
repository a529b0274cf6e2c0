import type { OutputOf, ruleApi } from '@backlot/contract';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { together } from '../../../db/together/together';
import type { Actor } from '../../../http/requests/actor';
import { orgs } from '../../../tables/base/org';
import { users } from '../../../tables/base/user';
import { ruleScopes, ruleTiers } from '../../../tables/money/rule';
import { workOrders } from '../../../tables/trade/order';
import { presentAmount } from '../../system/country';
import { isCounted } from './draft';
import { canOf, type Rule } from './policy';
import { namesOne, ownAmong } from './sight';

type Row = OutputOf<typeof ruleApi.detail>;

/** Rules as the contract promises them, with tiers and scopes read at once. */
export async function presentRules(db: Db, found: readonly Rule[], actor: Actor): Promise<Row[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [tiers, scopes, own] = await together(db, (at) =>
    Promise.all([tiersOf(at, ids), scopesOf(at, ids, actor), ownAmong(at, ids, actor)]),
  );
  return found.map((rule) => {
    const base = (amount: string) => (isCounted(rule) ? amount.replace(/\.0+$/, '') : (presentAmount(amount, rule.currency) ?? amount));
    const money = (amount: string) => presentAmount(amount, rule.currency) ?? amount;
    return {
      ...rule,
      can: canOf({ rule, isOwn: own.has(rule.id) }, actor),
      country: rule.country as Row['country'],
      base: base(rule.base),
      amount: money(rule.amount),
      tiers: tiers
        .filter(({ ruleId }) => ruleId === rule.id)
        .map((tier) => ({ base: base(tier.base), ratio: tier.ratio, amount: money(tier.amount) })),
      scopes: scopes.filter(({ ruleId }) => ruleId === rule.id).map(({ scopeType, scopeId, name }) => ({ scopeType, scopeId, name })),
      createTime: presentTime(rule.createTime),
    };
  });
}

/** The tiers of some rules, from the lowest up. */
export const tiersOf = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(ruleTiers)
    .where(inArray(ruleTiers.ruleId, [...ids]))
    .orderBy(asc(ruleTiers.base));

type Named = Row['scopes'][number] & { ruleId: string };

const nameOf: SQL = sql`coalesce(
  case ${ruleScopes.scopeType}
    when 1 then (select ${users.name} from ${users} where ${users.id} = ${ruleScopes.scopeId})
    when 2 then (select ${orgs.name} from ${orgs} where ${orgs.id} = ${ruleScopes.scopeId})
    else (select ${workOrders.workOrderNo} from ${workOrders} where ${workOrders.id} = ${ruleScopes.scopeId})
  end, '')`;

/** Whom some rules cover, by name; to who sees own data only what covers that person. */
const scopesOf = (db: Db, ids: readonly string[], { scope, caller }: Actor) =>
  jsonRowsOf<Named>(
    db,
    sql`select ${ruleScopes.ruleId}::text "ruleId", ${ruleScopes.scopeType} "scopeType", ${ruleScopes.scopeId}::text "scopeId", ${nameOf} "name"
      from ${ruleScopes} where ${and(inArray(ruleScopes.ruleId, [...ids]), scope.all ? undefined : namesOne(caller.userId))}
      order by ${ruleScopes.scopeType}, ${ruleScopes.scopeId}`,
  );
