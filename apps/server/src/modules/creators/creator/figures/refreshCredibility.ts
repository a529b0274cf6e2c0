import { codeOf, commentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { comments } from '../../../../tables/collection/comment';
import { ups, works } from '../../../../tables/creators/creator';
import { tierOf } from './tierOf';
import { upMetricDaily } from './snapshots';

/** Days that are looked at: of followers and comments, and of works. */
const days = 90;
const workDays = 30;

/** Fewer than these tell nothing of a creator, of a tier, and of what people write. */
const fewestWorks = 3;
const fewestDays = 14;
const fewestOfTier = 100;
const fewestComments = 50;

/** Interactions of a work per follower that are usual in the tiers (domain/metrics 5.9). */
const usualRates = [0.0784, 0.0521, 0.0389, 0.0273, 0.0184];

/** Voices that make up the loudest, and the share from which they are too few. */
const voices = 20;

const normal = sql.raw(String(codeOf(commentLife, 'normal')));

/** SQL: a creator `up_id` loses `points` for `code`. */
const taking = (code: string, points: SQL, from: SQL): SQL => sql`select up_id, ${code}::text code, (${points})::int points from ${from}`;

/**
 * Estimates how far each creator is to be trusted (domain/metrics 5.9): 100 less what speaks against, with what took how much.
 * Parts that nobody knows take nothing: accounts followed, pictures. A creator of whom nothing was collected has no estimate.
 */
export const refreshCredibility = (db: Db) =>
  db.execute(sql`
    with known as materialized (
      select id up_id, ${tierOf(sql`fans_num`)} tier, fans_num, median_views, coalesce(bio, '') = '' is_mute from ${ups} where status <> 2 and data_time is not null),
    done as materialized (
      select w.up_id, k.tier, avg(coalesce(likes, 0) + coalesce(comments, 0) + coalesce(shares, 0)) / nullif(k.fans_num, 0) per_fan, sum(likes)::numeric / nullif(sum(comments), 0) odds
      from ${works} w join known k on k.up_id = w.up_id where w.work_status = 1 and w.views > 0 and w.post_time > now() - make_interval(days => ${workDays}::int)
      group by w.up_id, k.tier, k.fans_num having count(*) >= ${fewestWorks}),
    odd as (
      select up_id, percent_rank() over (partition by tier order by odds) place, count(*) over (partition by tier) among from done where odds is not null),
    grown as materialized (
      select m.up_id, m.stat_date, m.fans_inc from ${upMetricDaily} m join known k on k.up_id = m.up_id where m.fans_inc is not null and m.stat_date > current_date - ${days}::int),
    middle as (select up_id, percentile_cont(0.5) within group (order by fans_inc) median from grown group by up_id having count(*) >= ${fewestDays}),
    spread as (
      select g.up_id, m.median, 1.4826 * percentile_cont(0.5) within group (order by abs(g.fans_inc - m.median)) sigma from grown g join middle m on m.up_id = g.up_id group by g.up_id, m.median),
    jumps as (
      select g.up_id, count(*) times from grown g join spread s on s.up_id = g.up_id and s.sigma > 0 and g.fans_inc > s.median + 6 * s.sigma join known k on k.up_id = g.up_id
      where not exists (select 1 from ${works} w where w.up_id = g.up_id and w.views > 5 * k.median_views
        and w.post_time > g.stat_date - interval '7 days' and w.post_time < g.stat_date + interval '2 days')
      group by g.up_id),
    said as materialized (
      select up_id, author_platform_id author, lower(content) as content, case when content ~ '\\s' then array_length(regexp_split_to_array(btrim(content), '\\s+'), 1) else char_length(content) / 2 end tokens
      from ${comments} where comment_status = ${normal} and day > current_date - ${days}::int),
    talk as (
      select up_id, (count(*) filter (where tokens < 3) + count(*) filter (where tokens >= 3) - count(distinct content) filter (where tokens >= 3))::numeric / count(*) empty_share
      from said group by up_id having count(*) >= ${fewestComments}),
    loud as (
      select up_id, sum(n) filter (where place <= ${voices}) / sum(n) share from (
        select up_id, n, row_number() over (partition by up_id order by n desc) place from (
          select up_id, author, count(*) n from said where author is not null group by up_id, author) voice) placed
      group by up_id having sum(n) >= ${fewestComments} and count(*) > 0),
    taken as (
      ${sql.join(
        [
          taking('jump', sql`20 * least(times, 2)`, sql`jumps`),
          taking('lowInteraction', sql`20`, sql`done where per_fan < (array[${sql.join(usualRates, sql`, `)}]::numeric[])[tier] / 4`),
          taking('oddLikes', sql`10`, sql`odd where among >= ${fewestOfTier} and (place < 0.01 or place > 0.99)`),
          taking('emptyComments', sql`15`, sql`talk where empty_share > 0.4`),
          taking('fewVoices', sql`15`, sql`loud where share > 0.5`),
          taking('noBio', sql`5`, sql`known where is_mute`),
        ],
        sql` union all `,
      )}),
    judged as (
      select k.up_id, greatest(0, 100 - coalesce(sum(t.points), 0))::int credibility,
        coalesce(jsonb_agg(jsonb_build_object('code', t.code, 'points', t.points) order by t.points desc, t.code) filter (where t.code is not null), '[]') points
      from known k left join taken t on t.up_id = k.up_id group by k.up_id)
    update ${ups} set credibility = judged.credibility, credibility_points = judged.points from judged
    where judged.up_id = ups.id and (ups.credibility, ups.credibility_points) is distinct from (judged.credibility, judged.points)`);
