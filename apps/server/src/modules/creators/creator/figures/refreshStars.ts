import { sampleLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { ups } from '../../../../tables/creators/creator';
import { sampleShippings } from '../../../../tables/trade/sample';
import { tierOf } from './tierOf';

/** SQL: the share of samples of 90 days that became content in time (domain/metrics 5.2). */
const fulfilment = sql`(select count(*) filter (where ${inState(sampleLife, sampleShippings, 'completed')})::numeric / count(*) from ${sampleShippings}
  where ${sampleShippings.upId} = ups.id and ${inState(sampleLife, sampleShippings, 'completed', 'overdue')} and ${sampleShippings.applyTime} > now() - interval '90 days' having count(*) > 0)`;

/** SQL: how a creator stands among those of the country and follower tier with a known figure; null where it is unknown. */
const standing = (column: SQL) =>
  sql`case when ${column} is not null then percent_rank() over (partition by country, tier, ${column} is null order by ${column}) end`;

/**
 * Computes every star level anew (domain/metrics 5.8): sales, median views, interaction, fulfilment and credibility among creators of
 * the same country and tier; unknown parts are left out, fewer than two known parts give one star. A star set by hand
 * counts until its day has passed.
 */
export const refreshStars = (db: Db) =>
  db.execute(sql`
    with known as (select id, country, ${tierOf(sql`fans_num`)} tier, sales30_usd, median_views, interaction_rate, ${fulfilment} fulfilment, credibility from ${ups} where status <> 2),
    parts as (select id, country, tier, ${standing(sql`sales30_usd`)} sales, ${standing(sql`median_views`)} views, ${standing(sql`interaction_rate`)} rate, ${standing(sql`fulfilment`)} kept, ${standing(sql`credibility`)} trust from known),
    scores as (select id, country, tier,
      (sales is not null)::int + (views is not null)::int + (rate is not null)::int + (kept is not null)::int + (trust is not null)::int parts,
      (coalesce(sales * 0.30, 0) + coalesce(views * 0.20, 0) + coalesce(rate * 0.20, 0) + coalesce(kept * 0.15, 0) + coalesce(trust * 0.15, 0))
        / nullif((sales is not null)::int * 0.30 + (views is not null)::int * 0.20 + (rate is not null)::int * 0.20 + (kept is not null)::int * 0.15 + (trust is not null)::int * 0.15, 0) score from parts),
    ranked as (select id, parts, cume_dist() over (partition by country, tier, parts >= 2 order by score desc nulls last) place from scores),
    stars as (select id, case when parts < 2 then 1 when place <= 0.05 then 5 when place <= 0.20 then 4 when place <= 0.50 then 3 when place <= 0.80 then 2 else 1 end star from ranked)
    update ${ups} set star_computed = stars.star, star_level = case when star_manual is not null and (star_manual_until is null or star_manual_until >= current_date) then star_manual else stars.star end
    from stars where stars.id = ups.id and (ups.star_computed is distinct from stars.star
      or ups.star_level is distinct from case when star_manual is not null and (star_manual_until is null or star_manual_until >= current_date) then star_manual else stars.star end)`);
