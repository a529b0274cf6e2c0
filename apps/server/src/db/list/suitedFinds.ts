import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../database';
import { containsFolded } from './contains';
import { containsIndexed, type Finds } from './containsIndexed';
import { remember } from './remember';

interface Search {
  table: PgTable;
  column: SQLWrapper;
  term: string;
}

/** Rows from which on reading a table's texts one by one is cheaper than what the index finds: making the groups of a text takes a hundred times longer than looking into it. */
const common = 20_000;

const estimates = remember<number>(1000);

/** The way to count what holds a term: by the index, or row by row when the database's own statistics say that very many do. */
export async function suitedFinds(db: Db, { table, column, term }: Search): Promise<Finds> {
  const statement = sql`select 1 from ${table} where ${containsIndexed(column, term)}`;
  const estimate = async () => {
    const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(db, sql`explain (format json) ${statement}`);
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  };
  const { sql: text, params } = db
    .select({ found: containsIndexed(column, term) ?? sql`true` })
    .from(table)
    .toSQL();
  return (await estimates(db, JSON.stringify([text, params]), estimate)) > common ? containsFolded : containsIndexed;
}
