import { approvalLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { saleItems, sales } from '../../../../tables/money/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import { shareSql } from '../../../money/order';
import { channelOfLine } from './soldWhere';

/**
 * SQL: sales of a BD that count for settlement, settled or still to be, by the day they began to count; ties: the share of
 * submissions that were approved.
 */
export const bdSales: SQL = sql`
  select sold.n, sold.web_id, array[sold.category] categories, sold.object_id, sold.gmv / coalesce(sold.per_usd, 1) score,
    judged.rate tie, null::numeric tie2, null::bigint fans,
    jsonb_build_object('gmv', sold.gmv::text, 'orders', sold.orders, 'approvalRate', judged.rate) value
  from (
    select w.n, w.since, w.until, w.per_usd, ${channelOfLine} web_id, coalesce(${goods.goodsCategory}, '') category,
      ${users.id} object_id, sum(${shareSql.base}) gmv, count(distinct ${saleItems.orderId}) orders
    from w join ${saleItems} on ${saleItems.country} = w.country and ${saleItems.commissionableTime} >= w.since and ${saleItems.commissionableTime} < w.until
    join ${sales} on ${sales.id} = ${saleItems.orderId} and ${sales.orderStatus} = 2
    join ${users} on ${users.id} = ${saleItems.bdId} and ${users.status} <> 2
    join ${goods} on ${goods.id} = ${saleItems.goodsId}
    left join ${ups} on ${ups.id} = ${saleItems.upId}
    where ${saleItems.status} <> 2
    group by grouping sets (
      (w.n, w.since, w.until, w.per_usd, ${channelOfLine}, ${users.id}),
      (w.n, w.since, w.until, w.per_usd, ${channelOfLine}, ${users.id}, ${goods.goodsCategory}))) sold
  cross join lateral (
    select round(count(*) filter (where ${inState(approvalLife, workOrderUps, 'approved')})::numeric / nullif(count(*), 0), 4) rate
    from ${workOrderUps}
    where ${workOrderUps.bdId} = sold.object_id and ${workOrderUps.auditTime} >= sold.since and ${workOrderUps.auditTime} < sold.until
      and ${inState(approvalLife, workOrderUps, 'approved', 'rejected')}) judged`;
