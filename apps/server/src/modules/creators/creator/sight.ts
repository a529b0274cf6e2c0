import { approvalLife } from '@backlot/contract';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { type Viewer } from '../../base/sight';
import { users } from '../../../tables/base/user';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { ups } from '../../../tables/creators/creator';

/** SQL: whether a creator belongs to a BD of the viewer's organisations. */
const ofTeam = ({ scope }: Viewer): SQL =>
  sql`${ups.bdId} in (select ${users.id} from ${users} where ${inArray(users.orgId, [...scope.orgIds])})`;

/**
 * SQL: creators that this person may see: all, those of the own team or the own ones together with the public pool, or
 * for a merchant those approved in own orders (domain/model 2.3.4).
 */
export const upsInSight = (viewer: Viewer): SQL | undefined => and(sql`${ups.status} <> 2`, sightOf(viewer));

function sightOf(viewer: Viewer): SQL | undefined {
  switch (viewer.persona) {
    case 'all':
      return undefined;
    case 'team':
      return or(isNull(ups.bdId), ofTeam(viewer));
    case 'bd':
      return or(isNull(ups.bdId), eq(ups.bdId, viewer.caller.userId));
    case 'shop':
      return sql`exists (select 1 from ${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}
        where ${workOrderUps.upId} = ${ups.id} and ${inState(approvalLife, workOrderUps, 'approved')} and ${workOrders.shopId} = ${viewer.shopId ?? '0'} and ${workOrders.status} <> 2)`;
  }
}

/** SQL: creators that this person may change: all, those of the own team, or the own ones; a merchant none. */
export function upsToChange(viewer: Viewer): SQL | undefined {
  switch (viewer.persona) {
    case 'all':
      return undefined;
    case 'team':
      return ofTeam(viewer);
    case 'bd':
      return eq(ups.bdId, viewer.caller.userId);
    case 'shop':
      return sql`false`;
  }
}
