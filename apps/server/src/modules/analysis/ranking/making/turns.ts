import { type SQL, sql } from 'drizzle-orm';
import { rankingLists } from '../../../../tables/analysis/ranking';

const l = rankingLists;

/**
 * SQL: gathers the windows by type and channel whose lists may still change, with their turn among all of their kind and the key
 * before; a period without lists is skipped. `follows` says that the lists before are made at once with them, `has_daily` that
 * those of their last day are.
 */
export const turns = (w: SQL): SQL => sql`
  create temporary table ranking_turns on commit drop as
  with ${w},
  kept as (
    select ${l.rankType}, ${l.webId}, ${l.final}, w.n, w.period, w.country, w.last_day, w.key,
      row_number() over family turn, lag(${l.periodKey}) over family previous_key, coalesce(lag(w.n is not null and not ${l.final}) over family, false) follows
    from ${l} left join w on w.period = ${l.rankPeriod} and w.country = ${l.country} and w.key = ${l.periodKey}
    where ${l.category} = '' and ${l.country} in (select country from w)
    window family as (partition by ${l.rankType}, ${l.country}, ${l.webId}, ${l.rankPeriod} order by ${l.periodKey}))
  select rank_type, n, web_id, period, country, last_day, turn, previous_key, follows,
    bool_or(period = 1) over (partition by rank_type, country, web_id, last_day) has_daily,
    min(key) filter (where period = 1) over (partition by rank_type, country, web_id) first_key
  from kept where n is not null and not final`;
