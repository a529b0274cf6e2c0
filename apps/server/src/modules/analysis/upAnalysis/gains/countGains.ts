import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { upGainsDaily } from '../../../../tables/analysis/upGains';
import { ups, works } from '../../../../tables/creators/creator';
import { workMetricSnapshots } from '../../../creators/creator';
import { localDay, midnightIn } from '../../../system/country';

/** Works are counted up to this age: later they are looked at by the week only. */
const oldest = 30;

const day = (column: SQL) => midnightIn(column, ups.country);

/**
 * SQL: what the works of creators won on some days `k(up_id, day)`: the last snapshot of a day less the last one of the day
 * before, or less nothing on the day a work was posted. A work without a snapshot on one of the two tells nothing: a gap is no zero.
 */
export const gainsOf = (keys: SQL): SQL => sql`
  select up_id, day, sum(views)::bigint views, sum(likes)::bigint likes, sum(comments)::bigint comments, sum(shares)::bigint shares, count(*)::int works
  from (
    select k.up_id, k.day, ${won('views')}, ${won('likes')}, ${won('comments')}, ${won('shares')}
    from (${keys}) k join ${ups} on ${ups.id} = k.up_id
    join ${works} on ${works.upId} = k.up_id and ${works.workStatus} = 1
      and ${works.postTime} >= ${day(sql`(k.day - ${oldest}::int)`)} and ${works.postTime} < ${day(sql`(k.day + 1)`)}
    cross join lateral (${lastShot(sql`k.day`)}) till
    left join lateral (${lastShot(sql`(k.day - 1)`)}) before on true) told
  where coalesce(views, likes, comments, shares) is not null
  group by up_id, day`;

const won = (name: string): SQL => {
  const count = sql.raw(name);
  return sql`till.${count} - case when ${localDay(works.postTime, ups.country)} = k.day then 0 else before.${count} end ${count}`;
};

const lastShot = (of: SQL): SQL => sql`
  select s.views, s.likes, s.comments, s.shares from ${workMetricSnapshots} s
  where s.work_id = ${works.id} and s.stat_time >= ${day(of)} and s.stat_time < ${day(sql`(${of} + 1)`)} order by s.stat_time desc limit 1`;

/** SQL: the same of every day that a snapshot tells of, found by reading all snapshots once. */
export const gainsOfAll: SQL = sql`
  select up_id, day, sum(views)::bigint views, sum(likes)::bigint likes, sum(comments)::bigint comments, sum(shares)::bigint shares, count(*)::int works
  from (
    select up_id, day, posted, ${wonSince('views')}, ${wonSince('likes')}, ${wonSince('comments')}, ${wonSince('shares')}
    from (
      select distinct on (s.work_id, s.day) s.* from (
        select w.up_id, w.posted, s.work_id, ${localDay(sql`s.stat_time`, sql`w.country`)} as day, s.stat_time, s.views, s.likes, s.comments, s.shares
        from ${workMetricSnapshots} s join (
          select ${works.id}, ${works.upId}, ${ups.country}, ${localDay(works.postTime, ups.country)} posted from ${works} join ${ups} on ${ups.id} = ${works.upId}
          where ${works.workStatus} = 1 offset 0) w on w.id = s.work_id offset 0) s
      where s.day between s.posted - 1 and s.posted + ${oldest}::int order by s.work_id, s.day, s.stat_time desc) shot
    window work as (partition by work_id order by day)) told
  where day >= posted and coalesce(views, likes, comments, shares) is not null
  group by up_id, day`;

function wonSince(name: string): SQL {
  const count = sql.raw(name);
  return sql`${count} - case when day = posted then 0 when lag(day) over work = day - 1 then lag(${count}) over work end ${count}`;
}

/** Counts days of creators anew, `select up_id, day`; a day of which nothing is known loses its row. */
export async function countGains(tx: Db, keys: SQL): Promise<void> {
  await tx.execute(sql`delete from ${upGainsDaily} g using (${keys}) k where g.up_id = k.up_id and g.day = k.day`);
  await tx.execute(sql`insert into ${upGainsDaily} (up_id, day, views, likes, comments, shares, works) ${gainsOf(keys)}`);
}
