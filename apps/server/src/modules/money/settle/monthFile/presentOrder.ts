import type { CountryCode } from '../../../system/country';
import { type Dimension, readAmount, readPercent, settleTerms, sharesOf, writeAmount } from '../../compute';
import type { OrderBook } from './createOrderBook';
import { moneyText } from './monthText';
import type { OrderRow } from './orderRows';

const statuses = ['PROCESSING', 'COMPLETED', 'CANCELLED', 'FROZEN', 'DEDUCTED'] as const;

/** A line as an auditor's file has it. What was changed after the lock stands as it was counted: worth its locked base. */
export function presentOrder(row: OrderRow, { country, book }: { country: CountryCode; book: OrderBook }): Record<string, unknown> {
  const money = moneyText(country);
  const { work_order_id: orderId, work_order_type: workOrderType, shop_id: shopId, leader_id: leaderId, w, u, b } = row;
  const isUndone = (row.order_status === 3 || row.order_status === 5) && row.m_base !== null && Number(row.base) === 0;
  const isAsSold = isUndone || row.is_as_sold;
  return {
    orderNo: row.order_no,
    lineNo: row.line_no,
    workOrderId: book.idOf({
      orderId,
      workOrderType,
      shopId,
      leaderId,
      wholeProportion: w,
      upProportion: u,
      bdProportion: b,
      hasFee: false,
    }),
    creatorId: row.up_id,
    bdId: row.bd_id,
    payAmount: money(isAsSold ? row.pay_amount : row.base),
    orderStatus: isUndone ? statuses[row.order_status - 1] : 'COMPLETED',
    deliveredTime: row.delivered,
    refunds: isAsSold ? row.refunds.map(({ time, amount }) => ({ time, amount: money(amount) })) : [],
    payBy: row.pay_by,
  };
}

const shareOf = { merchant: 'whole', creator: 'creator', bd: 'bd', leader: undefined } as const;

/** What earlier months locked of a line: of the file's own side to the unit, of the others what the rates make. */
export function presentSettled(row: OrderRow, { country, dimension }: { country: CountryCode; dimension: Dimension }) {
  const { scale } = settleTerms(country);
  const money = moneyText(country);
  const rates = { whole: readPercent(row.w) ?? 0n, creator: readPercent(row.u) ?? 0n, bd: row.b === null ? null : readPercent(row.b) };
  const { whole, creator, bd } = sharesOf({ base: readAmount(row.m_base ?? '0', scale) ?? 0n, rates });
  const own = shareOf[dimension];
  return {
    orderNo: row.order_no,
    lineNo: row.line_no,
    wholeProportion: row.w,
    upProportion: row.u,
    bdProportion: row.b,
    base: money(row.m_base ?? '0'),
    whole: writeAmount(whole, scale),
    creator: writeAmount(creator, scale),
    bd: writeAmount(bd, scale),
    ...(own && { [own]: money(row.m_amount ?? '0') }),
  };
}
