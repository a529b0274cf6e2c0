import { approvalLife, cooperationLife } from '@backlot/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { workOrderUps } from '../../../tables/trade/submission';

export interface OrderCounts {
  /** Creators that take a place: approved, and not terminated before the publish deadline. */
  approvedNum: number;
  pendingNum: number;
  publishedNum: number;
  fulfilledNum: number;
}

const isApproved = inState(approvalLife, workOrderUps, 'approved');

const none: OrderCounts = { approvedNum: 0, pendingNum: 0, publishedNum: 0, fulfilledNum: 0 };

/** How far the creators of some orders are, by order; of one BD's creators if named. */
export async function countsOfOrders(db: Db, ids: readonly string[], bdId?: string): Promise<(id: string) => OrderCounts> {
  if (ids.length === 0) return () => none;
  const those = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;
  const rows = await db
    .select({
      id: workOrderUps.workOrderId,
      approvedNum: those(sql`${isApproved} and not ${workOrderUps.placeFree}`),
      pendingNum: those(inState(approvalLife, workOrderUps, 'pending')),
      publishedNum: those(sql`${isApproved} and ${inState(cooperationLife, workOrderUps, 'published', 'fulfilled')}`),
      fulfilledNum: those(sql`${isApproved} and ${inState(cooperationLife, workOrderUps, 'fulfilled')}`),
    })
    .from(workOrderUps)
    .where(and(inIds(workOrderUps.workOrderId, ids), bdId === undefined ? undefined : eq(workOrderUps.bdId, bdId)))
    .groupBy(workOrderUps.workOrderId);
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id) => byId.get(id) ?? none;
}
