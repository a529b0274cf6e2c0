import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import { remember } from './remember';
import { versionsOf } from './versionsOf';

interface Question {
  table: PgTable;
  where: SQL | undefined;
}

const totals = remember<number>(2000);

/** The exact number of rows: counted once per filter, scope and state of the tables that they look into (quality section 1, trap 3). */
export async function countRows(db: Db, { table, where }: Question): Promise<number> {
  const query = db.select({ n: count() }).from(table).where(where);
  const { sql, params } = query.toSQL();
  const read = async () => (await query)[0]?.n ?? 0;
  const state = await versionsOf(db, sql);
  return state === undefined ? read() : totals(db, JSON.stringify([state, sql, params]), read);
}
