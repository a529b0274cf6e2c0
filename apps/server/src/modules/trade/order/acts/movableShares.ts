import { allocationLife, approvalLife } from '@backlot/contract';
import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { type Viewer } from '../../../base/sight';
import { users } from '../../../../tables/base/user';
import { workOrderUps } from '../../../../tables/trade/submission';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';

/** SQL: whether the account of a share's BD is disabled. */
export const isDisabled: SQL = sql`${workOrderBds.bdId} in (select ${users.id} from ${users} where ${users.status} <> 0)`;

/** SQL: places of a share that neither moved to another BD nor are taken by an approved creator. */
export const freePlaces: SQL<number> = sql`(${workOrderBds.allocNum} - ${workOrderBds.movedNum} - (select count(*)::int from ${workOrderUps} where ${workOrderUps.workOrderId} = ${workOrderBds.workOrderId} and ${workOrderUps.bdId} = ${workOrderBds.bdId} and ${inState(approvalLife, workOrderUps, 'approved')} and not ${workOrderUps.placeFree}))`;

/** SQL: shares with places for another BD: they were returned, or their BD is disabled (domain/life-cycles 3.3). */
export const isFree: SQL<boolean> = sql`((${inState(allocationLife, workOrderBds, 'returned')} or ${isDisabled}) and ${workOrderBds.allocNum} > ${workOrderBds.movedNum} and ${freePlaces} > 0)`;

/** SQL: orders that a person manages: administrators every one, team leaders those of their team. */
export const managed = ({ persona, scope }: Viewer): SQL => {
  if (persona === 'all') return sql`true`;
  return persona === 'team' ? inArray(workOrders.orgId, [...scope.orgIds]) : sql`false`;
};

/** SQL: shares that a person looks after: those of managed orders, and for a team leader those of the own team's BDs also in an order of others (domain/life-cycles 3.3). */
export function isLookedAfter(viewer: Viewer): SQL<boolean> {
  const { persona, scope } = viewer;
  const ofTeam =
    persona === 'team'
      ? sql`${workOrderBds.bdId} in (select ${users.id} from ${users} where ${inArray(users.orgId, [...scope.orgIds])})`
      : undefined;
  return sql`coalesce(${or(managed(viewer), ofTeam)}, false)`;
}

/** SQL: shares that a person can give to another BD, holding the permission for orders of that type (policy.ts). */
export const isMovable = (viewer: Viewer): SQL | undefined => and(isFree, isLookedAfter(viewer));
