import { type Viewer } from '../../../base/sight';
import { workOrderLife } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { countsOfOrders, orderForUpdate } from '../../parts';
import { begin, transition } from '../../../base/transition';
import { orderPolicy } from '../policy';
import { workOrders } from '../../../../tables/trade/order';

interface Removal {
  id: string;
  workOrderType: 1 | 2;
  viewer: Viewer;
}

/** Deletes a draft, or an ended order without finished creators: 1024017. The row stays, out of sight. */
export async function remove(tx: Db, { id, workOrderType, viewer }: Removal): Promise<void> {
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer, { workOrderType }) });
  const { order } = await begin(tx, { policy: orderPolicy, event: 'delete', viewer, find });
  if ((await countsOfOrders(tx, [id]))(id).fulfilledNum > 0) throw new Refusal('orderHasSales');
  await transition(tx, {
    machine: workOrderLife,
    table: workOrders,
    row: order,
    event: 'delete',
    set: { status: 2 },
    actor: viewer,
    more: { workOrderNo: order.workOrderNo },
  });
}
