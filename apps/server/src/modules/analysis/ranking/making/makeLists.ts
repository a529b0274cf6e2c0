import { mostPlaces, type RankType, rankTypes } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { ups } from '../../../../tables/creators/creator';
import { rankingItems, rankingLists } from '../../../../tables/analysis/ranking';
import { scores } from '../scores';
import { chained } from './chained';
import { turns } from './turns';
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
  const types = Object.keys(scores) as RankType[];
  await tx.execute(sql`with ${w} delete from ${l} where ${open}`);
  await tx.execute(emptyLists(w));
  for (const table of [placesTable, listsTable]) await tx.execute(table);
  for (const type of types) await tx.execute(placesOf(type, w));
  await tx.execute(filledLists(w));
  await tx.execute(turns(w));
  await tx.execute(sql`analyze ${l}, ranking_turns, ranking_places, ranking_filled`);
  for (const type of types) await tx.execute(itemsOf(rankTypes[type]));
  await tx.execute(sql`drop table ranking_turns, ranking_places, ranking_filled`);
  await tx.execute(sql`with ${w} update ${l} set final = true where ${open}
    and exists (select 1 from w where w.is_final and w.period = ${l.rankPeriod} and w.country = ${l.country} and w.key = ${l.periodKey})`);
  // Without fresh statistics the embedded database reads whole tables for each place.
  await tx.execute(sql`analyze ${rankingItems}`);
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

/** What is made is gathered in tables that the database counts: without figures it would read places once for each list. */
const placesTable = sql`
  create temporary table ranking_places (rank_type int, n int, web_id int, category text, rank_no int, object_id bigint, score numeric, fans bigint, value jsonb) on commit drop`;
const listsTable = sql`create temporary table ranking_filled (list_id bigint, rank_type int, n int, web_id int, category text) on commit drop`;

/** SQL: gathers the places of a type, the best first; a list that is final keeps its own. */
const placesOf = (type: RankType, w: SQL): SQL => sql`
  with ${w}
  insert into ranking_places
  select ${rankTypes[type]}::int, n, web_id, category, rank_no, object_id, points, fans, value from (
    select found.*, category, row_number() over (partition by n, web_id, category order by points desc, tie desc nulls last, tie2 desc nulls last, object_id) rank_no
    from (select scored.*, round(score::numeric, 4) points from (${scores[type]}) scored where score > 0 and web_id is not null) found
    cross join lateral unnest(found.categories) category) placed
  where rank_no <= ${mostPlaces} and n not in (
    select w.n from w join ${l} on ${l.final} and ${l.rankType} = ${rankTypes[type]} and ${l.rankPeriod} = w.period and ${l.country} = w.country and ${l.periodKey} = w.key)`;

/** SQL: the lists on which there are places; one that is there already is of now. */
const filledLists = (w: SQL): SQL => sql`
  with ${w}, made as (
    insert into ${l} (rank_type, rank_period, country, web_id, category, period_key, first_day, last_day, generated_time, per_usd)
    select found.rank_type, w.period, w.country, found.web_id, found.category, w.key, w.first_day, w.last_day, w.at, w.per_usd
    from (select distinct rank_type, n, web_id, category from ranking_places order by rank_type, n, web_id, category) found join w on w.n = found.n
    on conflict (rank_type, rank_period, country, web_id, category, period_key) do update set generated_time = excluded.generated_time
    returning id, rank_type, rank_period, country, web_id, category, period_key)
  insert into ranking_filled select made.id, made.rank_type, w.n, made.web_id, made.category
  from made join w on w.period = made.rank_period and w.country = made.country and w.key = made.period_key`;

/** SQL: puts the places of a type on their lists. */
const itemsOf = (type: number): SQL => sql`
  with ${chained(type)}
  insert into ${rankingItems} (list_id, rank_no, object_id, score, fans, value, prev_rank, days_on_list, consecutive_days)
  select list_id, rank_no, object_id, score, fans, value, prev_rank, days_on_list, consecutive_days from chained order by list_id, rank_no`;
