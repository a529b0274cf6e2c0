import { approvalLife } from '@backlot/contract';
import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { presentTime } from '../../../../db/presentTime';
import { submissionsInSight, type Viewer } from '../../../base/sight';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { ups } from '../../../../tables/creators/creator';

/** Cooperation that is over: fulfilled or terminated. */
const over = [5, 9];

/** A query of submissions of a creator, an id or the column of one, that somebody still has to see through. */
export const openSubmissionsOf = (tx: Db, upId: string | typeof ups.id) =>
  tx
    .select({ id: workOrderUps.id })
    .from(workOrderUps)
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .where(
      and(
        eq(workOrderUps.upId, upId),
        inState(approvalLife, workOrderUps, 'pending', 'approved'),
        notInArray(workOrderUps.cooperationStatus, over),
        ne(workOrders.status, 2),
      ),
    );

/** The ids of those. */
export async function openSubmissions(tx: Db, upId: string): Promise<string[]> {
  return (await openSubmissionsOf(tx, upId)).map(({ id }) => id);
}

/** Gives submissions to another BD. */
export async function handOver(tx: Db, ids: readonly string[], bdId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(workOrderUps)
    .set({ bdId, version: sql`${workOrderUps.version} + 1`, updateTime: sql`now()` })
    .where(inArray(workOrderUps.id, [...ids]));
}

/** Orders that a creator was submitted to, as far as the viewer sees them, newest first. */
export async function cooperationOf(db: Db, upId: string, viewer: Viewer) {
  const rows = await db
    .select({
      workOrderUpId: workOrderUps.id,
      orderId: workOrders.id,
      name: workOrders.workOrderName,
      workOrderNo: workOrders.workOrderNo,
      approvalStatus: workOrderUps.approvalStatus,
      cooperationStatus: workOrderUps.cooperationStatus,
      createTime: workOrderUps.createTime,
    })
    .from(workOrderUps)
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .where(and(eq(workOrderUps.upId, upId), submissionsInSight(viewer)))
    .orderBy(desc(workOrderUps.createTime), desc(workOrderUps.id))
    .limit(200);
  return rows.map(({ orderId, name, createTime, ...row }) => ({
    ...row,
    workOrder: { id: orderId, name },
    createTime: presentTime(createTime),
  }));
}
