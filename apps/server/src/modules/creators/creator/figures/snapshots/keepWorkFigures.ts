import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { inIds } from '../../../../../db/inIds';
import { works } from '../../../../../tables/creators/creator';
import { workMetricSnapshots } from './tables';
import { touching } from './touchGains';

/** Keeps the current figures of works, each for the hour in its first 48 hours, for the day to day 30, then for the week (domain/model 2.3.7). */
export const keepWorkFigures = (db: Db, workIds: readonly string[] | SQL, at = new Date()) =>
  db.execute(sql`
    with kept as (
      insert into ${workMetricSnapshots} (work_id, stat_time, views, likes, comments, shares)
      select id, date_trunc(case when now.at - post_time < interval '48 hours' then 'hour' when now.at - post_time < interval '30 days' then 'day' else 'week' end, now.at, 'UTC'), views, likes, comments, shares
      from ${works} cross join (select ${at.toISOString()}::timestamptz at) now
      where ${inIds(works.id, workIds)} and coalesce(views, likes, comments, shares) is not null
      on conflict (work_id, stat_time) do update set views = excluded.views, likes = excluded.likes, comments = excluded.comments, shares = excluded.shares
      returning work_id, stat_time)
    ${touching(sql`select work_id, stat_time from kept`)}`);
