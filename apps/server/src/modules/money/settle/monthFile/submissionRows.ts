import { cooperationLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { settlementLines } from '../../../../tables/money/settlement';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { CountryCode } from '../../../system/country';
import { monthSpan } from '../../compute';
import type { Batch } from '../policy';
import { isoForm } from './monthText';

export interface PlaceRow {
  id: string;
  work_order_id: string;
  work_order_type: 1 | 2;
  shop_id: string;
  leader_id: string | null;
  up_id: string | null;
  bd_id: string | null;
  fulfilled: string | null;
  late: boolean;
  has_fee: boolean;
  creator_fee: string;
  shop_fee: string;
  /** What the batch's own line says; null where it has none. */
  fee: string | null;
  settled: string;
}

/**
 * The same of a batch that kept none: the creators' places that it has a fee of, and those that stand fulfilled in its month now. A fee
 * that a later month takes back stands here as it was locked.
 */
export async function submissionRows(db: Db, batch: Batch): Promise<PlaceRow[]> {
  const { id, settleMonth: month, settleDimension, round } = batch;
  const { begin, end } = monthSpan({ month, country: batch.country as CountryCode });
  const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`;
  return rowsOf<PlaceRow>(
    db,
    sql`select p.id::text, w.id::text work_order_id, w.work_order_type, w.shop_id::text, w.leader_id::text, p.up_id::text, p.bd_id::text,
        case when l.line_type = 6 then null else to_char(coalesce((l.snapshot ->> 'time')::timestamp, p.fulfilled_time at time zone 'UTC'), ${isoForm}) end fulfilled,
        coalesce(l.late, false) late, w.work_attribute = 1 has_fee,
        coalesce(p.agreement ->> 'shotCost', p.agreed_shot_cost::text, w.up_shot_cost::text, '0') creator_fee,
        coalesce(p.agreement ->> 'shopShotCost', w.shop_shot_cost::text, p.agreement ->> 'shotCost', w.up_shot_cost::text, '0') shop_fee,
        l.amount::text fee, case when l.line_type = 6 then (-l.amount)::text else '0' end settled
      from (select ${workOrderUps}.*, ${inState(cooperationLife, workOrderUps, 'fulfilled')} is_fulfilled from ${workOrderUps}) p
      join ${workOrders} w on w.id = p.work_order_id
      left join ${settlementLines} l on l.batch_id = ${id} and l.round = ${round} and l.source_type = 2 and l.source_id = p.id
      where w.country = ${batch.country} and (l.id is not null
        or (p.status <> 2 and p.is_fulfilled and p.fulfilled_time >= ${at(begin)} and p.fulfilled_time < ${at(end)}
          and not (w.work_attribute = 1 and ${settleDimension} in (3, 4))))
      order by p.id`,
  );
}
