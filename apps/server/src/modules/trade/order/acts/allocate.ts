import { namesOfPeople, type Viewer, viewerId } from '../../../base/sight';
import { workOrderLife } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { demandFormUps } from '../../../../tables/trade/demandForm';
import { type Order, orderForUpdate } from '../../parts';
import { begin, transition } from '../../../base/transition';
import { orderPolicy } from '../policy';
import { allocatableBds, wishesOf } from '../store';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';

interface Wanted {
  id: string;
  version: number;
  allocations: readonly { bdId: string; allocNum: number }[];
  /** Which BD takes care of a creator that the merchant wishes for; creators left out follow their owner. */
  wishes?: readonly { upId: string; bdId: string }[] | undefined;
}

/** Sets the shares of a draft, and with them who takes care of each wished creator. */
export async function allocate(tx: Db, { id, version, allocations, wishes = [] }: Wanted, viewer: Viewer): Promise<void> {
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer) });
  const { order } = await begin(tx, { policy: orderPolicy, event: 'allocate', viewer, find });
  if (order.version !== version) throw new Refusal('versionConflict');
  const bdIds = allocations.map(({ bdId }) => bdId);
  if (new Set(bdIds).size < bdIds.length)
    throw refuseField('allocations', { en: 'Name each BD once.', 'zh-CN': '每位商务只能出现一次。', vn: 'Mỗi BD chỉ được chọn một lần.' });
  await requireBds(tx, order, bdIds, viewer);
  await tx.delete(workOrderBds).where(eq(workOrderBds.workOrderId, id));
  if (allocations.length > 0)
    await tx.insert(workOrderBds).values(allocations.map((share) => ({ ...share, workOrderId: id, createUser: viewerId(viewer) })));
  await assignWishes(tx, order, { bdIds, named: new Map(wishes.map(({ upId, bdId }) => [upId, bdId])) });
  const more = { allocations: [...allocations] };
  await transition(tx, { machine: workOrderLife, table: workOrders, row: order, event: 'allocate', actor: viewer, more });
}

/** Refuses with 1024005 a BD who cannot get a share, by name; 1020002 for somebody who is not there at all. */
export async function requireBds(tx: Db, order: Order, bdIds: readonly string[], viewer: Viewer): Promise<void> {
  const available = new Set((await allocatableBds(tx, order, viewer)).map(({ id }) => id));
  const missing = bdIds.find((id) => !available.has(id));
  if (missing === undefined) return;
  const name = (await namesOfPeople(tx, [missing])).get(missing);
  if (name === undefined) throw new Refusal('notFound');
  throw new Refusal('bdNotAvailable', { name });
}

/** A wished creator goes to the BD that was named, otherwise to its owner, otherwise to the BDs in turn when nobody owns it. */
async function assignWishes(
  tx: Db,
  order: Order,
  { bdIds, named }: { bdIds: readonly string[]; named: ReadonlyMap<string, string> },
): Promise<void> {
  let turn = 0;
  for (const wish of await wishesOf(tx, order.demandId)) {
    const chosen = named.get(wish.upId) ?? wish.ownerId ?? bdIds[turn++ % Math.max(bdIds.length, 1)];
    const bdId = chosen !== undefined && bdIds.includes(chosen) ? chosen : null;
    if (bdId !== wish.bdId) await tx.update(demandFormUps).set({ bdId }).where(eq(demandFormUps.id, wish.id));
  }
}
