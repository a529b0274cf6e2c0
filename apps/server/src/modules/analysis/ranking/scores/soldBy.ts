import { type SQL, sql } from 'drizzle-orm';
import { ups } from '../../../../tables/creators/creator';
import { saleItems, sales } from '../../../../tables/money/order';
import { shops } from '../../../../tables/merchants/merchant';
import { goods } from '../../../../tables/merchants/product';
import { isSold, shareSql } from '../../../money/order';
import { channelOfLine, growthOf } from './soldWhere';

interface Sold {
  id: SQL;
  categories: SQL;
  join: SQL;
}

/** SQL: what was sold of each object in dollars, with its growth against the time before; ties: orders. */
const soldBy = ({ id, categories, join }: Sold): SQL => sql`
  select sold.n, web_id, categories, object_id, now / coalesce(w.per_usd, 1) score, orders::numeric tie, null::numeric tie2, null::bigint fans,
    jsonb_build_object('gmv', now::text, 'orders', orders, 'growth', ${growthOf({ now: sql`now`, before: sql`before` })}) value
  from (
    select w.n, ${channelOfLine} web_id, array_append(${categories}, '') categories, ${id} object_id,
      coalesce(sum(${shareSql.base}) filter (where ${saleItems.orderTime} >= w.since), 0) now,
      coalesce(sum(${shareSql.base}) filter (where ${saleItems.orderTime} < w.since), 0) before,
      count(distinct ${saleItems.orderId}) filter (where ${saleItems.orderTime} >= w.since) orders
    from w join ${saleItems} on ${saleItems.country} = w.country and ${saleItems.orderTime} >= w.since - (w.until - w.since) and ${saleItems.orderTime} < w.until
    join ${sales} on ${sales.id} = ${saleItems.orderId} ${join}
    left join ${ups} on ${ups.id} = ${saleItems.upId}
    where ${isSold}
    group by w.n, ${channelOfLine}, ${id}) sold join w on w.n = sold.n`;

export const goodsSales: SQL = soldBy({
  id: sql`${goods.id}`,
  categories: sql`array[${goods.goodsCategory}]`,
  join: sql`join ${goods} on ${goods.id} = ${saleItems.goodsId}`,
});

export const shopSales: SQL = soldBy({
  id: sql`${shops.id}`,
  categories: sql`${shops.productCategory}`,
  join: sql`join ${shops} on ${shops.id} = ${saleItems.shopId} and ${shops.status} <> 2`,
});
