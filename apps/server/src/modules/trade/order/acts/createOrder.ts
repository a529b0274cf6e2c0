import type { Db } from '../../../../db/database';
import { nextNumber } from '../../../../db/numbers/nextNumber';
import { dayIn } from '../../../system/country';
import type { GoodsRow } from '../../../merchants/product';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import type { OrderDraft } from './checkDraft';
import { workOrders } from '../../../../tables/trade/order';

interface NewOrder {
  draft: OrderDraft;
  workOrderType: 1 | 2;
  goods: GoodsRow;
  viewer: Viewer;
  /** The form it is made from. */
  demandId?: string;
}

/** The columns that a draft sets. */
export const valuesOf = (draft: OrderDraft, { country, currency }: GoodsRow, workOrderType: number) => ({
  workOrderName: draft.workOrderName,
  workAttribute: draft.workAttribute,
  country,
  currency,
  shopId: draft.shopId,
  goodsId: draft.goodsId,
  wholeProportion: draft.wholeProportion ?? null,
  upProportion: draft.upProportion,
  bdProportion: draft.bdProportion ?? null,
  upShotCost: draft.upShotCost ?? null,
  shopShotCost: draft.shopShotCost ?? draft.upShotCost ?? null,
  workDes: draft.workDes ?? null,
  requireUpNum: draft.requireUpNum,
  validBegin: draft.validBegin,
  expireDate: draft.expireDate,
  // A commercial order shows the merchant what will be published (domain/life-cycles 3.3).
  previewRequired: draft.previewRequired ?? workOrderType === 1,
  shopConfirm: draft.shopConfirm ?? false,
  publishDays: draft.publishDays ?? 15,
  ...(draft.ruleIds && { ruleIds: [...new Set(draft.ruleIds)] }),
});

/** Stores a draft order; one of a team leader belongs to the leader's team. Answers its id and number. */
export async function createOrder(
  tx: Db,
  { draft, workOrderType, goods, viewer, demandId }: NewOrder,
): Promise<{ id: string; workOrderNo: string }> {
  const isLeader = viewer.persona === 'team';
  const workOrderNo = await nextNumber(tx, { prefix: 'WO', country: goods.country, day: new Date(`${dayIn(goods.country)}T00:00:00Z`) });
  const [order] = await tx
    .insert(workOrders)
    .values({
      ...valuesOf(draft, goods, workOrderType),
      workOrderNo,
      workOrderType,
      workOrderSource: demandId === undefined ? (isLeader ? 3 : 2) : 1,
      demandId: demandId ?? null,
      leaderId: isLeader ? viewerId(viewer) : null,
      orgId: isLeader ? viewer.caller.orgId : null,
      createUser: viewerId(viewer),
    })
    .returning({ id: workOrders.id });
  if (!order) throw new Error('The order was not stored.');
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrder.add',
    object: `workOrder:${order.id}`,
    to: 'draft',
    more: { workOrderNo, ...(demandId === undefined ? {} : { demandId }) },
  });
  return { id: order.id, workOrderNo };
}
