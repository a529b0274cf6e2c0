import { settlementLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { saleItems, saleRefunds, sales } from '../../../../tables/money/order';
import { settlementBatches, settlementMarks } from '../../../../tables/money/settlement';
import { workOrders } from '../../../../tables/trade/order';
import type { CountryCode } from '../../../system/country';
import { monthSpan, settleTerms } from '../../compute';
import type { Batch } from '../policy';
import { isoForm } from './monthText';

/** Rows that come at once: each portion is one short statement, however large the month. */
const atOnce = 5000;

export interface OrderRow {
  id: string;
  order_no: string;
  line_no: number;
  order_status: number;
  work_order_id: string;
  work_order_type: 1 | 2;
  shop_id: string;
  leader_id: string | null;
  up_id: string | null;
  bd_id: string | null;
  pay_by: 1 | 2;
  pay_amount: string;
  delivered: string | null;
  late: boolean;
  refunds: { time: string; amount: string }[];
  w: string;
  u: string;
  b: string | null;
  /** What the line is worth after the batch; `is_as_sold` where the row still says so. */
  base: string;
  is_as_sold: boolean;
  m_base: string | null;
  m_amount: string | null;
}

/**
 * The order lines that a batch counted, with what earlier batches had locked of them. It is the batch's own marks that say which
 * these are, so a locked month reads the same whatever came in since.
 */
export async function* orderRows(db: Db, batch: Batch, isWanted: (row: OrderRow) => boolean = () => true): AsyncGenerator<OrderRow> {
  for (let after: string | undefined = '0'; after !== undefined;) {
    const rows: OrderRow[] = await rowsOf<OrderRow>(db, portion(batch, after));
    after = rows.at(-1)?.id;
    yield* rows.filter(isWanted);
  }
}

function portion(batch: Batch, after: string): SQL {
  const { id, settleMonth: month, settleDimension, cutoffTime, previewTime, lockTime } = batch;
  const country = batch.country as CountryCode;
  const { begin, end } = monthSpan({ month, country });
  const at = (moment: number | Date) => sql`${new Date(moment).toISOString()}::timestamptz`;
  const cutoff = at(cutoffTime ?? previewTime);
  return sql`
    select i.id::text, s.order_no, i.line_no, s.order_status, w.id::text work_order_id, w.work_order_type, i.shop_id::text, i.leader_id::text,
      i.up_id::text, i.bd_id::text, coalesce(i.pay_by, 2) pay_by, i.pay_amount::text,
      to_char(i.commissionable_time at time zone 'UTC' - ${`${settleTerms(country).holdDays} days`}::interval, ${isoForm}) delivered,
      m.base is null and i.commissionable_time < ${at(begin)} late, coalesce(r.refunds, '[]') refunds,
      k.whole_proportion::text w, k.up_proportion::text u, k.bd_proportion::text b, (coalesce(m.base, 0) + k.base)::text base,
      greatest(i.pay_amount - coalesce(r.amount, 0), 0) = coalesce(m.base, 0) + k.base is_as_sold, m.base::text m_base, m.amount::text m_amount
    from (
      select * from ${settlementMarks} where ${settlementMarks.batchId} = ${id} and ${settlementMarks.orderItemId} > ${after}
      order by ${settlementMarks.orderItemId} limit ${atOnce}) k
    join ${saleItems} i on i.id = k.order_item_id
    join ${sales} s on s.id = i.order_id
    join ${workOrders} w on w.id = i.work_order_id
    left join lateral (
      select sum(e.base) base, sum(e.amount) amount from ${settlementMarks} e join ${settlementBatches} on ${settlementBatches.id} = e.batch_id
      where e.order_item_id = k.order_item_id and e.batch_id <> ${id} and ${settlementBatches.settleDimension} = ${settleDimension}
        and ${lockedBy(lockTime ? at(lockTime) : sql`now()`)}) m on true
    left join lateral (
      select sum(f.amount) amount, json_agg(json_build_object('time', to_char(f.refund_time at time zone 'UTC', ${isoForm}), 'amount', f.amount::text) order by f.refund_time, f.id) refunds
      from ${saleRefunds} f where f.order_item_id = i.id and f.refund_status = 2 and f.refund_time <= ${cutoff}
        and (m.base is null or f.refund_time < ${at(end)})) r on true
    order by k.order_item_id`;
}

/** Lines of which an earlier batch has locked something. */
export const settledBefore = ({ m_base: base }: OrderRow): boolean => base !== null;

/** SQL: batches that were locked at a moment, whatever became of them since. */
const lockedBy = (moment: SQL): SQL =>
  sql`${settlementBatches.lockTime} < ${moment} and (${inState(settlementLife, settlementBatches, 'pending', 'settled')} or ${settlementBatches.voidTime} > ${moment})`;
