import { type SQL, sql } from 'drizzle-orm';
import { ups } from '../../../../tables/creators/creator';
import { upMetricDaily } from '../../../creators/creator';

/** Days before that tell what is usual, and how many of them must be known. */
const usualDays = 30;
const fewestDays = 7;

/**
 * SQL: followers won between the first and the last day that are known, the day before included: a day of a hole tells
 * nothing. A jump far from what is usual counts half as much at most (domain/metrics 5.5, 5.9).
 */
export const fansGrowth: SQL = sql`
  select period, country, key, web_id, categories, object_id, fans_inc * least(1, greatest(0.5, 1 - abs(coalesce(z, 0)) / 10)) score,
    null::numeric tie, null::numeric tie2, fans, jsonb_build_object('fansInc', fans_inc) value
  from (
    select middle.*, case when count(m.fans_inc) >= ${fewestDays}
      then (middle.jump - middle.median) / nullif(1.4826 * percentile_cont(0.5) within group (order by abs(m.fans_inc - middle.median)), 0) end z
    from (
      select grown.*, percentile_cont(0.5) within group (order by m.fans_inc) filter (where m.fans_inc is not null) median
      from (
        select w.period, w.country, w.key, w.first_day, ${ups.webId} web_id, array_append(${ups.productCategory}, '') categories, ${ups.id} object_id,
          (array_agg(m.fans order by m.stat_date desc))[1] fans,
          (array_agg(m.fans order by m.stat_date desc))[1] - (array_agg(m.fans order by m.stat_date))[1] fans_inc,
          max(m.fans_inc) filter (where m.stat_date >= w.first_day) jump
        from w join ${ups} on ${ups.country} = w.country and ${ups.status} <> 2
        join ${upMetricDaily} m on m.up_id = ${ups.id} and m.stat_date between w.first_day - 1 and w.last_day and m.fans is not null
        group by w.period, w.country, w.key, w.first_day, w.last_day, ${ups.id}
        having max(m.stat_date) = w.last_day and min(m.stat_date) < w.last_day) grown
      left join ${upMetricDaily} m on m.up_id = grown.object_id and m.stat_date between grown.first_day - ${usualDays}::int and grown.first_day - 1
      where grown.fans_inc > 0
      group by grown.period, grown.country, grown.key, grown.first_day, grown.web_id, grown.categories, grown.object_id, grown.fans, grown.fans_inc, grown.jump) middle
    left join ${upMetricDaily} m on m.up_id = middle.object_id and m.stat_date between middle.first_day - ${usualDays}::int and middle.first_day - 1
      and m.fans_inc is not null
    group by middle.period, middle.country, middle.key, middle.first_day, middle.web_id, middle.categories, middle.object_id, middle.fans, middle.fans_inc,
      middle.jump, middle.median) judged`;
