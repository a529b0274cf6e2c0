import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { ups } from '../../../../tables/creators/creator';

const tier = sql`case when fans_num < 10000 then 1 when fans_num < 50000 then 2 when fans_num < 100000 then 3 when fans_num < 500000 then 4 else 5 end`;

/** SQL: how a creator stands among those of the country and follower tier with a known figure; null where it is unknown. */
const standing = (column: SQL) =>
  sql`case when ${column} is not null then percent_rank() over (partition by country, tier, ${column} is null order by ${column}) end`;

/**
 * Computes every star level anew (domain/metrics 5.8): sales, median views, interaction and credibility among creators of
 * the same country and tier; unknown parts are left out, fewer than two known parts give one star. A star set by hand
 * counts until its day has passed.
 */
export const refreshStars = (db: Db) =>
  db.execute(sql`
    with known as (select id, country, ${tier} tier, sales30_usd, median_views, interaction_rate, credibility from ${ups} where status <> 2),
    parts as (select id, country, tier, ${standing(sql`sales30_usd`)} sales, ${standing(sql`median_views`)} views, ${standing(sql`interaction_rate`)} rate, ${standing(sql`credibility`)} trust from known),
    scores as (select id, country, tier,
      (sales is not null)::int + (views is not null)::int + (rate is not null)::int + (trust is not null)::int parts,
      (coalesce(sales * 0.30, 0) + coalesce(views * 0.20, 0) + coalesce(rate * 0.20, 0) + coalesce(trust * 0.15, 0))
        / nullif((sales is not null)::int * 0.30 + (views is not null)::int * 0.20 + (rate is not null)::int * 0.20 + (trust is not null)::int * 0.15, 0) score from parts),
    ranked as (select id, parts, cume_dist() over (partition by country, tier, parts >= 2 order by score desc nulls last) place from scores),
    stars as (select id, case when parts < 2 then 1 when place <= 0.05 then 5 when place <= 0.20 then 4 when place <= 0.50 then 3 when place <= 0.80 then 2 else 1 end star from ranked)
    update ${ups} set star_computed = stars.star, star_level = case when star_manual is not null and (star_manual_until is null or star_manual_until >= current_date) then star_manual else stars.star end
    from stars where stars.id = ups.id and (ups.star_computed is distinct from stars.star
      or ups.star_level is distinct from case when star_manual is not null and (star_manual_until is null or star_manual_until >= current_date) then star_manual else stars.star end)`);
