import { type SQL, sql } from 'drizzle-orm';
import { ups, works } from '../../../../tables/creators/creator';
import { saleItems, sales } from '../../../../tables/money/order';
import { isSold, shareSql } from '../../../money/order';

/** SQL: what creators sold, in dollars; ties: orders, then who posted last. */
export const creatorSales: SQL = sql`
  select w.n, ${ups.webId} web_id, array_append(${ups.productCategory}, '') categories, ${ups.id} object_id,
    sum(${shareSql.base}) / coalesce(w.per_usd, 1) score, count(distinct ${saleItems.orderId})::numeric tie,
    (select extract(epoch from max(${works.postTime})) from ${works} where ${works.upId} = ${ups.id} and ${works.postTime} < w.until) tie2,
    ${ups.fansNum} fans, jsonb_build_object('gmv', sum(${shareSql.base})::text, 'orders', count(distinct ${saleItems.orderId})) value
  from w join ${saleItems} on ${saleItems.country} = w.country and ${saleItems.orderTime} >= w.since and ${saleItems.orderTime} < w.until
  join ${sales} on ${sales.id} = ${saleItems.orderId}
  join ${ups} on ${ups.id} = ${saleItems.upId} and ${ups.status} <> 2
  where ${isSold}
  group by w.n, w.until, w.per_usd, ${ups.id}`;
