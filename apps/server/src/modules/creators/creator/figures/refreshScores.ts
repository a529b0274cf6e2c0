import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { ups } from '../../../../tables/creators/creator';
import { upScoreDays } from '../../../../tables/creators/score';
import { countryDay } from './snapshots';
import { refreshCredibility } from './refreshCredibility';
import { refreshStars } from './refreshStars';

/** Estimates credibility and computes stars anew, and keeps those that changed with their day (domain/metrics 5.8, 5.9). */
export const refreshScores = (db: Db, at = new Date()) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await refreshCredibility(tx);
    await refreshStars(tx);
    await tx.execute(sql`
      insert into ${upScoreDays} (up_id, day, star_computed, star_level, credibility, points)
      select u.id, ${countryDay(sql`u.country`, at)}, u.star_computed, u.star_level, u.credibility, u.credibility_points from ${ups} u
      left join lateral (select * from ${upScoreDays} d where d.up_id = u.id order by d.day desc limit 1) last on true
      where u.status <> 2 and coalesce(u.star_level, u.credibility) is not null
        and (last.star_computed, last.star_level, last.credibility, last.points) is distinct from (u.star_computed, u.star_level, u.credibility, u.credibility_points)
      on conflict (up_id, day) do update set star_computed = excluded.star_computed, star_level = excluded.star_level, credibility = excluded.credibility, points = excluded.points`);
  });
