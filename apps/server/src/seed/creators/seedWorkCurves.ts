import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { workMetricSnapshots } from '../../modules/creators/creator';
import { ups, works } from '../../tables/creators/creator';
import type { DemoDay } from '../demo/demoDay';
import { shareAt } from './seedWorksByDay';

interface Seeding {
  day: DemoDay;
  /** How many creators with the most followers are looked at closely. */
  top: number;
  /** How many of them have works of earlier months too. */
  long: number;
}

/** SQL: a number between 0 and 1 of a work, the same whenever it is planted. */
const ofWork = (salt: number): SQL => sql`((hashtextextended(w.platform_work_id, ${salt}::bigint) & 1048575) / 1048576.0::float8)`;

const mostFollowed = (count: number): SQL =>
  sql`select id from ${ups} where status <> 2 order by fans_num desc nulls last, platform_id limit ${count}::int`;

/** Works of the creators with the most followers, back through half a year: more of what each posts, on other days and not as well seen. */
export const seedEarlierWorks = (db: Db, { day, long }: Pick<Seeding, 'day' | 'long'>) =>
  db.execute(sql`
    insert into ${works} (web_id, platform_work_id, up_id, link, descr, duration, post_location, post_time, hashtags, views, likes, comments, shares, favorites, is_commerce, create_time, data_time)
    select web_id, number, up_id, replace(link, platform_work_id, number), descr, duration, post_location, posted, hashtags, round(views * part), round(likes * part), round(comments * part),
      round(shares * part), round(favorites * part), is_commerce, posted + interval '1 hour', data_time
    from (
      select w.*, 0.55 + 0.75 * ${ofWork(21)} part, w.post_time - make_interval(days => 46 * turn, mins => (600 * ${ofWork(22)})::int) posted,
        case when w.web_id in (20, 21) then left(w.platform_work_id, 10) || turn else left(w.platform_work_id, length(w.platform_work_id) - 1) || turn end number
      from ${works} w cross join generate_series(1, 3) turn
      where w.up_id in (${mostFollowed(long)}) and not w.added_by_link and w.post_time > ${day.now.toISOString()}::timestamptz - interval '45 days'
        and (select count(*) from ${works} o where o.up_id = w.up_id and o.post_time > ${day.now.toISOString()}::timestamptz - interval '30 days') >= 3) earlier
    on conflict do nothing`);

/**
 * How works of the creators with the most followers came to their figures: by hour in the first two days of those that are
 * young, by day to day 30, then by week (domain/model 2.3.7). For some nothing is known of two days. `offset 0` has each
 * age and share worked out once.
 */
export const seedWorkCurves = (db: Db, { day, top }: Pick<Seeding, 'day' | 'top'>) =>
  db.execute(sql`
    insert into ${workMetricSnapshots} (work_id, stat_time, views, likes, comments, shares)
    select id, stat_time, round(views * share), round(likes * share), round(comments * share), round(shares * share)
    from (
      select w.*, moments.stat_time, ${shareAt('moments.age')} / ${shareAt('w.old')} share
      from (
        select w.*, begun, greatest(0.02, extract(epoch from begun - post_time)::float8 / 86400) old, hashtextextended(up_id::text, 23) & 7 turn
        from ${works} w cross join (select date_trunc('hour', ${day.now.toISOString()}::timestamptz, 'UTC') begun) moment where views is not null and up_id in (${mostFollowed(top)}) offset 0) w
      cross join lateral (
        select t.stat_time, greatest(0.01, w.old - t.ago) age from (
          select n::float8 ago, w.begun - make_interval(days => n) stat_time
          from generate_series(0, least(180, floor(w.old)::int)) n where w.old - n <= 30 or n % 7 = 0
          union all select n / 24.0::float8, w.begun - make_interval(hours => n)
          from generate_series(1, 71) n where w.old < 3 and w.old - n / 24.0::float8 < 2 and n % 24 <> 0) t
        where t.stat_time >= w.post_time offset 0) moments
      where not (w.turn = 3 and moments.stat_time between w.begun - interval '17 days' and w.begun - interval '15 days') offset 0) told
    on conflict do nothing`);
