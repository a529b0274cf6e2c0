import type { settlementPlaces } from '../../../../tables/money/settlement';
import { type Submission, writeAmount } from '../../compute';

export type PlaceRow = typeof settlementPlaces.$inferInsert;

/** What is kept of a creator's place that a batch counts. */
export function placeOf(
  { id, workOrder, creatorId, bdId, fulfilledTime, fees, settledFee }: Submission,
  batchId: string,
  scale: number,
): PlaceRow {
  return {
    batchId,
    workOrderUpId: id,
    workOrderId: workOrder.id,
    workOrderType: workOrder.kind === 'commercial' ? 1 : 2,
    shopId: workOrder.shopId,
    leaderId: workOrder.leaderId,
    upId: creatorId,
    bdId,
    fulfilledTime: fulfilledTime === null ? null : new Date(fulfilledTime),
    creatorFee: fees && writeAmount(fees.creator, scale),
    merchantFee: fees && writeAmount(fees.merchant, scale),
    settledFee: writeAmount(settledFee, scale),
  };
}
