import { type Viewer, viewerId } from '../../../base/sight';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { changesOf, updateRow } from '../../../base/crud';
import { noteEvent } from '../../../base/lifeCycle';
import { orderForUpdate } from '../../parts';
import { begin } from '../../../base/transition';
import { checkDraft, type OrderDraft } from './checkDraft';
import { valuesOf } from './createOrder';
import { orderPolicy } from '../policy';
import { workOrders } from '../../../../tables/trade/order';

interface Edit {
  id: string;
  version: number;
  draft: OrderDraft;
  workOrderType: 1 | 2;
}

/** Changes a draft. */
export async function editOrder(tx: Db, { id, version, draft, workOrderType }: Edit, viewer: Viewer): Promise<void> {
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer, { workOrderType }), draft });
  const { order: before } = await begin(tx, { policy: orderPolicy, event: 'edit', viewer, find });
  if (before.version !== version) throw new Refusal('versionConflict');
  const goods = await checkDraft(tx, draft, { workOrderType, viewer, of: before });
  const set = valuesOf(draft, goods, workOrderType);
  const after = await updateRow(tx, { table: workOrders, id, version, set, userId: viewerId(viewer) });
  await noteEvent(tx, { actor: viewer, action: 'workOrder.edit', object: `workOrder:${id}`, more: changesOf(before, after) });
}
