import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { roles, userRoles } from '../../../tables/base/role';
import { users } from '../../../tables/base/user';
import { ruleScopes } from '../../../tables/money/rule';
import { workOrderBds, workOrders } from '../../../tables/trade/order';
import type { Rule } from './policy';

const roleOf = { 1: 'bd', 2: 'teamLeader' } as const;

/** Whom a rule pays: BDs or team leaders of its country that its scope names, by person, team or order. */
export async function coveredBy(db: Db, { id, dimension, country }: Rule): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    select distinct ${users.id}::text id from ${users}
    join ${userRoles} on ${userRoles.userId} = ${users.id}
    join ${roles} on ${roles.id} = ${userRoles.roleId} and ${roles.status} = 0 and ${roles.code} = ${roleOf[dimension === 2 ? 2 : 1]}
    where ${users.status} = 0 and ${users.country} = ${country} and (
      not exists (select 1 from ${ruleScopes} where ${ruleScopes.ruleId} = ${id})
      or exists (select 1 from ${ruleScopes} where ${ruleScopes.ruleId} = ${id} and (
        (${ruleScopes.scopeType} = 1 and ${ruleScopes.scopeId} = ${users.id})
        or (${ruleScopes.scopeType} = 2 and ${ruleScopes.scopeId} = ${users.orgId})
        or (${ruleScopes.scopeType} = 3 and exists (
          select 1 from ${workOrderBds} where ${workOrderBds.workOrderId} = ${ruleScopes.scopeId} and ${workOrderBds.bdId} = ${users.id}))
        or (${ruleScopes.scopeType} = 3 and exists (
          select 1 from ${workOrders} where ${workOrders.id} = ${ruleScopes.scopeId} and ${workOrders.leaderId} = ${users.id})))))`,
  );
  return rows.map((row) => row.id);
}
