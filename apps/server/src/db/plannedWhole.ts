import { sql } from 'drizzle-orm';
import type { Db } from './database';

/**
 * Plans what `act` sends for whole tables: joined by hash or in order, never row by row. A plan is made for the tables as they are, and
 * a transaction that writes a million rows into one of them makes a table that was empty a slow one to look into a million times.
 */
export const joinWhole = <Result>(tx: Db, act: () => Promise<Result>): Promise<Result> => without(tx, 'enable_nestloop', act);

/**
 * Reads the rows of what `act` sends as they lie, not in the order of an index, which leads to another page for each. Not for what wants
 * their order.
 */
export const readAsTheyLie = <Result>(tx: Db, act: () => Promise<Result>): Promise<Result> => without(tx, 'enable_indexscan', act);

async function without<Result>(tx: Db, way: 'enable_nestloop' | 'enable_indexscan', act: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select set_config(${way}, 'off', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`);
  const result = await act();
  await tx.execute(sql`select set_config(${way}, 'on', true)`);
  return result;
}
