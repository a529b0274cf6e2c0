import { cooperationLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { settlementLines } from '../../../../tables/money/settlement';
import { ups } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import { monthSpan, readAmount, settleTerms, type Submission, type Terms } from '../../compute';
import type { Sourced } from './readLines';
import type { MonthKey } from './MonthKey';

interface Row {
  id: string;
  work_order_id: string;
  work_order_no: string;
  work_order_type: number;
  shop_id: string;
  leader_id: string | null;
  up_id: string;
  up_name: string | null;
  bd_id: string;
  fulfilled: string | null;
  fulfilled_text: string | null;
  has_fee: boolean;
  creator_fee: string | null;
  shop_fee: string | null;
  settled: string;
  revision: number;
}

/** The creators' places that may give a month a fee or a count, and those whose locked fee has to come back (domain/money 4.4). */
export async function readSubmissions(db: Db, key: MonthKey, { lockedUntil }: Terms): Promise<Sourced<Submission>[]> {
  const { scale } = settleTerms(key.country);
  const { begin, end } = monthSpan({ month: key.settleMonth, country: key.country });
  const from = new Date(lockedUntil === null ? begin : 0);
  const rows = await rowsOf<Row>(
    db,
    sql`select * from (
      select p.id::text, w.id::text work_order_id, w.work_order_no, w.work_order_type, w.shop_id::text, w.leader_id::text, p.up_id::text,
        u.nickname up_name, p.bd_id::text,
        case when p.is_fulfilled then (extract(epoch from p.fulfilled_time) * 1000)::bigint::text end fulfilled,
        to_char(p.fulfilled_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') fulfilled_text, p.fulfilled_time,
        w.work_attribute = 1 has_fee,
        coalesce(p.agreement ->> 'shotCost', p.agreed_shot_cost::text, w.up_shot_cost::text) creator_fee,
        coalesce(p.agreement ->> 'shopShotCost', w.shop_shot_cost::text, p.agreement ->> 'shotCost', w.up_shot_cost::text) shop_fee,
        coalesce(l.amount, 0)::text settled, coalesce(l.revision, 0) revision
      from (select ${workOrderUps}.*, ${inState(cooperationLife, workOrderUps, 'fulfilled')} is_fulfilled from ${workOrderUps}) p
      join ${workOrders} w on w.id = p.work_order_id
      left join ${ups} u on u.id = p.up_id
      left join lateral (
        select sum(k.amount) amount, max(k.revision) + 1 revision from ${settlementLines} k
        where k.source_type = 2 and k.source_id = p.id and k.beneficiary_type = ${key.settleDimension} and k.lock_time is not null) l on true
      where w.country = ${key.country} and p.status <> 2) s
    where (s.fulfilled is not null and s.fulfilled_time >= ${from.toISOString()}::timestamptz and s.fulfilled_time < ${new Date(end).toISOString()}::timestamptz)
      or (s.fulfilled is null and s.settled::numeric <> 0)
    order by s.id::bigint`,
  );
  return rows.map((row) => ({
    input: {
      id: row.id,
      workOrder: {
        id: row.work_order_id,
        kind: row.work_order_type === 1 ? 'commercial' : 'teamLeader',
        shopId: row.shop_id,
        leaderId: row.leader_id,
      },
      creatorId: row.up_id,
      bdId: row.bd_id,
      fulfilledTime: row.fulfilled === null ? null : Number(row.fulfilled),
      fees: row.has_fee
        ? { creator: readAmount(row.creator_fee ?? '0', scale) ?? 0n, merchant: readAmount(row.shop_fee ?? '0', scale) ?? 0n }
        : null,
      settledFee: readAmount(row.settled, scale) ?? 0n,
      revision: row.revision,
    },
    snapshot: {
      workOrderNo: row.work_order_no,
      ...(row.up_name !== null && { upName: row.up_name }),
      ...(row.fulfilled_text !== null && { time: row.fulfilled_text }),
    },
  }));
}
