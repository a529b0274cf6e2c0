import { type Viewer, viewerId } from '../../../base/sight';
import { allocationLife, codeOf, is, workOrderLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { Refusal } from '../../../../http/answers/refusal';
import { dayIn } from '../../../system/country';
import { notingEvent } from '../../../base/lifeCycle';
import { orderForUpdate } from '../../parts';
import { begin } from '../../../base/transition';
import { orderPolicy } from '../policy';
import { openClaimsOf, ownShareOf } from '../store';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';

/** Orders that a BD may hold at once (domain/life-cycles 3.3). */
const mostOpen = 20;

/** A BD takes the own share: the first claim moves the order. One of two that come together wins, the other gets 1024010. */
export async function claim(tx: Db, { id, viewer }: { id: string; viewer: Viewer }): Promise<void> {
  const userId = viewerId(viewer);
  const find = async () => {
    // Claims of one person wait for each other from here on: their number counts.
    const order = await orderForUpdate(tx, id, viewer, { name: `claims:${userId}` });
    return { order, own: await ownShareOf(tx, id, userId) };
  };
  const { order } = await begin(tx, { policy: orderPolicy, event: 'claim', viewer, find });
  if (order.expireDate < dayIn(order.country)) throw new Refusal('orderExpired');
  const noting = notingEvent({
    actor: viewer,
    action: 'workOrder.claim',
    object: `workOrder:${id}`,
    ...(is(workOrderLife, order, 'issued') ? { from: 'issued', to: 'claimed' } : {}),
  });
  const { open, claimed } = await takeShare(tx, { id, userId, noting });
  if (!claimed) throw new Refusal('tooManyOpenOrders', { n: open });
}

/** In one statement the share, only while there is room for it; the order with it when it is the first; and the note of it. */
async function takeShare(
  tx: Db,
  { id, userId, noting }: { id: string; userId: string; noting: SQL },
): Promise<{ open: number; claimed: boolean }> {
  const trail = sql`update_time = now(), update_user = ${userId}::bigint, version = version + 1`;
  const [taken] = await rowsOf<{ open: number; noted: string | null }>(
    tx,
    sql`with held as (${openClaimsOf(userId)}),
      share as (
        update ${workOrderBds} set alloc_status = ${codeOf(allocationLife, 'claimed')}, claim_time = now(), ${trail}
        where work_order_id = ${id} and bd_id = ${userId} and ${inState(allocationLife, workOrderBds, 'waiting')} and (select n from held) < ${mostOpen} returning id),
      moved as (
        update ${workOrders} set work_order_status = ${codeOf(workOrderLife, 'claimed')}, ${trail}
        where id = ${id} and ${inState(workOrderLife, workOrders, 'issued')} and exists (select 1 from share))
      select n as open, case when exists (select 1 from share) then ${noting} end as noted from held`,
  );
  if (!taken) throw new Error('A statement without a row.');
  return { open: taken.open, claimed: taken.noted !== null };
}
