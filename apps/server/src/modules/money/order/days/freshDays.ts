import { type SQL, sql } from 'drizzle-orm';
import { saleItems } from '../../../../tables/money/order';
import { bdCommissionDaily, bdPerformanceDaily, orderDaily } from '../../../../tables/money/saleDaily';
import { isSold, shareSql } from '../lists/shareSql';
import { linesOfDays } from './linesOfDays';
import { openLines, withOpenMonths } from './openLines';

/** Dimension of the statements of BDs. */
const ofBds = 1;

/** SQL: what of a line was paid back, never more than it cost. */
export const refundOfLine: SQL = sql`least(${saleItems.refundAmount}, ${saleItems.payAmount})`;

const isRefunded = sql`${refundOfLine} > 0`;

/** A table of days, and SQL of what some of them say by their lines as these stand now. */
export interface DayTable {
  table: typeof orderDaily | typeof bdPerformanceDaily | typeof bdCommissionDaily;
  columns: SQL;
  /** `country, bd_id, day` in, and the rows of `order_daily` that they have; rows of the table out. */
  fresh: (keys: SQL, orders: SQL) => SQL;
}

/** SQL: rows of `order_daily` of some days, from their lines. */
export const freshOrders = (keys: SQL): SQL => sql`
  select ${saleItems.country}, coalesce(${saleItems.bdId}, 0) bd_id, days.day, ${saleItems.shopId}, ${saleItems.goodsId}, ${saleItems.upId}, ${saleItems.workOrderId},
    ${saleItems.workOrderUpId} is not null attributed, count(*)::int lines, sum(${shareSql.base})::numeric(18, 2) gmv,
    (count(*) filter (where ${isRefunded}))::int refund_lines, coalesce(sum(${refundOfLine}) filter (where ${isRefunded}), 0)::numeric(18, 2) refund
  from ${linesOfDays(keys)} where ${isSold} group by 1, 2, 3, 4, 5, 6, 7, 8`;

/** The tables in the order in which they are counted. */
export const dayTables: readonly DayTable[] = [
  {
    table: orderDaily,
    columns: sql`country, bd_id, day, shop_id, goods_id, up_id, work_order_id, attributed, lines, gmv, refund_lines, refund`,
    fresh: freshOrders,
  },
  {
    table: bdPerformanceDaily,
    columns: sql`country, bd_id, day, lines, gmv, refund_lines, refund`,
    fresh: (_keys, orders) => sql`
      select country, bd_id, day, sum(lines)::int lines, sum(gmv)::numeric(18, 2) gmv, sum(refund_lines)::int refund_lines, sum(refund)::numeric(18, 2) refund
      from (${orders}) o where attributed group by 1, 2, 3`,
  },
  {
    table: bdCommissionDaily,
    columns: sql`country, bd_id, day, month, amount`,
    fresh: (keys) => sql`
      ${withOpenMonths(ofBds)} select l.country, l.who bd_id, country_day(l.country, l.order_time) as day, case when l.is_moving then '' else l.month end as month,
        sum(l.amount)::numeric(18, 2) amount
      from (${openLines({ dimension: ofBds, who: sql`i.bd_id`, share: 'bd', lines: linesOfDays(keys, { item: sql`i`, sale: sql`s` }) })}) l group by 1, 2, 3, 4`,
  },
];
