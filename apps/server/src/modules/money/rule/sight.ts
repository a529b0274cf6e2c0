import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { users } from '../../../tables/base/user';
import { rules, ruleScopes } from '../../../tables/money/rule';
import { workOrderBds } from '../../../tables/trade/order';
import { counts } from './counts';

/**
 * SQL: team leaders and BDs see the rules that pay them: counting ones of their country and dimension that cover everybody, the
 * person, the team or an order of theirs (domain/model 2.3.17). Undefined for all.
 */
export function within({ scope, caller }: Actor): SQL | undefined {
  if (scope.all) return undefined;
  const dimension = scope.orgIds.length > 0 ? 2 : 1;
  return and(
    eq(rules.country, caller.country ?? ''),
    eq(rules.dimension, dimension),
    counts,
    sql`(${coversAll} or ${coversOne(caller.userId)})`,
  );
}

const coversAll = sql`not exists (select 1 from ${ruleScopes} where ${ruleScopes.ruleId} = ${rules.id})`;

const coversOne = (userId: string) =>
  sql`exists (select 1 from ${ruleScopes} where ${ruleScopes.ruleId} = ${rules.id} and ${namesOne(userId)})`;

/** SQL: a scope row that names a person, the person's team or an order with a share of the person. */
export const namesOne = (userId: string): SQL => sql`(
  ${namesPerson(userId)}
  or (${ruleScopes.scopeType} = 3 and exists (
    select 1 from ${workOrderBds} where ${workOrderBds.workOrderId} = ${ruleScopes.scopeId} and ${workOrderBds.bdId} = ${userId})))`;

const namesPerson = (userId: string) => sql`(
  (${ruleScopes.scopeType} = 1 and ${ruleScopes.scopeId} = ${userId})
  or (${ruleScopes.scopeType} = 2 and ${ruleScopes.scopeId} = (select ${users.orgId} from ${users} where ${users.id} = ${userId})))`;

/** Those of some rules that name a person or the person's team. */
export async function ownAmong(db: Db, ids: readonly string[], { caller }: Actor): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ ruleId: ruleScopes.ruleId })
    .from(ruleScopes)
    .where(and(inArray(ruleScopes.ruleId, [...ids]), namesPerson(caller.userId)));
  return new Set(rows.map(({ ruleId }) => ruleId));
}
