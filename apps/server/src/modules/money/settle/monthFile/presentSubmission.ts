import type { CountryCode } from '../../../system/country';
import type { Dimension } from '../../compute';
import type { OrderBook } from './createOrderBook';
import { moneyText } from './monthText';
import type { PlaceRow } from './submissionRows';

interface Around {
  country: CountryCode;
  dimension: Dimension;
  book: OrderBook;
}

/** A creator's place as an auditor's file has it; the fee of the file's own side as the batch has it. */
export function presentSubmission(row: PlaceRow, { country, dimension, book }: Around): Record<string, unknown> {
  const money = moneyText(country);
  const { work_order_id: orderId, work_order_type: workOrderType, shop_id: shopId, leader_id: leaderId, has_fee: hasFee } = row;
  const own = row.fulfilled === null ? null : row.fee;
  return {
    id: row.id,
    workOrderId: book.idOf({
      orderId,
      workOrderType,
      shopId,
      leaderId,
      wholeProportion: '0',
      upProportion: '0',
      bdProportion: null,
      hasFee,
    }),
    creatorId: row.up_id,
    bdId: row.bd_id,
    cooperationStatus: row.fulfilled === null ? 'TERMINATED' : 'FULFILLED',
    ...(row.fulfilled !== null && { fulfilledTime: row.fulfilled }),
    ...(hasFee && {
      agreedShotCost: money(dimension === 'creator' && own !== null ? own : row.creator_fee),
      shopShotCost: money(dimension === 'merchant' && own !== null ? own : row.shop_fee),
    }),
    ...(Number(row.settled) !== 0 && { settledFee: money(row.settled) }),
  };
}
