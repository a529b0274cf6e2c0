import { type SQL, sql } from 'drizzle-orm';
import { firstShot, workMetricSnapshots } from '../../../creators/creator';

/**
 * SQL: views that a work `w` won in the 24 hours before its newest snapshot, as `gained24`; a work that is younger won all it
 * has. Null where nothing is known of the day before.
 */
export const gainedLately: SQL = sql`
  left join lateral (
    select case when w.post_time > newest.stat_time - interval '24 hours' then newest.views else newest.views - before.views end gained24
    from (select stat_time, views from ${workMetricSnapshots} where work_id = w.id and stat_time >= ${firstShot(sql`w.post_time`)} and views is not null order by stat_time desc limit 1) newest
    left join lateral (
      select views from ${workMetricSnapshots} s
      where s.work_id = w.id and s.stat_time >= ${firstShot(sql`w.post_time`)} and s.views is not null and s.stat_time <= newest.stat_time - interval '24 hours' and s.stat_time > newest.stat_time - interval '48 hours'
      order by s.stat_time desc limit 1) before on true) g on true`;
