import { type SQL, sql } from 'drizzle-orm';
import { rankingItems, rankingLists } from '../../../../tables/analysis/ranking';

const l = rankingLists;

/** SQL: lists of one type, country and channel. */
const sameFamily = (a: string, b: string): SQL =>
  sql.raw(`${a}.rank_type = ${b}.rank_type and ${a}.country = ${b}.country and ${a}.web_id = ${b}.web_id`);

/** SQL: the lists of the windows that may still change, with their turn among all of their kind; a period without lists is skipped. */
const openLists = (which: SQL): SQL => sql`
  turns as materialized (
    select rank_type, country, web_id, rank_period, period_key,
      row_number() over (partition by rank_type, country, web_id, rank_period order by period_key) turn
    from ${l} where category = ''),
  open as materialized (
    select o.*, t.turn, p.id previous_id from ${l} o
    join turns t on ${sameFamily('t', 'o')} and t.rank_period = o.rank_period and t.period_key = o.period_key
    left join turns b on ${sameFamily('b', 'o')} and b.rank_period = o.rank_period and b.turn = t.turn - 1
    left join ${l} p on ${sameFamily('p', 'o')} and p.rank_period = o.rank_period and p.category = o.category and p.period_key = b.period_key
    where not o.final and ${which} and exists (select 1 from w where w.period = o.rank_period and w.country = o.country and w.key = o.period_key))`;

/** SQL: on how many daily lists an object has been, by the last of them that fits. */
const daysOnLists = (which: SQL): SQL => sql`(
  select max(e.days_on_list) from ${rankingItems} e join ${l} el on el.id = e.list_id
  where e.object_id = i.object_id and ${sameFamily('el', 'o')} and el.rank_period = 1 and el.category = o.category and ${which})`;

/** SQL: the place in the list before. `offset 0` keeps the search by both columns of the index together. */
const placeBefore: SQL = sql`
  left join lateral (select p.rank_no, p.consecutive_days from ${rankingItems} p where p.list_id = o.previous_id and p.object_id = i.object_id offset 0) p on true`;

const ofObject = sql.raw('o.rank_type, o.country, o.web_id, o.category, i.object_id');

/** SQL: changes of place by day, days on the list, and days in a row: those of the windows follow each other and what was before them. */
export const chainDays = (w: SQL): SQL => sql`
  with ${w}, ${openLists(sql`o.rank_period = 1`)},
  seen as (
    select i.list_id, i.rank_no, o.turn, p.rank_no before_rank, p.consecutive_days before_row,
      row_number() over object nth, o.turn - row_number() over object island,
      case when row_number() over object = 1 then ${daysOnLists(sql`el.period_key < (select min(w.key) from w where w.period = 1 and w.country = o.country)`)} end before_days,
      o.rank_type, o.country, o.web_id, o.category, i.object_id
    from open o join ${rankingItems} i on i.list_id = o.id ${placeBefore}
    window object as (partition by ${ofObject} order by o.turn)),
  chained as (
    select list_id, rank_no, before_rank, nth + coalesce(max(before_days) over whole, 0) days,
      row_number() over unbroken + coalesce(first_value(before_row) over unbroken, 0) in_row
    from seen
    window whole as (partition by rank_type, country, web_id, category, object_id),
      unbroken as (partition by rank_type, country, web_id, category, object_id, island order by turn))
  update ${rankingItems} set prev_rank = c.before_rank, days_on_list = c.days, consecutive_days = c.in_row
  from chained c where ${rankingItems.listId} = c.list_id and ${rankingItems.rankNo} = c.rank_no`;

/** SQL: changes of place of longer lists; their days are those of the daily lists up to their last day. */
export const chainPeriods = (w: SQL): SQL => sql`
  with ${w}, ${openLists(sql`o.rank_period > 1`)}
  update ${rankingItems} set prev_rank = c.prev_rank, days_on_list = c.days, consecutive_days = c.in_row
  from (
    select i.list_id, i.rank_no, p.rank_no prev_rank, coalesce(d.consecutive_days, 0) in_row,
      coalesce(d.days_on_list, ${daysOnLists(sql`el.period_key <= o.last_day::text`)}, 0) days
    from open o join ${rankingItems} i on i.list_id = o.id
    ${placeBefore}
    left join ${l} dl on ${sameFamily('dl', 'o')} and dl.rank_period = 1 and dl.category = o.category and dl.period_key = o.last_day::text
    left join ${rankingItems} d on d.list_id = dl.id and d.object_id = i.object_id) c
  where ${rankingItems.listId} = c.list_id and ${rankingItems.rankNo} = c.rank_no`;
