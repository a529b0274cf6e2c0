import { type SQL, sql } from 'drizzle-orm';
import { ups } from '../../../../tables/creators/creator';
import { saleItems, sales } from '../../../../tables/money/order';
import { isSold, shareSql } from '../../../money/order';
import { figuresSince, standing } from './figures';
import { growthOf } from './soldWhere';

/** Greater creators are known already. */
const mostFans = 500_000;

/**
 * SQL: growth of sales over 14 days, views per follower and interaction among creators of the country and tier. What is
 * unknown is left out and the weights of the rest are raised, as for stars; kept deliveries of samples are not recorded yet.
 */
export const potential: SQL = sql`
  select n, web_id, categories, object_id,
    100 * (coalesce(0.35 * growing, 0) + 0.25 * seen + 0.2 * liked) / (case when growing is null then 0 else 0.35 end + 0.45) score,
    null::numeric tie, null::numeric tie2, fans, jsonb_build_object('growth', growth, 'medianViews', median, 'interactionRate', round(rate, 4)) value
  from (
    select known.*, ${standing(sql`median::numeric / fans`)} seen, ${standing(sql`rate`)} liked,
      case when growth is not null then percent_rank() over (partition by n, tier, growth is null order by growth) end growing
    from (
      select figures.*, ${growthOf({ now: sql`sold.now`, before: sql`sold.before` })} growth
      from (${figuresSince(sql`w.until - interval '30 days'`, sql`${ups.fansNum} < ${mostFans}`)}) figures
      left join lateral (
        select coalesce(sum(${shareSql.base}) filter (where ${saleItems.orderTime} >= figures.until - interval '14 days'), 0) now,
          coalesce(sum(${shareSql.base}) filter (where ${saleItems.orderTime} < figures.until - interval '14 days'), 0) before
        from ${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}
        where ${saleItems.upId} = figures.object_id and ${saleItems.orderTime} >= figures.until - interval '28 days' and ${saleItems.orderTime} < figures.until
          and ${isSold} having count(*) > 0) sold on true) known) parts`;
