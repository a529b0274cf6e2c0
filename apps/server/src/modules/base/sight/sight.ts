import { approvalLife, workOrderLife } from '@backlot/contract';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { inState, notInState } from '../../../db/inState';
import { users } from '../../../tables/base/user';
import { workOrderBds, workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import type { Viewer } from './viewer';

/** SQL: orders that are not deleted and that this person may see (domain/model 2.3.13). */
export const ordersInSight = (viewer: Viewer): SQL | undefined => and(ne(workOrders.status, 2), ordersOf(viewer));

function ordersOf({ persona, scope, caller, shopId }: Viewer): SQL | undefined {
  switch (persona) {
    case 'all':
      return undefined;
    case 'team':
      return or(
        inArray(workOrders.orgId, [...scope.orgIds]),
        sql`exists (select 1 from ${workOrderBds} join ${users} on ${users.id} = ${workOrderBds.bdId} where ${workOrderBds.workOrderId} = ${workOrders.id} and ${inArray(users.orgId, [...scope.orgIds])})`,
      );
    case 'shop':
      return and(eq(workOrders.shopId, shopId ?? '0'), notInState(workOrderLife, workOrders, 'draft'));
    case 'bd':
      return and(
        notInState(workOrderLife, workOrders, 'draft'),
        sql`exists (select 1 from ${workOrderBds} where ${workOrderBds.workOrderId} = ${workOrders.id} and ${workOrderBds.bdId} = ${caller.userId})`,
      );
  }
}

/** SQL: submissions that this person may see: a merchant approved ones, or all when asked to confirm (domain/model 2.5). */
export const submissionsInSight = (viewer: Viewer): SQL | undefined =>
  and(
    sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${workOrderUps.workOrderId} and ${workOrders.status} <> 2)`,
    submissionsOf(viewer),
  );

function submissionsOf({ persona, scope, caller, shopId }: Viewer): SQL | undefined {
  switch (persona) {
    case 'all':
      return undefined;
    case 'team':
      return or(
        sql`exists (select 1 from ${users} where ${users.id} = ${workOrderUps.bdId} and ${inArray(users.orgId, [...scope.orgIds])})`,
        sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${workOrderUps.workOrderId} and ${inArray(workOrders.orgId, [...scope.orgIds])})`,
      );
    case 'shop':
      return sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${workOrderUps.workOrderId} and ${workOrders.shopId} = ${shopId ?? '0'}
        and (${inState(approvalLife, workOrderUps, 'approved')} or (${workOrders.shopConfirm} and ${notInState(approvalLife, workOrderUps, 'withdrawn')})))`;
    case 'bd':
      return eq(workOrderUps.bdId, caller.userId);
  }
}
