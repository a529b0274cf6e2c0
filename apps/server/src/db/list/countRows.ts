import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import { remember } from './remember';
import { versionsOf } from './versionsOf';

export interface Question {
  table: PgTable;
  where: SQL | undefined;
}

const totals = remember<number>(2000);

/** The exact number of rows: counted once per filter, scope and state of the tables that they look into (quality section 1, trap 3). */
export async function countRows(db: Db, question: Question): Promise<number> {
  const { total } = await beginCount(db, question);
  return total(async () => (await counting(db, question))[0]?.n ?? 0);
}

interface Count {
  /** Whether the number is known already, or on its way. */
  isKnown: boolean;
  /** The number; found in the given way when it is not known. */
  total: (find: () => Promise<number>) => Promise<number>;
}

/** Looks whether the rows were counted, for whoever counts them along with something else. */
export async function beginCount(db: Db, question: Question): Promise<Count> {
  const { sql: text, params } = counting(db, question).toSQL();
  const state = await versionsOf(db, text);
  if (state === undefined) return { isKnown: false, total: (find) => find() };
  const key = JSON.stringify([state, text, params]);
  return { isKnown: totals.knows(db, key), total: (find) => totals(db, key, find) };
}

/** SQL: the number of rows within another statement. */
export const numberOfRows = ({ table, where }: Question): SQL => sql`(select count(*) from ${table} where ${where ?? sql`true`})::int`;

/** The statement that counts rows. */
export const counting = (db: Db, { table, where }: Question) => db.select({ n: count() }).from(table).where(where);
