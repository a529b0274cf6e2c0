import { type Viewer, viewerId } from '../../../base/sight';
import { allocationLife, codeOf, workOrderLife } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { orderForUpdate } from '../../parts';
import { begin, transition } from '../../../base/transition';
import { orderTexts, tellOfOrder, withdrawNotices } from '../notices';
import { orderPolicy } from '../policy';
import { sharesOf } from '../store';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';

/** Takes an issued order back while nobody has claimed it: 1024009 otherwise. Its notices leave the panels. */
export async function recall(
  tx: Db,
  { id, viewer, services }: { id: string; viewer: Viewer; services: Pick<Services, 'events'> },
): Promise<void> {
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer) });
  const { order } = await begin(tx, { policy: orderPolicy, event: 'recall', viewer, find });
  const shares = await sharesOf(tx, id);
  if (shares.some(({ claimTime }) => claimTime !== null)) throw new Refusal('alreadyClaimed');
  const userIds = shares.map(({ bdId }) => bdId);
  const set = { handOutTime: null, handOutUser: null, batchNo: null, shop: null, goodsInfo: null };
  await transition(tx, { machine: workOrderLife, table: workOrders, row: order, event: 'recall', set, actor: viewer });
  await tx
    .update(workOrderBds)
    .set({ allocStatus: codeOf(allocationLife, 'waiting'), returnTime: null, returnReason: null })
    .where(eq(workOrderBds.workOrderId, id));
  await withdrawNotices(tx, services, { order, userIds });
  await tellOfOrder(tx, services, { order, userIds, texts: orderTexts.recalled(order), publicUser: viewerId(viewer) });
}
