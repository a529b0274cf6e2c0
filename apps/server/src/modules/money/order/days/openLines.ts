import { settlementLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { saleItems, sales } from '../../../../tables/money/order';
import { settlementBatches, settlementMarks } from '../../../../tables/money/settlement';
import { workOrders } from '../../../../tables/trade/order';
import { countries } from '../../../system/country';

const places = sql.join(
  Object.entries(countries).map(([code, { timeZone, scale }]) => sql`(${code}, ${timeZone}, ${scale}::int)`),
  sql`, `,
);

const locked = inState(settlementLife, settlementBatches, 'pending', 'settled');

/** SQL: `with` clause that open lines stand on: countries with their zone, decimals and the first month that a dimension has not locked. */
export const withOpenMonths = (dimension: number): SQL => sql`with open_months as (
  select p.code, p.zone, p.scale, coalesce(to_char((max(${settlementBatches.settleMonth}) || '-01')::date + interval '1 month', 'YYYY-MM'), '') open
  from (values ${places}) p(code, zone, scale)
  left join ${settlementBatches} on ${settlementBatches.country} = p.code and ${settlementBatches.settleDimension} = ${dimension} and ${locked}
  group by p.code, p.zone, p.scale)`;

interface Which {
  /** Of the statements that lock lines. */
  dimension: number;
  /** SQL: whose line `i` is. */
  who: SQL;
  share: 'bd' | 'creator';
  /** SQL: which lines `i`; all unless said. */
  which?: SQL | undefined;
  /** SQL after `from`: lines `i` with their orders `s`. */
  lines?: SQL;
}

/**
 * SQL: what order lines that no locked month has counted are worth by their shares, and what changed on those that one has
 * (domain/money 4.2, 4.7): `country, bd_id, order_id, work_order_id, who, order_time, month, open, kind, b, base, m_base, amount`. A change that has no
 * time of its own is one of the month of today, which moves on: `is_moving`. Of the lines that one person has of an order in a month one
 * `is_first`, whatever the BDs and days they stand under: it counts as the order. Where lines of the order are of other months too it
 * `is_spread`, and `comes_again` when one of those is settled in the same month, since this one is late for its own.
 */
export const openLines = ({
  dimension,
  who,
  share,
  which = sql`true`,
  lines = sql`${saleItems} i join ${sales} s on s.id = i.order_id`,
}: Which): SQL => {
  const worth =
    share === 'bd'
      ? sql`least(round(l.base * coalesce(l.b, 0) / 100, l.scale), l.whole - l.creator)`
      : sql`case when l.pay_by = 1 then 0 else l.creator end`;
  // What the platform pays was owed by nobody before and is not after.
  const change = share === 'bd' ? sql`${worth} - l.m_amount` : sql`case when l.pay_by = 1 then 0 else ${worth} - l.m_amount end`;
  return sql`
    select l.*, case when l.m_base is null then ${worth} else ${change} end amount,
      l.m_base is null and not coalesce(other.is_earlier, false) is_first, coalesce(other.is_spread, false) is_spread, coalesce(other.comes_again, false) comes_again
    from (
      select k.*, round(k.base * k.w / 100, k.scale) whole, least(round(k.base * k.u / 100, k.scale), round(k.base * k.w / 100, k.scale)) creator
      from (
        select i.id, i.country, coalesce(i.bd_id, 0) bd_id, i.order_id, i.work_order_id, ${who} who, i.order_time, o.scale, o.open, w.work_order_type kind, coalesce(i.pay_by, 2) pay_by, m.base m_base, m.amount m_amount,
          m.base is not null and s.refund_time is null is_moving,
          coalesce(m.w, i.whole_proportion, 0) w, coalesce(m.u, i.up_proportion, 0) u, case when m.base is null then i.bd_proportion else m.b end b,
          case when s.order_status in (3, 5) then 0 else greatest(i.pay_amount - i.refund_amount, 0) end base,
          case when m.base is null then coalesce(i.settle_month, to_char(i.order_time at time zone o.zone, 'YYYY-MM'))
            else to_char(coalesce(s.refund_time, now()) at time zone o.zone, 'YYYY-MM') end as month
        from ${lines}
        join ${workOrders} w on w.id = i.work_order_id
        join open_months o on o.code = i.country
        left join lateral (
          select sum(k.base) base, sum(k.amount) amount, max(k.whole_proportion) w, max(k.up_proportion) u, max(k.bd_proportion) b
          from ${settlementMarks} k join ${settlementBatches} on ${settlementBatches.id} = k.batch_id
          where k.order_item_id = i.id and ${settlementBatches.settleDimension} = ${dimension} and ${locked}) m on true
        where i.status <> 2 and i.work_order_up_id is not null and ${who} is not null and ${which}
          and case when m.base is null then s.order_status in (1, 2, 4)
            else s.order_status in (3, 5) or greatest(i.pay_amount - i.refund_amount, 0) <> m.base end) k) l
    left join lateral (${otherLines({ dimension, share })}) other on l.m_base is null`;
};

/** SQL: how the other lines of the same order, person and kind stand to an open line `l`. */
const otherLines = ({ dimension, share }: Pick<Which, 'dimension' | 'share'>): SQL => sql`
  select bool_or(e.month = l.month and e.id < l.id and e.is_open) is_earlier, bool_or(e.month <> l.month) is_spread,
    bool_or(e.month > l.month and e.month <= l.open and e.is_open) comes_again
  from (
    select e.id, coalesce(e.settle_month, to_char(e.order_time at time zone o.zone, 'YYYY-MM')) as month, not exists (
      select from ${settlementMarks} k join ${settlementBatches} on ${settlementBatches.id} = k.batch_id
      where k.order_item_id = e.id and ${settlementBatches.settleDimension} = ${dimension} and ${locked}) is_open
    from ${saleItems} e
    join ${workOrders} v on v.id = e.work_order_id
    join open_months o on o.code = e.country
    where e.order_id = l.order_id and e.id <> l.id and e.status <> 2 and e.work_order_up_id is not null
      and ${share === 'bd' ? sql`e.bd_id` : sql`e.up_id`} = l.who and v.work_order_type = l.kind) e`;

/** SQL: whether a GMV rule of BDs measures an open line `l`: of a team-leader order, and not paid to the BD by the line (domain/money 4.5). */
export const isOfGmvRule: SQL = sql`l.kind = 2 and l.b is null`;
