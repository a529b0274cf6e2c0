import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { noteEvent, noteEvents } from '../lifeCycle';
import { countsOfOrders, namesOfPeople, orderForUpdate, staffHolding, type Viewer, viewerId } from '../trade';
import { withdrawPendingOf } from '../workOrderUp';
import { requireState } from './begin';
import { orderTexts, tellOfOrder } from './notices';
import { permissionFor } from './policy';
import { workOrderBds } from './tables';

interface Return {
  id: string;
  reason: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A BD gives the own share back, with what still waits for review; not once a creator was approved: 1024012. */
export async function returnShare(tx: Db, { id, reason, viewer, services }: Return): Promise<void> {
  const userId = viewerId(viewer);
  const order = await orderForUpdate(tx, id, viewer);
  await requireState(tx, order, 'returnAlloc', viewer);
  const [share] = await tx
    .select()
    .from(workOrderBds)
    .where(and(eq(workOrderBds.workOrderId, id), eq(workOrderBds.bdId, userId)));
  if (!share || share.allocStatus === 2) throw new Refusal('allocationNotYours');
  if ((await countsOfOrders(tx, [id], userId))(id).approvedNum > 0) throw new Refusal('allocationHasApproved');
  await tx
    .update(workOrderBds)
    .set({
      allocStatus: 2,
      returnReason: reason,
      returnTime: sql`now()`,
      updateTime: sql`now()`,
      updateUser: userId,
      version: sql`${workOrderBds.version} + 1`,
    })
    .where(eq(workOrderBds.id, share.id));
  const managers = order.leaderId
    ? [order.leaderId]
    : await staffHolding(tx, permissionFor(order, 'allocate'), order.country, ['all', 'team']);
  const name = (await namesOfPeople(tx, [userId])).get(userId) ?? '';
  await tellOfOrder(tx, services, { order, userIds: managers, texts: orderTexts.returned(order, name, reason), publicUser: userId });
  await noteEvents(tx, await withdrawPendingOf(tx, { order, bdId: userId, actor: viewer }));
  await noteEvent(tx, { actor: viewer, action: 'workOrder.returnAlloc', object: `workOrder:${id}`, reason });
}
