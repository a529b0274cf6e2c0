import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { ups, works } from '../../../../../tables/creators/creator';
import { countryDay } from './countryDay';
import { upMetricDaily } from './tables';

interface Kept {
  /** Some creators; every one unless said. */
  upIds?: readonly string[];
  at?: Date;
}

/**
 * Keeps the current figures of creators as those of the day in their country (domain/model 2.3.5); told again the same
 * day they replace what was kept. A creator of whom nothing was ever collected has no day.
 */
export const keepDay = (db: Db, { upIds, at = new Date() }: Kept = {}) =>
  db.execute(sql`
    insert into ${upMetricDaily} (up_id, stat_date, fans, fans_inc, likes, works, works_inc, views30, interaction_rate, avg_views, gmv, currency)
    select today.id, today.stat_date, today.fans_num, today.fans_num - before.fans, today.likes_num, today.works_num, today.works_num - before.works,
      seen.views, today.interaction_rate, today.avg_views, today.sales30, today.sales30_currency
    from (select ${ups}.*, ${countryDay(sql`country`, at)} stat_date from ${ups} where status <> 2 and data_time is not null ${upIds ? sql`and ${inArray(ups.id, [...upIds])}` : sql``}) today
    left join ${upMetricDaily} before on before.up_id = today.id and before.stat_date = today.stat_date - 1
    left join (select up_id, sum(views)::bigint views from ${works}
      where post_time between ${at.toISOString()}::timestamptz - interval '30 days' and ${at.toISOString()}::timestamptz ${upIds ? sql`and ${inArray(works.upId, [...upIds])}` : sql``} group by up_id) seen on seen.up_id = today.id
    on conflict (up_id, stat_date) do update set fans = excluded.fans, fans_inc = excluded.fans_inc, likes = excluded.likes, works = excluded.works, works_inc = excluded.works_inc,
      views30 = excluded.views30, interaction_rate = excluded.interaction_rate, avg_views = excluded.avg_views, gmv = excluded.gmv, currency = excluded.currency`);
