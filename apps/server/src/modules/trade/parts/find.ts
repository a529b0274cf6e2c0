import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { tableRows } from '../../../db/list/tableRows';
import { Refusal } from '../../../http/answers/refusal';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { ordersInSight, submissionsInSight, type Viewer } from '../../base/sight';

export type Order = typeof workOrders.$inferSelect;
export type Submission = typeof workOrderUps.$inferSelect;

/** An order that this person may see; 1020002 for a foreign and for a missing one alike. */
export async function orderOf(db: Db, id: string, viewer: Viewer): Promise<Order> {
  const [order] = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.id, id), ordersInSight(viewer)));
  if (!order) throw new Refusal('notFound');
  return order;
}

interface Locking {
  /** Held with the order, and before it. */
  name?: string;
  /** Only an order of this type: the lists are apart. */
  workOrderType?: 1 | 2;
}

/** The same order, locked until the transaction ends. */
export async function orderForUpdate(tx: Db, id: string, viewer: Viewer, { name, workOrderType }: Locking = {}): Promise<Order> {
  const held = name === undefined ? sql.empty() : sql`, (select pg_advisory_xact_lock(hashtext(${name})) as held) locks`;
  const ofType = workOrderType === undefined ? undefined : eq(workOrders.workOrderType, workOrderType);
  const [order] = await tableRows(tx, workOrders, {
    rest: sql`${held} where ${and(eq(workOrders.id, id), ofType, ordersInSight(viewer))} for update of ${workOrders}`,
  });
  if (!order) throw new Refusal('notFound');
  return order as Order;
}

/** An order for whoever may see its parts, locked: changes of its creators wait for each other. */
export async function lockOrder(tx: Db, id: string): Promise<Order> {
  const [order] = await tx.select().from(workOrders).where(eq(workOrders.id, id)).for('update');
  if (!order) throw new Refusal('notFound');
  return order;
}

export async function submissionOf(db: Db, id: string, viewer: Viewer): Promise<Submission> {
  const [submission] = await db
    .select()
    .from(workOrderUps)
    .where(and(eq(workOrderUps.id, id), submissionsInSight(viewer)));
  if (!submission) throw new Refusal('notFound');
  return submission;
}

/** A submission that this person may see together with its order, both locked: the order first, always. */
export async function submissionForUpdate(tx: Db, id: string, viewer: Viewer): Promise<{ submission: Submission; order: Order }> {
  const { workOrderId } = await submissionOf(tx, id, viewer);
  const order = await lockOrder(tx, workOrderId);
  const [submission] = await tx
    .select()
    .from(workOrderUps)
    .where(and(eq(workOrderUps.id, id), submissionsInSight(viewer)))
    .for('update');
  if (!submission) throw new Refusal('notFound');
  return { submission, order };
}
