import { type SQL, sql } from 'drizzle-orm';
import { rankingItems, rankingLists } from '../../../../tables/analysis/ranking';

/** SQL: the place that the object of `s` has on the list of a period, with a key, that was made before. */
const placeOn = (period: SQL, key: SQL): SQL =>
  sql`${rankingLists} el join ${rankingItems} e on e.list_id = el.id and e.object_id = s.object_id
    where el.rank_type = s.rank_type and el.rank_period = ${period} and el.country = s.country and el.web_id = s.web_id and el.category = s.category and el.period_key ${key}`;

/** SQL: on how many daily lists the object of `s` has been, by the last of them that fits. */
const daysKept = (key: SQL): SQL => sql`(select max(e.days_on_list) from ${placeOn(sql`1`, key)})`;

/**
 * SQL: the gathered places of a type as `chained`, on their lists, with the place in the list before, the daily lists that an object
 * has been on, and those in a row. Lists that are made at once follow each other; what was before them is looked up.
 * Days of longer lists are those of the daily lists up to their last day.
 */
export const chained = (type: number): SQL => sql`
  seen as (
    select p.*, f.list_id, t.period, t.country, t.last_day, t.has_daily, t.first_key, t.turn, t.previous_key, t.follows,
      row_number() over object nth, t.turn - row_number() over object island, case when lag(t.turn) over object = t.turn - 1 then lag(p.rank_no) over object end before_rank
    from ranking_places p
    join ranking_filled f on f.rank_type = p.rank_type and f.n = p.n and f.web_id = p.web_id and f.category = p.category
    join ranking_turns t on t.rank_type = p.rank_type and t.n = p.n and t.web_id = p.web_id
    where p.rank_type = ${type}
    window object as (partition by p.object_id, p.category, t.country, p.web_id, t.period order by t.turn)),
  known as (
    select s.*, before.rank_no kept_rank, before.consecutive_days kept_row,
      case when s.period = 1 and s.nth = 1 then ${daysKept(sql`< s.first_key`)} end kept_days
    from seen s
    left join lateral (select e.rank_no, e.consecutive_days from ${placeOn(sql`s.period`, sql`= s.previous_key`)} and not s.follows offset 0) before on true),
  counted as (
    select known.*,
      case when period = 1 then nth + coalesce(max(kept_days) over whole, 0) end days,
      case when period = 1 then row_number() over unbroken + coalesce(first_value(kept_row) over unbroken, 0) end in_row
    from known
    window whole as (partition by object_id, category, country, web_id, period),
      unbroken as (partition by object_id, category, country, web_id, period, island order by turn)),
  reached as (
    select counted.*, max(days) over till days_till, max(in_row) over same row_then from counted
    window till as (partition by object_id, category, country, web_id order by last_day), same as (partition by object_id, category, country, web_id, last_day)),
  chained as (
    select s.*, coalesce(s.before_rank, s.kept_rank) prev_rank, coalesce(s.days_till, ${daysKept(sql`<= s.last_day::text`)}, 0) days_on_list,
      coalesce(s.row_then, daily.consecutive_days, 0) consecutive_days
    from reached s
    left join lateral (select e.consecutive_days from ${placeOn(sql`1`, sql`= s.last_day::text`)} and not s.has_daily offset 0) daily on true)`;
