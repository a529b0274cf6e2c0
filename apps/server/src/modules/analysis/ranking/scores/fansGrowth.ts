import { type SQL, sql } from 'drizzle-orm';
import { ups } from '../../../../tables/creators/creator';
import { upMetricDaily } from '../../../creators/creator';

/** Days before that tell what is usual, and how many of them must be known. */
const usualDays = 30;
const fewestDays = 7;

/** SQL: known days of a creator. */
const daysOf = (from: SQL, till: SQL, known: SQL): SQL =>
  sql`${upMetricDaily} m where m.up_id = ${ups.id} and m.stat_date between ${from} and ${till} and ${known} is not null`;
const usual = daysOf(sql`w.first_day - ${usualDays}::int`, sql`w.first_day - 1`, sql`m.fans_inc`);
const median = (of: SQL): SQL => sql`percentile_cont(0.5) within group (order by ${of})`;

/**
 * SQL: followers won between the first and the last day that are known, the day before included: a day of a hole tells
 * nothing. A jump far from what is usual counts half as much at most (domain/metrics 5.5, 5.9).
 */
export const fansGrowth: SQL = sql`
  select n, web_id, categories, object_id, fans_inc * least(1, greatest(0.5, 1 - abs(coalesce(z, 0)) / 10)) score,
    null::numeric tie, null::numeric tie2, fans, jsonb_build_object('fansInc', fans_inc) value
  from (
    select w.n, ${ups.webId} web_id, array_append(${ups.productCategory}, '') categories, ${ups.id} object_id,
      till.fans, till.fans - since.fans fans_inc,
      case when before.days >= ${fewestDays} then (within.jump - before.median) / nullif(1.4826 * spread.median, 0) end z
    from w join ${ups} on ${ups.country} = w.country and ${ups.status} <> 2
    join ${upMetricDaily} till on till.up_id = ${ups.id} and till.stat_date = w.last_day and till.fans is not null
    cross join lateral (select fans from ${daysOf(sql`w.first_day - 1`, sql`w.last_day - 1`, sql`m.fans`)} order by m.stat_date limit 1) since
    cross join lateral (select max(m.fans_inc) jump from ${daysOf(sql`w.first_day`, sql`w.last_day`, sql`m.fans`)}) within
    cross join lateral (select count(*) days, ${median(sql`m.fans_inc`)} median from ${usual}) before
    cross join lateral (select ${median(sql`abs(m.fans_inc - before.median)`)} median from ${usual}) spread
    where till.fans > since.fans) judged`;
