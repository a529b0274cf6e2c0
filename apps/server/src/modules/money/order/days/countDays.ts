import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { orderDaily } from '../../../../tables/money/saleDaily';
import { dayTables } from './freshDays';

/** A day of a country's lines of a BD; nobody's stand under 0. */
export interface DayKey {
  country: string;
  bd_id: string;
  day: string;
}

/** SQL: keys as rows. */
export const keysOf = (keys: readonly DayKey[]) =>
  sql`select country, bd_id, day from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as told(country text, bd_id bigint, day date)`;

/** Counts some days anew from their lines: after refunds, late lines, new attributions, locks and what was taken away. */
export async function countDays(tx: Db, days: readonly DayKey[]): Promise<void> {
  if (days.length === 0) return;
  const keys = keysOf(days);
  const orders = sql`select * from ${orderDaily} where (country, bd_id, day) in (${keys})`;
  for (const { table, columns, fresh } of dayTables) {
    await tx.execute(sql`delete from ${table} where (country, bd_id, day) in (${keys})`);
    await tx.execute(sql`insert into ${table} (${columns}) ${fresh(keys, orders)}`);
  }
}
