import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { dayIn } from '../country';
import { updateRow } from '../crud';
import { noteEvent } from '../lifeCycle';
import { orderForUpdate, type Viewer, viewerId } from '../trade';
import { requireState } from './begin';
import { openClaims } from './store';
import { workOrderBds, workOrders } from './tables';

/** Orders that a BD may hold at once (domain/life-cycles 3.3). */
const mostOpen = 20;

/** A BD takes the own share: the first claim moves the order. One of two that come together wins, the other gets 1024010. */
export async function claim(tx: Db, { id, viewer }: { id: string; viewer: Viewer }): Promise<void> {
  const userId = viewerId(viewer);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`claims:${userId}`}))`);
  const order = await orderForUpdate(tx, id, viewer);
  await requireState(tx, order, 'claim', viewer);
  if (order.expireDate < dayIn(order.country)) throw new Refusal('orderExpired');
  const open = await openClaims(tx, userId);
  if (open >= mostOpen) throw new Refusal('tooManyOpenOrders', { n: open });
  const claimed = await tx
    .update(workOrderBds)
    .set({ allocStatus: 1, claimTime: sql`now()`, updateTime: sql`now()`, updateUser: userId, version: sql`${workOrderBds.version} + 1` })
    .where(and(eq(workOrderBds.workOrderId, id), eq(workOrderBds.bdId, userId), eq(workOrderBds.allocStatus, 0)))
    .returning({ id: workOrderBds.id });
  if (claimed.length === 0) throw new Refusal('allocationNotYours');
  const isFirst = order.workOrderStatus === 1;
  if (isFirst) await updateRow(tx, { table: workOrders, id, set: { workOrderStatus: 2 }, userId });
  await noteEvent(tx, { actor: viewer, action: 'workOrder.claim', object: `workOrder:${id}`, ...(isFirst ? { from: 'issued', to: 'claimed' } : {}) });
}
