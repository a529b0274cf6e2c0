import { cooperationLife, settlementLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { saleItems, sales } from '../../../tables/money/order';
import { settlementBatches, settlementLines, settlementMarks } from '../../../tables/money/settlement';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import type { Viewer } from '../../base/sight';
import { countries } from '../../system/country';
import { inSight, type SideName, sides } from './side';

const places = sql.join(
  Object.entries(countries).map(([code, { timeZone, scale }]) => sql`(${code}, ${timeZone}, ${scale}::int)`),
  sql`, `,
);

const locked = inState(settlementLife, settlementBatches, 'pending', 'settled');

/** SQL: countries with their zone, decimals and the first month that is not locked. */
const openMonths = (dimension: number): SQL => sql`
  select p.code, p.zone, p.scale, coalesce(to_char((max(${settlementBatches.settleMonth}) || '-01')::date + interval '1 month', 'YYYY-MM'), '') open
  from (values ${places}) p(code, zone, scale)
  left join ${settlementBatches} on ${settlementBatches.country} = p.code and ${settlementBatches.settleDimension} = ${dimension} and ${locked}
  group by p.code, p.zone, p.scale`;

/**
 * SQL: what order lines that no locked month has counted are worth by their shares, and what changed on those that one has
 * (domain/money 4.2, 4.7), each in the month that it would be settled in.
 */
export const orderEstimates = (side: SideName, viewer: Viewer): SQL => {
  const { dimension, who } = sides[side];
  const mine = inSight(side, who, viewer);
  const share =
    side === 'bd'
      ? sql`least(round(l.base * coalesce(l.b, 0) / 100, l.scale), l.whole - l.creator)`
      : sql`case when l.pay_by = 1 then 0 else l.creator end`;
  return sql`
    select greatest(l.month, l.open) settle_month, l.country, l.who, 1 orders, l.base - coalesce(l.m_base, 0) gmv,
      case when l.m_base is null and l.kind = 1 then ${share} else 0 end commercial,
      case when l.m_base is null and l.kind = 2 then ${share} else 0 end team_leader,
      case when l.m_base is not null and not (${side === 'up'} and l.pay_by = 1) then ${share} - l.m_amount else 0 end adjust
    from (
      select k.*, round(k.base * k.w / 100, k.scale) whole, least(round(k.base * k.u / 100, k.scale), round(k.base * k.w / 100, k.scale)) creator
      from (
        select i.country, ${who} who, o.scale, o.open, w.work_order_type kind, coalesce(i.pay_by, 2) pay_by, m.base m_base, m.amount m_amount,
          coalesce(m.w, i.whole_proportion, 0) w, coalesce(m.u, i.up_proportion, 0) u, case when m.base is null then i.bd_proportion else m.b end b,
          case when s.order_status in (3, 5) then 0 else greatest(i.pay_amount - i.refund_amount, 0) end base,
          case when m.base is null then coalesce(i.settle_month, to_char(i.order_time at time zone o.zone, 'YYYY-MM'))
            else to_char(coalesce(s.refund_time, now()) at time zone o.zone, 'YYYY-MM') end as month
        from ${saleItems} i
        join ${sales} s on s.id = i.order_id
        join ${workOrders} w on w.id = i.work_order_id
        join open_months o on o.code = i.country
        left join lateral (
          select sum(k.base) base, sum(k.amount) amount, max(k.whole_proportion) w, max(k.up_proportion) u, max(k.bd_proportion) b
          from ${settlementMarks} k join ${settlementBatches} on ${settlementBatches.id} = k.batch_id
          where k.order_item_id = i.id and ${settlementBatches.settleDimension} = ${dimension} and ${locked}) m on true
        where i.status <> 2 and i.work_order_up_id is not null and ${who} is not null ${mine ? sql`and ${mine}` : sql``}
          and case when m.base is null then s.order_status in (1, 2, 4)
            else s.order_status in (3, 5) or greatest(i.pay_amount - i.refund_amount, 0) <> m.base end) k) l`;
};

/** SQL: shooting fees of creators that no locked month has, and those that have to come back (domain/money 4.4). */
export const feeEstimates = (viewer: Viewer): SQL => {
  const mine = inSight('up', sql.raw('p.up_id'), viewer);
  return sql`
    select greatest(to_char(coalesce(p.fulfilled_time, now()) at time zone o.zone, 'YYYY-MM'), o.open), w.country, p.up_id, 1, 0::numeric,
      case when p.is_fulfilled then coalesce((p.agreement ->> 'shotCost')::numeric, p.agreed_shot_cost, w.up_shot_cost, 0) else 0 end, 0::numeric,
      case when p.is_fulfilled then 0 else - l.amount end
    from (select ${workOrderUps}.*, ${inState(cooperationLife, workOrderUps, 'fulfilled')} is_fulfilled from ${workOrderUps}) p
    join ${workOrders} w on w.id = p.work_order_id
    join open_months o on o.code = w.country
    left join lateral (
      select sum(k.amount) amount from ${settlementLines} k
      where k.source_type = 2 and k.source_id = p.id and k.beneficiary_type = 4 and k.lock_time is not null) l on true
    where p.status <> 2 and w.work_attribute = 1 ${mine ? sql`and ${mine}` : sql``}
      and case when p.is_fulfilled then p.fulfilled_time is not null and coalesce(l.amount, 0) = 0 else coalesce(l.amount, 0) <> 0 end`;
};

/** SQL: `with` clause that the estimates stand on. */
export const withOpenMonths = (side: SideName): SQL => sql`with open_months as (${openMonths(sides[side].dimension)})`;
