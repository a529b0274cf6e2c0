import { approvalLife, type MonthFigure } from '@backlot/contract';
import { and, type AnyColumn, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import { holds } from '../../../http/requests/caller';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { submissionsInSight, type Viewer } from '../../base/sight';
import { dayIn, localDay } from '../../system/country';

/** What a person, their team or their shop brought about since the first of the month, counted from rows; days are those of the orders' countries. */
export async function monthOf(db: Db, viewer: Viewer): Promise<MonthFigure[]> {
  const from = `${dayIn(viewer.caller.country ?? 'SG').slice(0, 8)}01`;
  const { userId } = viewer.caller;
  const since = (time: AnyColumn) => gte(localDay(time, workOrders.country), from);
  const ups = (condition: SQL | undefined) =>
    counted(
      sql`${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId} where ${and(eq(workOrderUps.status, 0), condition)}`,
    );
  const links = (condition: SQL | undefined) =>
    counted(
      sql`${workOrderLinks} join ${workOrderUps} on ${workOrderUps.id} = ${workOrderLinks.workOrderUpId} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId} where ${condition}`,
    );
  const work = {
    submitted: () => ups(and(submissionsInSight(viewer), since(workOrderUps.submitTime))),
    approved: () => ups(and(submissionsInSight(viewer), inState(approvalLife, workOrderUps, 'approved'), since(workOrderUps.auditTime))),
    published: () => ups(and(submissionsInSight(viewer), since(workOrderUps.publishTime))),
    fulfilled: () => ups(and(submissionsInSight(viewer), since(workOrderUps.fulfilledTime))),
    reviewedUps: () => ups(and(eq(workOrderUps.auditUser, userId), since(workOrderUps.auditTime))),
    reviewedLinks: () => links(and(eq(workOrderLinks.reviewUser, userId), since(workOrderLinks.reviewTime))),
    handedOut: () => counted(sql`${workOrders} where ${and(eq(workOrders.handOutUser, userId), since(workOrders.handOutTime))}`),
  };
  const keys = keysFor(viewer);
  if (keys.length === 0) return [];
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`select ${sql.join(
      keys.map((key) => sql`${work[key]()} ${sql.identifier(key)}`),
      sql`, `,
    )}`,
  );
  return keys.map((key) => ({ key, value: row?.[key] ?? 0 }));
}

function keysFor({ persona, caller }: Viewer): MonthFigure['key'][] {
  const brings =
    persona === 'shop' ? (['approved', 'published', 'fulfilled'] as const) : (['submitted', 'approved', 'published', 'fulfilled'] as const);
  const isAtWork = persona === 'shop' || persona === 'team' || holds(caller, 'workOrderBd.submitUp');
  return [
    ...(persona !== 'all' && isAtWork ? brings : []),
    ...(holds(caller, 'upAudit.audit') ? (['reviewedUps'] as const) : []),
    ...(holds(caller, 'linkAudit.audit') ? (['reviewedLinks'] as const) : []),
    ...(holds(caller, 'workOrderCom.handout') ? (['handedOut'] as const) : []),
  ];
}

const counted = (from: SQL): SQL => sql`(select count(*)::int from ${from})`;
