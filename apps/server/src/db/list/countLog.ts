import { and, count, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database';
import type { IdTable } from './listTable';
import { remember } from './remember';
import { versionsOf } from './versionsOf';

interface Question {
  table: IdTable;
  where: SQL | undefined;
}

const settled = remember<number>(500);

/** The first id that the ten minutes before the last full ten could have made: ids grow with the database's time (migration 0000). */
const boundary = sql`(select (((floor(extract(epoch from now()) / 600) - 1) * 600000)::bigint - 1700000000000) * 1048576)`;

/** What is counted each time, and from which id on. */
interface Recent {
  from: string;
  n: number;
}

/** The exact number of rows of a log, which every call lengthens. */
export const countLog = async (db: Db, question: Question): Promise<number> => countWhole(db, question, await countRecent(db, question));

/** Counts the rows of the last ten minutes and more: no call writes for as long as that. */
export async function countRecent(db: Db, { table, where }: Question): Promise<Recent> {
  const number = sql<number>`(select count(*) from ${table} where ${and(sql`${table.id} >= ${boundary}`, where)})::int`;
  const [recent] = await db.select({ from: sql<string>`${boundary}::text`, n: number }).from(sql`(select 1) one`);
  if (!recent) throw new Error('Nothing was counted.');
  return recent;
}

/** The number of all rows, with the recent ones counted before: older ones are counted once until some are taken away. */
export async function countWhole(db: Db, { table, where }: Question, { from, n }: Recent): Promise<number> {
  const older = async () =>
    (
      await db
        .select({ n: count() })
        .from(table)
        .where(and(lt(table.id, from), where))
    )[0]?.n ?? 0;
  const { sql: text, params } = db.select({ n: count() }).from(table).where(where).toSQL();
  const state = await versionsOf(db, text, { log: getTableName(table) });
  return n + (state === undefined ? await older() : await settled(db, JSON.stringify([state, from, text, params]), older));
}
