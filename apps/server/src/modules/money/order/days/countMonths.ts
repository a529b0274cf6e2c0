import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { monthTouches, orderDaily, orderMonthly } from '../../../../tables/money/saleDaily';
import { isQuiet } from './linesOfDays';

/** Months of somebody's that are added up at once. */
const atOnce = 200;

const sums = sql`sum(d.lines)::int lines, sum(d.gmv)::numeric(18, 2) gmv, sum(d.refund_lines)::int refund_lines, sum(d.refund)::numeric(18, 2) refund`;

export const monthColumns = sql`country, bd_id, month, goods_id, up_id, work_order_id, lines, gmv, refund_lines, refund`;

/** SQL: rows of `order_monthly` of some months, `country, bd_id, month`, from their days. */
export const freshMonths = (keys: SQL): SQL => sql`
  select k.country, k.bd_id, k.month, d.goods_id, d.up_id, d.work_order_id, ${sums} from (${keys}) k
  cross join lateral (
    select * from ${orderDaily} o where o.country = k.country and o.bd_id = k.bd_id and o.day >= k.month and o.day < k.month + interval '1 month' and o.attributed offset 0) d
  group by 1, 2, 3, 4, 5, 6`;

/**
 * Adds up months anew whose days were counted since. The month of today moves with every sale, and no day of a month that is
 * touched is read from it: both are left for later. Answers whether there are more.
 */
export async function countMonths(tx: Db): Promise<boolean> {
  const taken = await rowsOf(
    tx,
    sql`delete from ${monthTouches} where (country, bd_id, month) in (
        select m.country, m.bd_id, m.month from ${monthTouches} m where m.month < date_trunc('month', current_date) and ${isQuiet(sql`m`)} limit ${atOnce})
      returning country, bd_id::text, month::text`,
  );
  if (taken.length === 0) return false;
  const keys = sql`select country, bd_id, month from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as told(country text, bd_id bigint, month date)`;
  await tx.execute(sql`delete from ${orderMonthly} where (country, bd_id, month) in (${keys})`);
  await tx.execute(sql`insert into ${orderMonthly} (${monthColumns}) ${freshMonths(keys)}`);
  return taken.length === atOnce;
}
