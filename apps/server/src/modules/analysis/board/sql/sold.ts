import { type SQL, sql } from 'drizzle-orm';
import { saleItems, sales } from '../../../../tables/money/order';
import { bdPerformanceDaily, orderDaily, orderMonthly } from '../../../../tables/money/saleDaily';
import { isAddedUp, isCounted, isSold, linesOfDays, refundOfLine, shareSql, touchedDays } from '../../../money/order';
import type { Span } from './Span';

export type Sale = 'gmv' | 'refund';

export const isSale = (figure: string | undefined): figure is Sale => figure === 'gmv' || figure === 'refund';

const about = sql`, ${saleItems.workOrderId} work_order_id, ${saleItems.upId} up_id, ${saleItems.goodsId} goods_id`;

/** Lines that somebody sold, at their base (domain/money 4.1): cancelled and deducted ones are not. */
const linesSold = (
  { people, country, from, to }: Span,
  lines = sql`${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}`,
): SQL => sql`
  select v.figure, ${saleItems.bdId} bd, ${saleItems.orderTime} as at, v.amount, 1 lines${about}
  from ${lines}
  cross join lateral (values ('gmv', ${shareSql.base}), ('refund', ${refundOfLine})) v(figure, amount)
  where ${isSold} and ${saleItems.workOrderUpId} is not null
    and ${saleItems.country} = ${country} and ${saleItems.bdId} in (${people}) and ${saleItems.orderTime} >= ${from} and ${saleItems.orderTime} < ${to}
    and (v.figure = 'gmv' or v.amount > 0)`;

/** Of a day, what it brought and of how many lines. */
const ofDay: Record<Sale, SQL> = { gmv: sql`d.gmv, d.lines`, refund: sql`d.refund, d.refund_lines` };

/** What the rows of days become: both figures, or the one that is asked for, which makes no row of the other. */
const figuresOfDay = (figure: Sale | undefined): SQL =>
  figure === undefined ? sql`(values ('gmv', ${ofDay.gmv}), ('refund', ${ofDay.refund}))` : sql`(select ${figure}::text, ${ofDay[figure]})`;

interface Days {
  table: SQL;
  ids: SQL;
  figure?: Sale;
  /** SQL: which of the counted days, `k`. */
  which?: SQL;
}

/** The same by day, from what is counted where it still holds. */
function daysSold(span: Span, zone: string, { table, ids, figure, which = sql`true` }: Days): SQL {
  const dayOf = (moment: SQL) => sql`(${moment} at time zone ${zone}::text)::date`;
  const within = sql`country = ${span.country} and bd_id in (${span.people}) and day >= ${dayOf(span.from)} and day < ${dayOf(span.to)}`;
  // Of the few days of few people each is asked once, in front of the many rows that stand under them.
  const counted = sql`
    select k.* from (
      select ${span.country}::text country, person.id bd_id, of_days.at::date as day from (${span.people}) person(id),
        generate_series(${dayOf(span.from)}, ${dayOf(span.to)} - 1, interval '1 day') of_days(at)) k
    where ${isCounted(sql`k`)} and ${which} offset 0`;
  return sql`
    select v.figure, d.bd_id bd, d.day::timestamp at time zone ${zone}::text as at, v.amount, v.lines, ${ids}
    from (${counted}) k join (select * from ${table} d where ${within}) d on d.bd_id = k.bd_id and d.day = k.day
    cross join lateral ${figuresOfDay(figure)} v(figure, amount, lines)
    where v.lines > 0
    union all ${linesSold(span, linesOfDays(touchedDays(within)))}`;
}

const ids = sql`d.work_order_id, d.up_id, d.goods_id`;

/** The same with the months that are added up in place of their days; each stands on its first day. */
function monthsSold(span: Span, zone: string, { months, days }: { months: readonly string[]; days: Days & { figure: Sale } }): SQL {
  const first = sql`unnest(${`{${months.map((month) => `${month}-01`).join(',')}}`}::date[])`;
  const which = sql`not exists (select from whole w where w.bd_id = k.bd_id and w.month = date_trunc('month', k.day)::date)`;
  return sql`
    with whole as materialized (
      select m.* from (select ${span.country}::text country, person.id bd_id, of_months.first as month from (${span.people}) person(id), ${first} of_months(first)) m
      where ${isAddedUp(sql`m`)})
    select v.figure, d.bd_id bd, d.month::timestamp at time zone ${zone}::text as at, v.amount, v.lines, ${days.ids}
    from whole w
    cross join lateral (select * from ${orderMonthly} o where o.country = w.country and o.bd_id = w.bd_id and o.month = w.month offset 0) d
    cross join lateral ${figuresOfDay(days.figure)} v(figure, amount, lines)
    where v.lines > 0
    union all ${daysSold(span, zone, { ...days, which })}`;
}

const nothing = sql`null::bigint work_order_id, null::bigint up_id, null::bigint goods_id`;

/** SQL: what was sold, as rows of facts. */
export const sold = (span: Span): SQL =>
  span.wholeDaysIn === undefined ? linesSold(span) : daysSold(span, span.wholeDaysIn, { table: sql`${bdPerformanceDaily}`, ids: nothing });

/** SQL: one figure of it, with what each row is about; rows of `months`, which lie in the span as a whole, may be of all their days. */
export const soldOf = (span: Span, figure: Sale, months: readonly string[] = []): SQL => {
  const zone = span.wholeDaysIn;
  if (zone === undefined) return linesSold(span);
  const days = { table: sql`(select * from ${orderDaily} where attributed)`, ids, figure };
  return months.length > 0 ? monthsSold(span, zone, { months, days }) : daysSold(span, zone, days);
};
