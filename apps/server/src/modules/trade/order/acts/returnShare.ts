import { namesOfPeople, staffHolding, type Viewer, viewerId } from '../../../base/sight';
import { allocationLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { noteEvent } from '../../../base/lifeCycle';
import { countsOfOrders, orderForUpdate } from '../../parts';
import { begin, move } from '../../../base/transition';
import { withdrawPendingOf } from '../../submission';
import { orderTexts, tellOfOrder } from '../notices';
import { orderPolicy, permissionFor } from '../policy';
import { ownShareOf } from '../store';
import { workOrderBds } from '../../../../tables/trade/order';

interface Return {
  id: string;
  reason: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A BD gives the own share back, with what still waits for review; not once a creator was approved: 1024012. */
export async function returnShare(tx: Db, { id, reason, viewer, services }: Return): Promise<void> {
  const userId = viewerId(viewer);
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer), own: await ownShareOf(tx, id, userId) });
  const { order, own } = await begin(tx, { policy: orderPolicy, event: 'returnAlloc', viewer, find });
  if (!own) throw new Refusal('allocationNotYours');
  if ((await countsOfOrders(tx, [id], userId))(id).approvedNum > 0) throw new Refusal('allocationHasApproved');
  const set = { returnReason: reason, returnTime: sql`now()` };
  await move(tx, { machine: allocationLife, table: workOrderBds, row: own, event: 'returnAlloc', set, actor: viewer });
  const managers = order.leaderId
    ? [order.leaderId]
    : await staffHolding(tx, permissionFor(order, 'allocate'), order.country, ['all', 'team']);
  const name = (await namesOfPeople(tx, [userId])).get(userId) ?? '';
  await tellOfOrder(tx, services, { order, userIds: managers, texts: orderTexts.returned(order, name, reason), publicUser: userId });
  await withdrawPendingOf(tx, { order, bdId: userId, actor: viewer });
  await noteEvent(tx, { actor: viewer, action: 'workOrder.returnAlloc', object: `workOrder:${id}`, reason });
}
