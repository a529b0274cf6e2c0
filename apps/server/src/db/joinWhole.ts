import { sql } from 'drizzle-orm';
import type { Db } from './database';

/**
 * Plans what `act` sends for whole tables: joined by hash or in order, never row by row. A plan is made for the tables as they are, and
 * a transaction that writes a million rows into one of them makes a table that was empty a slow one to look into a million times.
 */
export async function joinWhole<Result>(tx: Db, act: () => Promise<Result>): Promise<Result> {
  await tx.execute(
    sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`,
  );
  const result = await act();
  await tx.execute(sql`select set_config('enable_nestloop', 'on', true)`);
  return result;
}
