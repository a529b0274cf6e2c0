import { accountOfShop, isRunning, runs, type Viewer, viewerId } from '../../../base/sight';
import { workOrderLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { countries, type CountryCode, dayIn } from '../../../system/country';
import { countsOfOrders, endDemandOf, lockOrder, type Order, orderForUpdate } from '../../parts';
import { begin, transition } from '../../../base/transition';
import { rejectPendingOf } from '../../submission';
import { orderTexts, tellOfOrder } from '../notices';
import { orderPolicy } from '../policy';
import { bdsOf } from '../store';
import { workOrders } from '../../../../tables/trade/order';

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
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer) });
  const { order } = await begin(tx, { policy: orderPolicy, event: 'end', viewer, find });
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
      .where(and(eq(workOrders.country, country), runs, sql`${workOrders.expireDate} < ${today}`));
    for (const { id } of expired) {
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (!isRunning(order) || order.expireDate >= today) return;
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
  await rejectPendingOf(tx, { order, actor, services });
  await endDemandOf(tx, order);
  await transition(tx, {
    machine: workOrderLife,
    table: workOrders,
    row: order,
    event: 'end',
    set: { endTime: sql`now()`, endReason: reason },
    actor,
    reason,
  });
  await tellOfOrder(tx, services, {
    order,
    userIds: [...(await bdsOf(tx, order.id)), ...(await accountOfShop(tx, order.shopId))],
    texts: orderTexts.ended(order, reason),
    ...(actor && { publicUser: viewerId(actor) }),
  });
}

/** Opens an ended order again within 7 days: 1024016 later. */
export async function reopen(
  tx: Db,
  { id, viewer, services }: { id: string; viewer: Viewer; services: Pick<Services, 'events'> },
): Promise<void> {
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer) });
  const { order } = await begin(tx, { policy: orderPolicy, event: 'reopen', viewer, find });
  const set = { endTime: null, endReason: null };
  await transition(tx, { machine: workOrderLife, table: workOrders, row: order, event: 'reopen', set, actor: viewer });
  const userIds = await bdsOf(tx, id);
  await tellOfOrder(tx, services, { order, userIds, texts: orderTexts.reopened(order), publicUser: viewerId(viewer) });
}
