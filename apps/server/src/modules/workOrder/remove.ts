import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { updateRow } from '../crud';
import { noteEvent } from '../lifeCycle';
import { countsOfOrders, orderForUpdate, type Viewer, viewerId } from '../trade';
import { requireState } from './begin';
import { mayCause, requireFor } from './policy';
import { workOrders } from './tables';

interface Removal {
  id: string;
  workOrderType: 1 | 2;
  viewer: Viewer;
}

/** Deletes a draft, or an ended order without finished creators: 1024017. The row stays, out of sight. */
export async function remove(tx: Db, { id, workOrderType, viewer }: Removal): Promise<void> {
  const order = await orderForUpdate(tx, id, viewer);
  if (order.workOrderType !== workOrderType) throw new Refusal('notFound');
  requireFor(order, viewer.caller, 'delete');
  if (!mayCause('delete', order, viewer)) throw new Refusal('notFound');
  const from = await requireState(tx, order, 'delete', viewer);
  if ((await countsOfOrders(tx, [id]))(id).fulfilledNum > 0) throw new Refusal('orderHasSales');
  await updateRow(tx, { table: workOrders, id, version: order.version, set: { workOrderStatus: 4, status: 2 }, userId: viewerId(viewer) });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrder.delete',
    object: `workOrder:${id}`,
    from,
    to: 'deleted',
    more: { workOrderNo: order.workOrderNo },
  });
}
