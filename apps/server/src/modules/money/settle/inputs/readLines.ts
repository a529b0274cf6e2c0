import { setImmediate } from 'node:timers/promises';
import { settlementLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { joinWhole } from '../../../../db/plannedWhole';
import { saleItems, saleRefunds, sales } from '../../../../tables/money/order';
import { type LineSnapshot, settlementBatches, settlementLines, settlementMarks } from '../../../../tables/money/settlement';
import { ups } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';
import { type OrderLine, readAmount, readPercent, settleTerms, type Terms } from '../../compute';
import type { InTurn } from './createTurns';
import type { MonthKey } from './MonthKey';

/** Lines that come at once; as many are on their way. */
const atOnce = 5000;
/** After so many the database's answer is heard and the next question sent, and other people have their turn. */
const withoutPause = 250;

interface Row {
  id: string;
  order_no: string;
  line_no: number;
  order_status: number;
  order_time: string;
  pay_amount: string;
  commissionable: string | null;
  work_order_id: string;
  work_order_no: string;
  work_order_type: number;
  shop_id: string;
  leader_id: string | null;
  up_id: string | null;
  up_name: string | null;
  bd_id: string | null;
  goods_name: string | null;
  w: string;
  u: string;
  b: string | null;
  pay_by: number;
  refunds: [string, string][] | null;
  m_base: string | null;
  m_amount: string | null;
  m_w: string | null;
  m_u: string | null;
  m_b: string | null;
  revision: number;
}

export interface Sourced<Input> {
  input: Input;
  snapshot: LineSnapshot;
}

const statuses = ['PROCESSING', 'COMPLETED', 'CANCELLED', 'FROZEN', 'DEDUCTED'] as const;

/**
 * The order lines that may give a month something: those of it, those of earlier months that came late, and locked ones that are no
 * longer worth what was locked. One statement read portion by portion, so that a month of a million lines is neither in memory nor
 * looked for again and again; the next portion comes while this one is worked on. Wants a transaction.
 */
export async function* readLines(tx: Db, key: MonthKey, terms: Terms, inTurn: InTurn): AsyncGenerator<Sourced<OrderLine>> {
  const { scale } = settleTerms(key.country);
  await inTurn(async () => {
    await tx.execute(sql`set local cursor_tuple_fraction = 1`);
    await joinWhole(tx, async () => {
      await tx.execute(sql`declare month_lines no scroll cursor for ${lines(key, terms)}`);
    });
  });
  const fetch = () => inTurn(() => rowsOf<Row>(tx, sql.raw(`fetch forward ${atOnce} from month_lines`)));
  let coming = fetch();
  for (let isLast = false; !isLast;) {
    const rows = await coming;
    isLast = rows.length < atOnce;
    if (!isLast) coming = fetch();
    for (const [n, row] of rows.entries()) {
      if (n % withoutPause === 0) await setImmediate();
      yield present(row, scale);
    }
  }
  await inTurn(() => tx.execute(sql`close month_lines`));
}

const lines = ({ settleMonth, settleDimension, country }: MonthKey, { lockedUntil }: Terms) => sql`
  select i.id::text, s.order_no, i.line_no, s.order_status, to_char(i.order_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') order_time,
    i.pay_amount::text, (extract(epoch from i.commissionable_time) * 1000)::bigint::text commissionable,
    w.id::text work_order_id, w.work_order_no, w.work_order_type, i.shop_id::text, i.leader_id::text, i.up_id::text, u.nickname up_name,
    i.bd_id::text, i.goods_name, i.whole_proportion::text w, i.up_proportion::text u, i.bd_proportion::text b, coalesce(i.pay_by, 2) pay_by,
    r.refunds, m.base::text m_base, m.amount::text m_amount, m.w::text m_w, m.u::text m_u, m.b::text m_b, coalesce(v.revision, 0) revision
  from ${saleItems} i
  join ${sales} s on s.id = i.order_id
  join ${workOrders} w on w.id = i.work_order_id
  left join ${ups} u on u.id = i.up_id
  left join (
    select k.order_item_id, sum(k.base) base, sum(k.amount) amount, max(k.whole_proportion) w, max(k.up_proportion) u, max(k.bd_proportion) b
    from ${settlementMarks} k join ${settlementBatches} on ${settlementBatches.id} = k.batch_id
    where ${settlementBatches.country} = ${country} and ${settlementBatches.settleDimension} = ${settleDimension}
      and ${inState(settlementLife, settlementBatches, 'pending', 'settled')}
    group by k.order_item_id) m on m.order_item_id = i.id
  left join (
    select f.order_item_id, json_agg(json_build_array((extract(epoch from f.refund_time) * 1000)::bigint::text, f.amount::text)) refunds
    from ${saleRefunds} f where f.refund_status = 2 group by f.order_item_id) r on r.order_item_id = i.id
  left join (
    select l.source_id, max(l.revision) + 1 revision from ${settlementLines} l
    where l.source_type = 1 and l.beneficiary_type = ${settleDimension} and l.lock_time is not null group by l.source_id) v on v.source_id = i.id
  where i.country = ${country} and i.status <> 2 and i.work_order_up_id is not null
    and (
      (m.base is null and (i.settle_month = ${settleMonth} or (${lockedUntil !== null} and i.settle_month < ${settleMonth})))
      or (m.base is not null and (s.order_status in (3, 5) or greatest(i.pay_amount - i.refund_amount, 0) <> m.base)))
  order by i.id`;

function present(row: Row, scale: number): Sourced<OrderLine> {
  const money = (text: string | null) => readAmount(text ?? '0', scale) ?? 0n;
  const ratesOf = (w: string | null, u: string | null, b: string | null) => ({
    whole: readPercent(w ?? '0') ?? 0n,
    creator: readPercent(u ?? '0') ?? 0n,
    bd: b === null ? null : readPercent(b),
  });
  return {
    input: {
      ref: row.id,
      orderNo: row.order_no,
      workOrder: {
        id: row.work_order_id,
        kind: row.work_order_type === 1 ? 'commercial' : 'teamLeader',
        shopId: row.shop_id,
        leaderId: row.leader_id,
      },
      creatorId: row.up_id,
      bdId: row.bd_id,
      payAmount: money(row.pay_amount),
      status: statuses[row.order_status - 1] ?? 'PROCESSING',
      commissionableTime: row.commissionable === null ? null : Number(row.commissionable),
      refunds: (row.refunds ?? []).map(([time, amount]) => ({ time: Number(time), amount: money(amount) })),
      rates: ratesOf(row.w, row.u, row.b),
      paidBy: row.pay_by === 1 ? 'platform' : 'agency',
      settled:
        row.m_base === null ? null : { rates: ratesOf(row.m_w, row.m_u, row.m_b), base: money(row.m_base), amount: money(row.m_amount) },
      revision: row.revision,
    },
    snapshot: {
      orderNo: row.order_no,
      lineNo: row.line_no,
      workOrderNo: row.work_order_no,
      time: row.order_time,
      ...(row.goods_name !== null && { goodsName: row.goods_name }),
      ...(row.up_name !== null && { upName: row.up_name }),
    },
  };
}
