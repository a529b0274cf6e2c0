import { type SQL, sql } from 'drizzle-orm';
import { saleItems, sales } from '../../../../tables/money/order';
import { bdPerformanceDaily, commissionDaily, orderDaily, reconciliationDaily } from '../../../../tables/money/saleDaily';
import { differsSql, isSold, shareSql } from '../lists/shareSql';
import { linesOfDays } from './linesOfDays';
import { isOfGmvRule, openLines, withOpenMonths } from './openLines';

/** SQL: what of a line was paid back, never more than it cost. */
export const refundOfLine: SQL = sql`least(${saleItems.refundAmount}, ${saleItems.payAmount})`;

const isRefunded = sql`${refundOfLine} > 0`;

/** A table of days, and SQL of what some of them say by their lines as these stand now. */
export interface DayTable {
  table: typeof orderDaily | typeof bdPerformanceDaily | typeof commissionDaily | typeof reconciliationDaily;
  columns: SQL;
  /** `country, bd_id, day` in, and the rows of `order_daily` that they have; rows of the table out. */
  fresh: (keys: SQL, orders: SQL) => SQL;
}

/** SQL: what some of `openLines` `l` come to, in the columns of `commission_daily` after their orders. */
export const estimateSums = sql`
  sum(l.base - coalesce(l.m_base, 0))::numeric(18, 2) gmv,
  coalesce(sum(l.amount) filter (where l.m_base is null and l.kind = 1), 0)::numeric(18, 2) commercial,
  coalesce(sum(l.amount) filter (where l.m_base is null and l.kind = 2), 0)::numeric(18, 2) team_leader,
  coalesce(sum(l.amount) filter (where l.m_base is not null), 0)::numeric(18, 2) adjust,
  coalesce(sum(l.base - coalesce(l.m_base, 0)) filter (where ${isOfGmvRule}), 0)::numeric(18, 2) rule_gmv`;

const { settleMonth, platformCommission } = saleItems;

/** SQL: rows of `reconciliation_daily` of some days, from their lines. */
export const freshReconciliation = (keys: SQL): SQL => sql`
  select i.country, i.bd_id, i.day, i.month, count(*)::int lines, sum(i.base)::numeric(18, 2) gmv, sum(i.whole)::numeric(18, 2) whole,
    sum(i.creator)::numeric(18, 2) creator, sum(i.bd)::numeric(18, 2) bd, count(i.reported)::int reported_lines,
    coalesce(sum(i.reported), 0)::numeric(18, 2) reported, coalesce(sum(i.whole) filter (where i.reported is not null), 0)::numeric(18, 2) computed,
    (count(*) filter (where i.differs))::int differing_lines
  from (
    select ${saleItems.country}, coalesce(${saleItems.bdId}, 0) bd_id, days.day, ${settleMonth} as month, ${shareSql.base} base, ${shareSql.whole} whole,
      ${shareSql.creator} creator, ${shareSql.bd} bd, ${platformCommission} reported, ${differsSql} differs
    from ${linesOfDays(keys)}
    where ${settleMonth} is not null and ${saleItems.workOrderUpId} is not null and ${saleItems.status} <> 2 and ${sales.orderStatus} = 2) i
  group by 1, 2, 3, 4`;

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
    table: commissionDaily,
    columns: sql`country, bd_id, day, dimension, who, month, orders, spread, gmv, commercial, team_leader, adjust, rule_gmv`,
    fresh: (keys) => {
      const lines = linesOfDays(keys, { item: sql`i`, sale: sql`s` });
      return sql`
        ${withOpenMonths(1)} select l.country, l.bd_id, country_day(l.country, l.order_time) as day, l.dimension, l.who, case when l.is_moving then '' else l.month end as month,
          (count(*) filter (where l.is_first))::int orders, (count(*) filter (where l.is_first and l.is_spread))::int spread, ${estimateSums} from (
            select 1 dimension, l.* from (${openLines({ dimension: 1, who: sql`i.bd_id`, share: 'bd', lines })}) l
            union all select 4, l.* from (${openLines({ dimension: 4, who: sql`i.up_id`, share: 'creator', lines })}) l) l
        group by 1, 2, 3, 4, 5, 6`;
    },
  },
  {
    table: reconciliationDaily,
    columns: sql`country, bd_id, day, month, lines, gmv, whole, creator, bd, reported_lines, reported, computed, differing_lines`,
    fresh: freshReconciliation,
  },
];
