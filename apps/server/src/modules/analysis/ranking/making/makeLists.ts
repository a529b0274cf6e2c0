import { mostPlaces, type RankType, rankTypes } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { ups } from '../../../../tables/creators/creator';
import { rankingItems, rankingLists } from '../../../../tables/analysis/ranking';
import { scores } from '../scores';
import { chainDays, chainPeriods } from './chain';
import { type Window, windowTable } from './Window';

const l = rankingLists;

/** SQL: lists of the windows that may still change. */
const open: SQL = sql`not ${l.final} and exists (select 1 from w where w.period = ${l.rankPeriod} and w.country = ${l.country} and w.key = ${l.periodKey})`;

/**
 * Makes the lists of some windows anew, all that are not final yet, and closes those that are over; call inside a
 * transaction. Made twice from the same rows they are the same.
 */
export async function makeLists(tx: Db, windows: readonly Window[]): Promise<void> {
  if (windows.length === 0) return;
  const w = windowTable(windows);
  await tx.execute(sql`with ${w} delete from ${l} where ${open}`);
  await tx.execute(emptyLists(w));
  for (const type of Object.keys(scores) as RankType[]) await tx.execute(placesOf(type, w));
  // Without fresh statistics the embedded database reads whole tables for each place.
  await tx.execute(sql`analyze ${l}, ${rankingItems}`);
  await tx.execute(chainDays(w));
  await tx.execute(chainPeriods(w));
  await tx.execute(sql`with ${w} update ${l} set final = true where ${open}
    and exists (select 1 from w where w.is_final and w.period = ${l.rankPeriod} and w.country = ${l.country} and w.key = ${l.periodKey})`);
}

/** SQL: a list of all categories for every channel, also where nobody has a place: so a day that was counted differs from one that was not. */
const emptyLists = (w: SQL): SQL => sql`
  with ${w}
  insert into ${l} (rank_type, rank_period, country, web_id, period_key, first_day, last_day, generated_time, per_usd)
  select t.code, w.period, w.country, channel.web_id, w.key, w.first_day, w.last_day, w.at, w.per_usd
  from w cross join unnest(array[${sql.join(
    Object.values(rankTypes).map((code) => sql`${code}::int`),
    sql`, `,
  )}]) t(code)
  join lateral (
    select distinct ${ups.webId} web_id from ${ups} where ${ups.country} = w.country and ${ups.status} <> 2
    union select distinct ${l.webId} from ${l} where ${l.country} = w.country and ${l.rankPeriod} = 1 and ${l.category} = '' and ${l.lastDay} >= w.last_day - 30) channel on true
  where not exists (select 1 from ${l} where ${l.rankType} = t.code and ${l.rankPeriod} = w.period and ${l.country} = w.country
    and ${l.webId} = channel.web_id and ${l.category} = '' and ${l.periodKey} = w.key)`;

/** SQL: the places of a type, the best first; a list that is final keeps its own. */
const placesOf = (type: RankType, w: SQL): SQL => sql`
  with ${w},
  scored as materialized (${scores[type]}),
  placed as (
    select scored.*, category, row_number() over (partition by period, country, key, web_id, category
      order by round(score::numeric, 4) desc, tie desc nulls last, tie2 desc nulls last, object_id) rank_no
    from scored cross join lateral unnest(scored.categories) category
    where scored.score > 0 and scored.web_id is not null),
  best as (
    select placed.* from placed where rank_no <= ${mostPlaces} and not exists (
      select 1 from ${l} where ${l.final} and ${l.rankType} = ${rankTypes[type]} and ${l.rankPeriod} = placed.period and ${l.country} = placed.country
        and ${l.periodKey} = placed.key)),
  lists as (
    insert into ${l} (rank_type, rank_period, country, web_id, category, period_key, first_day, last_day, generated_time, per_usd)
    select distinct ${rankTypes[type]}::int, w.period, w.country, best.web_id, best.category, w.key, w.first_day, w.last_day, w.at, w.per_usd
    from best join w on w.period = best.period and w.country = best.country and w.key = best.key
    on conflict (rank_type, rank_period, country, web_id, category, period_key) do update set generated_time = excluded.generated_time
    returning id, rank_period, country, web_id, category, period_key)
  insert into ${rankingItems} (list_id, rank_no, object_id, score, fans, value)
  select lists.id, best.rank_no, best.object_id, round(best.score::numeric, 4), best.fans, best.value
  from best join lists on lists.rank_period = best.period and lists.country = best.country and lists.web_id = best.web_id
    and lists.category = best.category and lists.period_key = best.key`;
