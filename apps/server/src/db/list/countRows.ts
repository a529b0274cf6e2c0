import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../database';
import { keyOf } from './keyOf';
import type { Asked, Totals } from './openTotals';
import { remember } from './remember';
import type { Total } from './Total';
import { versionsOf } from './versionsOf';

export interface Question {
  table: PgTable;
  where: SQL | undefined;
  /** Where totals are exact up to less than elsewhere, because each row costs more. */
  exactUpTo?: number | undefined;
  /** SQL: the number of rows, so many at most where that is said, where they are not counted best by their condition. */
  numberOf?: ((most?: number) => SQL) | undefined;
}

const kept = remember<number>(2000);

/** The exact number of rows: counted once per filter, scope and state of the tables that they look into (quality section 1, trap 3). */
export const countRows = async (db: Db, question: Question): Promise<number> => (await totalOf(db, question)).totalRows;

/** The number of rows; not necessarily exact where there are totals for a list that may be very long. */
export async function totalOf(db: Db, question: Question, totals?: Totals): Promise<Total> {
  const { total } = await beginCount(db, question, totals);
  return total((most) => countTo(db, question, most));
}

/** The number of rows, after what was known of it turned out to be wrong. */
export async function recount(db: Db, question: Question, totals: Totals): Promise<Total> {
  totals.forget(askedOf(db, question));
  return totalOf(db, question, totals);
}

/** Counts all, or so many at most where that is said. */
type Find = (most?: number) => Promise<number>;

interface Count {
  /** Whether the number is known already, or on its way. */
  isKnown: boolean;
  /** The number; found in the given way when it is not known. */
  total: (find: Find) => Promise<Total>;
}

/** Looks whether the rows were counted, for whoever counts them along with something else. */
export async function beginCount(db: Db, question: Question, totals?: Totals): Promise<Count> {
  const asked = askedOf(db, question);
  const state = await versionsOf(db, asked.text);
  const known = totals?.known(asked, state);
  if (known) return { isKnown: true, total: () => Promise.resolve(known) };
  const most = totals && (question.exactUpTo ?? totals.exactUpTo) + 1;
  const key = keyOf(state, asked.text, asked.params, most);
  const once = (find: Find) => (state === undefined ? find(most) : kept(db, key, () => find(most)));
  return {
    isKnown: state !== undefined && kept.knows(db, key),
    total: async (find) => {
      const n = await once(find);
      return totals ? totals.counted(asked, n) : { totalRows: n };
    },
  };
}

function askedOf(db: Db, question: Question): Asked {
  const { sql: text, params } = counting(db, question).toSQL();
  return { text, params, count: sql`select ${numberOfRows(question)} as n`, exactUpTo: question.exactUpTo };
}

/** Counts rows, so many at most where that is said. */
export async function countTo(db: Db, question: Question, most?: number): Promise<number> {
  if (most === undefined && !question.numberOf) return (await counting(db, question))[0]?.n ?? 0;
  const [row] = await rowsOf<{ n: number }>(db, sql`select ${numberOfRows(question, most)} as n`);
  return row?.n ?? 0;
}

/** SQL: the number of rows within another statement, so many at most where that is said. */
export const numberOfRows = ({ table, where, numberOf }: Question, most?: number): SQL =>
  numberOf?.(most) ?? (most === undefined ? numberIn(table, where) : firstOf(sql`select from ${table} where ${where ?? sql`true`}`, most));

const numberIn = (table: PgTable, where: SQL | undefined): SQL => sql`(select count(*) from ${table} where ${where ?? sql`true`})::int`;

/** SQL: how many rows a statement finds, so many at most. */
export const firstOf = (rows: SQL, most: number): SQL => sql`(select count(*) from (${rows} limit ${sql.raw(String(most))}) first)::int`;

/** The statement that counts rows. */
export const counting = (db: Db, { table, where }: Question) => db.select({ n: count() }).from(table).where(where);
