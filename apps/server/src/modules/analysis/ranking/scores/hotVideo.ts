import { type SQL, sql } from 'drizzle-orm';
import { ups, works } from '../../../../tables/creators/creator';
import { firstShot, workMetricSnapshots } from '../../../creators/creator';

/**
 * SQL: views won, more for what people react to, half as much every three days of age: after two weeks next to nothing. A
 * work whose views before are unknown is left out: a gap is no zero.
 */
export const hotVideo: SQL = sql`
  select n, web_id, categories, object_id, views_inc * (1 + 2 * rate) * power(0.5::float8, age::float8 / 3) score, null::numeric tie, null::numeric tie2, fans,
    jsonb_build_object('viewsInc', views_inc, 'views', views, 'interactionRate', round(rate, 4), 'ageDays', round(age, 1)) value
  from (
    select w.n, ${ups.webId} web_id, array_append(${ups.productCategory}, '') categories, ${works.id} object_id, ${ups.fansNum} fans,
      till.views, till.views - case when ${works.postTime} >= w.since then 0 else before.views end views_inc,
      (coalesce(till.likes, 0) + coalesce(till.comments, 0) + coalesce(till.shares, 0))::numeric / till.views rate,
      (extract(epoch from w.until - ${works.postTime}) / 86400)::numeric age
    from w join ${ups} on ${ups.country} = w.country and ${ups.status} <> 2
    join ${works} on ${works.upId} = ${ups.id} and ${works.workStatus} = 1 and ${works.postTime} >= w.until - interval '14 days' and ${works.postTime} < w.until
    cross join lateral (
      select views, likes, comments, shares from ${workMetricSnapshots}
      where work_id = ${works.id} and stat_time >= ${firstShot(sql`${works.postTime}`)} and stat_time < w.until and views > 0 order by stat_time desc limit 1) till
    left join lateral (
      select views from ${workMetricSnapshots}
      where work_id = ${works.id} and stat_time >= ${firstShot(sql`${works.postTime}`)} and stat_time < w.since and views is not null order by stat_time desc limit 1) before on true) seen
  where views_inc > 0`;
