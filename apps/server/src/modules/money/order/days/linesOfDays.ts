import { type SQL, sql } from 'drizzle-orm';
import { saleItems, sales, saleTouches } from '../../../../tables/money/order';
import { monthTouches } from '../../../../tables/money/saleDaily';
import { midnightIn } from '../../../system/country';

/**
 * SQL after `from`: the lines of some days, `country, bd_id, day`, under the names that they and their orders have elsewhere.
 * Each day of a country is looked up by its index: the keys lead, however many lines the planner expects.
 */
export const linesOfDays = (keys: SQL, { item = sql`${saleItems}`, sale = sql`${sales}` } = {}): SQL => sql`
  (select country, day, array_agg(distinct bd_id) bds from (${keys}) every group by 1, 2) days
  cross join lateral (
    select i.*, s.order_status, s.refund_time from ${saleItems} i join ${sales} s on s.id = i.order_id
    where i.country = days.country and i.order_time >= ${midnightIn(sql`days.day`, sql`days.country`)} and i.order_time < ${midnightIn(sql`(days.day + 1)`, sql`days.country`)}
      and coalesce(i.bd_id, 0) = any(days.bds) offset 0) ${item}
  cross join lateral (select ${item}.order_status, ${item}.refund_time) ${sale}`;

/** SQL: days with lines that were written since they were counted; of these the lines themselves are read. */
export const touchedDays = (which: SQL): SQL =>
  sql`select ${saleTouches.country}, ${saleTouches.bdId}, ${saleTouches.day} from ${saleTouches} where ${saleTouches.country} is not null and ${which}`;

/** SQL: whether a row of counted days still says what its lines do. */
export const isCounted = (row: SQL): SQL =>
  sql`not exists (select from ${saleTouches} t where t.country = ${row}.country and t.bd_id = ${row}.bd_id and t.day = ${row}.day)`;

/** SQL: whether no day of a month waits to be counted. */
export const isQuiet = (row: SQL): SQL =>
  sql`not exists (select from ${saleTouches} t where t.country = ${row}.country and t.bd_id = ${row}.bd_id and t.day >= ${row}.month and t.day < ${row}.month + interval '1 month')`;

/** SQL: whether what is added up of a month still says what its lines do. */
export const isAddedUp = (row: SQL): SQL =>
  sql`not exists (select from ${monthTouches} t where t.country = ${row}.country and t.bd_id = ${row}.bd_id and t.month = ${row}.month) and ${isQuiet(row)}`;
