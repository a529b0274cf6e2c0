import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { hundredths } from '../country';
import { changesOf, updateRow } from '../crud';
import { noteEvent, requireEvent } from '../lifeCycle';
import { workOrderLife } from '@backlot/contract';
import { type Order, orderForUpdate, type Viewer, viewerId } from '../trade';
import { checkDraft, type OrderDraft } from './checkDraft';
import { valuesOf } from './createOrder';
import { mayCause, requireFor } from './policy';
import { workOrders } from './tables';

interface Edit {
  id: string;
  version: number;
  draft: OrderDraft;
  workOrderType: 1 | 2;
}

/** Changes a draft. Ratios of an issued order are frozen: 1024014 (domain/life-cycles 3.3). */
export async function editOrder(tx: Db, { id, version, draft, workOrderType }: Edit, viewer: Viewer): Promise<void> {
  const before = await orderForUpdate(tx, id, viewer);
  if (before.workOrderType !== workOrderType) throw new Refusal('notFound');
  requireFor(before, viewer.caller, 'edit');
  if (!mayCause('edit', before, viewer)) throw new Refusal('notFound');
  if ((before.workOrderStatus === 1 || before.workOrderStatus === 2) && changesRatios(before, draft)) throw new Refusal('ratiosFrozen');
  await requireEvent(tx, {
    machine: workOrderLife,
    code: before.workOrderStatus,
    event: 'edit',
    language: viewer.language,
    dictionary: 'workOrderStatus',
  });
  if (before.version !== version) throw new Refusal('versionConflict');
  const goods = await checkDraft(tx, draft, workOrderType);
  const after = await updateRow(tx, {
    table: workOrders,
    id,
    version,
    set: valuesOf(draft, goods, workOrderType),
    userId: viewerId(viewer),
  });
  await noteEvent(tx, { actor: viewer, action: 'workOrder.edit', object: `workOrder:${id}`, more: changesOf(before, after) });
}

const changesRatios = (before: Order, draft: OrderDraft): boolean =>
  (['wholeProportion', 'upProportion', 'bdProportion', 'upShotCost', 'shopShotCost'] as const).some(
    (field) => hundredths(before[field] ?? '0') !== hundredths(draft[field] ?? '0'),
  );
