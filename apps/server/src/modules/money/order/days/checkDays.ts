import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import type { Services } from '../../../../services';
import { saleItems, saleTouches } from '../../../../tables/money/order';
import { bdPerformanceDaily, monthTouches, orderMonthly } from '../../../../tables/money/saleDaily';
import { countries, midnightIn } from '../../../system/country';
import { type DayKey, keysOf } from './countDays';
import { freshMonths, monthColumns } from './countMonths';
import { dayTables, freshOrders } from './freshDays';
import { isAddedUp } from './linesOfDays';

/** Days of a country that are looked at in a night. */
const sample = 100;

/**
 * Compares a hundred days, drawn by lot, with their lines, and their months with their days: what was not touched must say the
 * same. Where one does not, every day is counted anew, since others may be wrong too. Answers the keys that differ.
 */
export async function checkDays({ database: { db }, log }: Pick<Services, 'database' | 'log'>): Promise<DayKey[]> {
  const compare = async (tx: Db) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    const keys = keysOf(await drawDays(tx));
    const differing: DayKey[] = [];
    for (const { table, columns, fresh } of dayTables) {
      const kept = sql`select ${columns} from ${table} where (country, bd_id, day) in (${keys})`;
      differing.push(...(await rowsOf<DayKey>(tx, oddOf({ kept, fresh: fresh(keys, freshOrders(keys)), day: sql`day` }))));
    }
    const months = sql`select * from (select distinct country, bd_id, date_trunc('month', day)::date as month from (${keys}) days) m where ${isAddedUp(sql`m`)}`;
    const kept = sql`select ${monthColumns} from ${orderMonthly} where (country, bd_id, month) in (${months})`;
    differing.push(...(await rowsOf<DayKey>(tx, oddOf({ kept, fresh: freshMonths(months), day: sql`month` }))));
    return differing;
  };
  const wrong = await db.transaction(compare, { isolationLevel: 'repeatable read' });
  if (wrong.length > 0) {
    log.warn({ days: wrong.slice(0, 10) }, 'counted days that differ from their lines: all are counted anew');
    await touchAllDays(db);
  }
  return wrong;
}

/** SQL: the keys of rows that stand on one side only. */
const oddOf = ({ kept, fresh, day }: Record<'kept' | 'fresh' | 'day', SQL>): SQL =>
  sql`select distinct country, bd_id::text, ${day}::text as day from (((${fresh}) except all (${kept})) union all ((${kept}) except all (${fresh}))) odd`;

/** Everybody's share of some days of some countries, except what is to be counted anyway. */
async function drawDays(tx: Db): Promise<DayKey[]> {
  const codes = sql.join(
    Object.keys(countries).map((code) => sql`(${code})`),
    sql`, `,
  );
  return rowsOf<DayKey>(
    tx,
    sql`with drawn as (
        select c.country, d.day::date from (values ${codes}) c(country)
        cross join lateral (select country_day(c.country, min(order_time)) first, country_day(c.country, max(order_time)) last from ${saleItems} where country = c.country) known
        cross join lateral generate_series(known.first, known.last, interval '1 day') d(day)
        order by random() limit ${sample})
      select d.country, b.bd_id::text, d.day::text from drawn d
      cross join lateral (
        select coalesce(i.bd_id, 0) bd_id from ${saleItems} i
        where i.country = d.country and i.order_time >= ${midnightIn(sql`d.day`, sql`d.country`)} and i.order_time < ${midnightIn(sql`(d.day + 1)`, sql`d.country`)}
        union select p.bd_id from ${bdPerformanceDaily} p where p.country = d.country
        union select 0) b
      where not exists (select from ${saleTouches} t where t.country = d.country and t.bd_id = b.bd_id and t.day = d.day)`,
  );
}

/** Has every day and month counted anew: of the lines, and what stands counted without any. */
export const touchAllDays = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await tx.execute(
      sql`insert into ${saleTouches} (country, bd_id, day)
        select country, coalesce(bd_id, 0), country_day(country, order_time) from ${saleItems}
        union ${sql.join(
          dayTables.map(({ table }) => sql`select country, bd_id, day from ${table}`),
          sql` union `,
        )}`,
    );
    await tx.execute(sql`insert into ${monthTouches} select distinct country, bd_id, month from ${orderMonthly} on conflict do nothing`);
  });
