import { workOrderLife } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { notInState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { orgs } from '../../../tables/base/org';
import { workOrderBds, workOrders } from '../../../tables/trade/order';
import { shops } from '../../../tables/merchants/merchant';

/**
 * SQL: merchants that a person may see: all, a merchant the own one, a leader those of the countries of the team, a BD
 * those of allocated orders and those under the BD's care (domain/model 2.3.1).
 */
export function shopsWithin({ scope, caller: { userId } }: Actor): SQL | undefined {
  if (scope.all) return undefined;
  const own = or(eq(shops.userId, userId), eq(shops.ownerBdId, userId));
  if (scope.orgIds.length > 0)
    return or(
      own,
      sql`${shops.country} in (select ${orgs.country} from ${orgs} where ${inArray(orgs.id, [...scope.orgIds])} and ${orgs.country} is not null)`,
    );
  return or(
    own,
    sql`exists (select 1 from ${workOrders} join ${workOrderBds} on ${workOrderBds.workOrderId} = ${workOrders.id}
    where ${and(eq(workOrders.shopId, shops.id), eq(workOrderBds.bdId, userId), sql`${notInState(workOrderLife, workOrders, 'draft')}`, sql`${workOrders.status} <> 2`)})`,
  );
}
