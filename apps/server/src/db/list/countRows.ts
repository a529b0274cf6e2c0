import { asc, count, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import { tableVersions } from './tables';

interface Question {
  table: PgTable;
  /** Names under which the triggers count the changes of what the question looks into: the table, and others where it looks into them. */
  name: string | readonly string[];
  where: SQL | undefined;
}

/** Totals by question and table version; the oldest leave first. */
const most = 2000;
const totals = new WeakMap<Db, Map<string, number>>();

/** The exact number of rows: counted once per filter, scope and state of the table (quality section 1, trap 3). */
export async function countRows(db: Db, { table, name, where }: Question): Promise<number> {
  const names = typeof name === 'string' ? [name] : [...name];
  const versions = await db.select({ name: tableVersions.name, version: tableVersions.version }).from(tableVersions).where(inArray(tableVersions.name, names)).orderBy(asc(tableVersions.name));
  const query = db.select({ n: count() }).from(table).where(where);
  const { sql: text, params } = query.toSQL();
  const key = JSON.stringify([versions, text, params]);
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
