import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { updateRow } from '../crud';
import { noteEvent } from '../lifeCycle';
import { type Viewer, viewerId } from '../trade';
import { managedOrder, requireState } from './begin';
import { orderTexts, tellOfOrder, withdrawNotices } from './notices';
import { sharesOf } from './store';
import { workOrderBds, workOrders } from './tables';

/** Takes an issued order back while nobody has claimed it: 1024009 otherwise. Its notices leave the panels. */
export async function recall(
  tx: Db,
  { id, viewer, services }: { id: string; viewer: Viewer; services: Pick<Services, 'events'> },
): Promise<void> {
  const order = await managedOrder(tx, id, 'recall', viewer);
  const shares = await sharesOf(tx, id);
  if (order.workOrderStatus === 2 || shares.some(({ claimTime }) => claimTime !== null)) throw new Refusal('alreadyClaimed');
  await requireState(tx, order, 'recall', viewer);
  const userIds = shares.map(({ bdId }) => bdId);
  await updateRow(tx, {
    table: workOrders,
    id,
    version: order.version,
    set: { workOrderStatus: 0, handOutTime: null, handOutUser: null, batchNo: null, shop: null, goodsInfo: null },
    userId: viewerId(viewer),
  });
  await tx.update(workOrderBds).set({ allocStatus: 0, returnTime: null, returnReason: null }).where(eq(workOrderBds.workOrderId, id));
  await withdrawNotices(tx, services, { order, userIds });
  await tellOfOrder(tx, services, { order, userIds, texts: orderTexts.recalled(order), publicUser: viewerId(viewer) });
  await noteEvent(tx, { actor: viewer, action: 'workOrder.recall', object: `workOrder:${id}`, from: 'issued', to: 'draft' });
}
