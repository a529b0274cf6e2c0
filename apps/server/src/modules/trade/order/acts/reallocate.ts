import { type Viewer, viewerId } from '../../../base/sight';
import { allocationLife, is } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { noteEvent } from '../../../base/lifeCycle';
import { orderForUpdate } from '../../parts';
import { because, begin, move, refuseAs } from '../../../base/transition';
import { requireBds } from './allocate';
import { orderTexts, tellOfOrder } from '../notices';
import { orderPolicy } from '../policy';
import { allocationsOfOne } from '../store';
import { workOrderBds } from '../../../../tables/trade/order';

interface Move {
  allocationId: string;
  bdId: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Gives the free places of a returned share, or of a disabled BD, to another BD (domain/life-cycles 3.3). */
export async function reallocate(tx: Db, { allocationId, bdId, viewer, services }: Move): Promise<void> {
  const find = async () => {
    const [known] = await tx.select({ workOrderId: workOrderBds.workOrderId }).from(workOrderBds).where(eq(workOrderBds.id, allocationId));
    if (!known) throw new Refusal('notFound');
    const order = await orderForUpdate(tx, known.workOrderId, viewer);
    const all = await allocationsOfOne(tx, order.id, viewer);
    return { order, all, shares: all.filter(({ id }) => id === allocationId) };
  };
  const { order, all, shares } = await begin(tx, { policy: orderPolicy, event: 'reallocate', viewer, find });
  const [share] = shares;
  if (!share) throw new Refusal('notFound');
  if (bdId === share.bdId) throw await refuseAs(tx, because(allocationLife, share), viewer);
  await requireBds(tx, order, [bdId], viewer);
  const places = share.freePlaces;
  await move(tx, {
    machine: allocationLife,
    table: workOrderBds,
    row: share,
    event: 'moveAway',
    set: { movedNum: share.movedNum + places, returnTime: sql`coalesce(${workOrderBds.returnTime}, now())` },
    actor: viewer,
  });
  await addPlaces();
  await tellOfOrder(tx, services, { order, userIds: [bdId], texts: orderTexts.handedOut(order, places), publicUser: viewerId(viewer) });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrder.reallocate',
    object: `workOrder:${order.id}`,
    more: { fromBdId: share.bdId, toBdId: bdId, places },
  });

  /** The new BD claims them, unless the BD works on the order already. */
  async function addPlaces() {
    const own = all.find((other) => other.bdId === bdId);
    if (!own)
      return void (await tx.insert(workOrderBds).values({ workOrderId: order.id, bdId, allocNum: places, createUser: viewerId(viewer) }));
    const set = { allocNum: own.allocNum + places };
    const step = { machine: allocationLife, table: workOrderBds, row: own, actor: viewer };
    if (!is(allocationLife, own, 'returned')) return move(tx, { ...step, event: 'addPlaces', set });
    await move(tx, { ...step, event: 'giveAgain', set: { ...set, claimTime: null, returnTime: null, returnReason: null } });
  }
}
