import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { countries, type CountryCode, dayIn } from '../country';
import { noteEvent, noteEvents } from '../lifeCycle';
import { accountOfShop, countsOfOrders, endDemandOf, lockOrder, type Order, type Viewer, viewerId } from '../trade';
import { rejectPendingOf } from '../workOrderUp';
import { managedOrder, requireState } from './begin';
import { orderTexts, tellOfOrder } from './notices';
import { reopenDays } from './policy';
import { sharesOf } from './store';
import { workOrders } from './tables';

interface End {
  id: string;
  reason: string;
  /** Rejects what still waits for review; without it 1024015. */
  rejectPending?: boolean | undefined;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Ends an order: no new creators, agreed ones may finish until their deadline (domain/life-cycles 3.3). */
export async function endOrder(tx: Db, { id, reason, rejectPending, viewer, services }: End): Promise<void> {
  const order = await managedOrder(tx, id, 'end', viewer);
  await requireState(tx, order, 'end', viewer);
  const { pendingNum } = (await countsOfOrders(tx, [id]))(id);
  if (pendingNum > 0 && !rejectPending) throw new Refusal('submissionsPending', { n: pendingNum });
  await finish(tx, { order, reason, actor: viewer, services });
}

/** Ends every order whose last day is over in its country; answers how many. */
export async function endExpired({ database: { db }, events }: Pick<Services, 'database' | 'events'>, now = new Date()): Promise<number> {
  let ended = 0;
  for (const country of Object.keys(countries) as CountryCode[]) {
    const today = dayIn(country, now);
    const expired = await db
      .select({ id: workOrders.id })
      .from(workOrders)
      .where(and(eq(workOrders.country, country), inArray(workOrders.workOrderStatus, [1, 2]), sql`${workOrders.expireDate} < ${today}`));
    for (const { id } of expired) {
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order.workOrderStatus !== 1 && order.workOrderStatus !== 2) return;
        if (order.expireDate >= today) return;
        await finish(tx, { order, reason: null, services: { events } });
        ended += 1;
      });
    }
  }
  return ended;
}

interface Finish {
  order: Order;
  /** Null when its last day is over. */
  reason: string | null;
  actor?: Viewer;
  services: Pick<Services, 'events'>;
}

async function finish(tx: Db, { order, reason, actor, services }: Finish): Promise<void> {
  const userId = actor ? viewerId(actor) : null;
  await tx
    .update(workOrders)
    .set({
      workOrderStatus: 3,
      endTime: sql`now()`,
      endReason: reason,
      updateTime: sql`now()`,
      updateUser: userId,
      version: sql`${workOrders.version} + 1`,
    })
    .where(eq(workOrders.id, order.id));
  const along = [...(await rejectPendingOf(tx, { order, actor, services })), ...(await endDemandOf(tx, order))];
  const bds = (await sharesOf(tx, order.id)).filter(({ allocStatus }) => allocStatus !== 2).map(({ bdId }) => bdId);
  await tellOfOrder(tx, services, {
    order,
    userIds: [...bds, ...(await accountOfShop(tx, order.shopId))],
    texts: orderTexts.ended(order, reason),
    ...(userId === null ? {} : { publicUser: userId }),
  });
  await noteEvents(tx, along);
  await noteEvent(tx, {
    actor,
    action: 'workOrder.end',
    object: `workOrder:${order.id}`,
    from: order.workOrderStatus === 1 ? 'issued' : 'claimed',
    to: 'ended',
    reason,
  });
}

/** Opens an ended order again within 7 days: 1024016 later. */
export async function reopen(
  tx: Db,
  { id, viewer, services }: { id: string; viewer: Viewer; services: Pick<Services, 'events'> },
): Promise<void> {
  const order = await managedOrder(tx, id, 'reopen', viewer);
  await requireState(tx, order, 'reopen', viewer);
  if (Date.now() - (order.endTime ?? order.createTime).getTime() > reopenDays * 86_400_000) throw new Refusal('reopenTooLate');
  await tx
    .update(workOrders)
    .set({
      workOrderStatus: 2,
      endTime: null,
      endReason: null,
      updateTime: sql`now()`,
      updateUser: viewerId(viewer),
      version: sql`${workOrders.version} + 1`,
    })
    .where(eq(workOrders.id, id));
  const bds = (await sharesOf(tx, id)).filter(({ allocStatus }) => allocStatus !== 2).map(({ bdId }) => bdId);
  await tellOfOrder(tx, services, { order, userIds: bds, texts: orderTexts.reopened(order), publicUser: viewerId(viewer) });
  await noteEvent(tx, { actor: viewer, action: 'workOrder.reopen', object: `workOrder:${id}`, from: 'ended', to: 'claimed' });
}
