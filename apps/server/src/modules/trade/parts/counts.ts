import { approvalLife, cooperationLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
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
  const rows = await rowsOf<{ id: string; approved: number; pending: number; published: number; fulfilled: number }>(
    db,
    sql`
    select work_order_id::text id,
      count(*) filter (where ${isApproved} and not place_free)::int approved,
      count(*) filter (where ${inState(approvalLife, workOrderUps, 'pending')})::int pending,
      count(*) filter (where ${isApproved} and ${inState(cooperationLife, workOrderUps, 'published', 'fulfilled')})::int published,
      count(*) filter (where ${isApproved} and ${inState(cooperationLife, workOrderUps, 'fulfilled')})::int fulfilled
    from ${workOrderUps} where work_order_id = any(${sql.param([...ids])}::bigint[]) ${bdId === undefined ? sql`` : sql`and bd_id = ${bdId}`} group by work_order_id`,
  );
  const byId = new Map(
    rows.map(({ id, approved, pending, published, fulfilled }) => [
      id,
      { approvedNum: approved, pendingNum: pending, publishedNum: published, fulfilledNum: fulfilled },
    ]),
  );
  return (id) => byId.get(id) ?? none;
}
