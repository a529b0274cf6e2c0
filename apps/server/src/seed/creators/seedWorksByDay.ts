import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { workMetricSnapshots } from '../../modules/creators/creator';
import { ups, works } from '../../tables/creators/creator';
import type { DemoDay } from '../demo/demoDay';

/** SQL: the share of its views that a work has at an age in days: 60 % in 48 hours, 90 % in a week (domain/seed-and-scale 8.3). */
export const shareAt = (age: string) =>
  sql.raw(
    `(case when ${age} < 2 then 0.3 * ${age} when ${age} < 7 then 0.6 + 0.06 * (${age} - 2) else 0.9 + 0.1 * (1 - exp((7 - ${age}) / 12)) end)`,
  );

/** How the works of the last weeks came to their figures, by day; the last day is the real one. `offset 0` has each age and share worked out once. */
export const seedWorksByDay = (
  db: Db,
  { day, longCountry, days, fewDays }: { day: DemoDay; longCountry: string; days: number; fewDays: number },
) =>
  db.execute(sql`
    insert into ${workMetricSnapshots} (work_id, stat_time, views, likes, comments, shares)
    select id, stat_time, round(views * share), round(likes * share), round(comments * share), round(shares * share)
    from (
      select w.*, moments.stat_time, ${shareAt('moments.age')} / ${shareAt('w.old')} share
      from (select ${works}.*, ${ups.country}, greatest(0.02, extract(epoch from ${day.now.toISOString()}::timestamptz - post_time)::float8 / 86400) old from ${works} join ${ups} on ${ups.id} = ${works.upId}
        where views is not null and post_time > ${day.now.toISOString()}::timestamptz - interval '30 days' offset 0) w
      cross join lateral (
        select t.stat_time, greatest(0.01, extract(epoch from t.stat_time - w.post_time)::float8 / 86400) age
        from (select date_trunc('hour', ${day.now.toISOString()}::timestamptz, 'UTC') - make_interval(days => n) stat_time from generate_series(0, case when w.country = ${longCountry} then ${days}::int else ${fewDays}::int end + 1) n) t
        where t.stat_time >= w.post_time offset 0) moments offset 0) told
    on conflict do nothing`);
