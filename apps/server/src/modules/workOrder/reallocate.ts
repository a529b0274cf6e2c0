import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { nameOfValue, noteEvent } from '../lifeCycle';
import { orderForUpdate, type Viewer, viewerId } from '../trade';
import { requireBds } from './allocate';
import { requireState } from './begin';
import { orderTexts, tellOfOrder } from './notices';
import { mayMove, requireEither, requireFor } from './policy';
import { allocationsOfOne } from './store';
import { workOrderBds } from './tables';

interface Move {
  allocationId: string;
  bdId: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Gives the free places of a returned share, or of a disabled BD, to another BD (domain/life-cycles 3.3). */
export async function reallocate(tx: Db, { allocationId, bdId, viewer, services }: Move): Promise<void> {
  requireEither(viewer.caller, 'allocate');
  const [known] = await tx.select({ workOrderId: workOrderBds.workOrderId }).from(workOrderBds).where(eq(workOrderBds.id, allocationId));
  if (!known) throw new Refusal('notFound');
  const order = await orderForUpdate(tx, known.workOrderId, viewer);
  requireFor(order, viewer.caller, 'allocate');
  const shares = await allocationsOfOne(tx, order.id, viewer);
  const share = shares.find(({ id }) => id === allocationId);
  if (!share || !mayMove(share, order, viewer)) throw new Refusal('notFound');
  await requireState(tx, order, 'reallocate', viewer);
  const places = share.freePlaces;
  if (!share.isFree || bdId === share.bdId) {
    throw new Refusal('wrongState', {
      state: await nameOfValue(tx, { dictionary: 'allocStatus', code: share.allocStatus, language: viewer.language }),
    });
  }
  await requireBds(tx, order, [bdId], viewer);
  const trail = { updateTime: sql`now()`, updateUser: viewerId(viewer), version: sql`${workOrderBds.version} + 1` };
  await tx
    .update(workOrderBds)
    .set({ allocStatus: 2, movedNum: share.movedNum + places, returnTime: sql`coalesce(${workOrderBds.returnTime}, now())`, ...trail })
    .where(eq(workOrderBds.id, share.id));
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
    const own = shares.find((other) => other.bdId === bdId);
    if (!own)
      return void (await tx.insert(workOrderBds).values({ workOrderId: order.id, bdId, allocNum: places, createUser: viewerId(viewer) }));
    const back = own.allocStatus === 2 ? { allocStatus: 0, claimTime: null, returnTime: null, returnReason: null } : {};
    await tx
      .update(workOrderBds)
      .set({ allocNum: own.allocNum + places, ...back, ...trail })
      .where(and(eq(workOrderBds.id, own.id)));
  }
}
