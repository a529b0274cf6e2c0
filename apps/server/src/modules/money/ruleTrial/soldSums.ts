import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { joinWhole } from '../../../db/plannedWhole';
import { saleItems, saleRefunds, sales } from '../../../tables/money/order';
import { workOrders } from '../../../tables/trade/order';
import type { CountryCode } from '../../system/country';
import { monthSpan, type OrderLine, readAmount, settleTerms } from '../compute';

interface Row {
  work_order_id: string;
  work_order_type: number;
  leader_id: string | null;
  bd_id: string | null;
  pays_bd: boolean;
  base: string;
}

/**
 * What was sold in a month, summed as far as a rule can tell lines apart: one line for each order, BD and leader, with and without a
 * rate of the BD. A rule measures bases (domain/money 4.5), so the core makes the same of these few as of every line.
 */
export async function soldSums(tx: Db, { month, country }: { month: string; country: CountryCode }): Promise<OrderLine[]> {
  const { begin, end } = monthSpan({ month, country });
  const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`;
  const rows = await joinWhole(tx, () =>
    rowsOf<Row>(
      tx,
      sql`select i.work_order_id::text, w.work_order_type, i.leader_id::text, i.bd_id::text, i.bd_proportion is not null pays_bd,
          sum(greatest(i.pay_amount - coalesce(r.amount, 0), 0))::text base
        from ${saleItems} i
        join ${sales} s on s.id = i.order_id and s.order_status = 2
        join ${workOrders} w on w.id = i.work_order_id
        left join (
          select f.order_item_id, sum(f.amount) amount from ${saleRefunds} f
          where f.refund_status = 2 and f.refund_time < ${at(end)} group by f.order_item_id) r on r.order_item_id = i.id
        where i.country = ${country} and i.status <> 2 and i.work_order_up_id is not null and i.settle_month = ${month}
          and i.commissionable_time >= ${at(begin)} and i.commissionable_time < ${at(end)}
        group by 1, 2, 3, 4, 5`,
    ),
  );
  const { scale } = settleTerms(country);
  return rows.map((row) => ({
    ref: '0',
    orderNo: '',
    workOrder: {
      id: row.work_order_id,
      kind: row.work_order_type === 1 ? 'commercial' : 'teamLeader',
      shopId: '0',
      leaderId: row.leader_id,
    },
    creatorId: null,
    bdId: row.bd_id,
    payAmount: readAmount(row.base, scale) ?? 0n,
    status: 'COMPLETED',
    commissionableTime: begin,
    refunds: [],
    rates: { whole: 0n, creator: 0n, bd: row.pays_bd ? 0n : null },
    paidBy: 'agency',
    settled: null,
    revision: 0,
  }));
}
