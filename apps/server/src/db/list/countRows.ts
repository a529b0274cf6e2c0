import { count, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import { tableVersions } from './tables';

interface Question {
  table: PgTable;
  /** Name under which the triggers count the changes of the table. */
  name: string;
  where: SQL | undefined;
}

/** Totals by question and table version; the oldest leave first. */
const most = 2000;
const totals = new WeakMap<Db, Map<string, number>>();

/** The exact number of rows: counted once per filter, scope and state of the table (quality section 1, trap 3). */
export async function countRows(db: Db, { table, name, where }: Question): Promise<number> {
  const [row] = await db.select({ version: tableVersions.version }).from(tableVersions).where(eq(tableVersions.name, name));
  const query = db.select({ n: count() }).from(table).where(where);
  const { sql: text, params } = query.toSQL();
  const key = JSON.stringify([row?.version ?? 0, text, params]);
  const known = totalsOf(db);
  const total = known.get(key);
  if (total !== undefined) return total;
  const [counted] = await query;
  const n = counted?.n ?? 0;
  known.set(key, n);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return n;
}

function totalsOf(db: Db): Map<string, number> {
  const known = totals.get(db) ?? new Map<string, number>();
  totals.set(db, known);
  return known;
}
