import { and, count, getTableName, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';
import type { IdTable } from './listTable';
import { remember } from './remember';
import { versionsOf } from './versionsOf';

interface Question {
  table: IdTable;
  where: SQL | undefined;
}

const settled = remember<number>(500);

/** The first id that the ten minutes before the last full ten could have made: ids grow with the database's time (migration 0000). */
const boundary = sql`select (((floor(extract(epoch from clock_timestamp()) / 600) - 1) * 600000)::bigint - 1700000000000) * 1048576 as id`;

/**
 * The exact number of rows of a log, which every call lengthens: rows older than ten minutes are counted once until some
 * are taken away, later ones each time. No call writes for as long as that.
 */
export async function countLog(db: Db, { table, where }: Question): Promise<number> {
  const [first] = await rowsOf<{ id: string }>(db, boundary);
  const id = String(first?.id);
  const read = async (part: SQL) => (await db.select({ n: count() }).from(table).where(and(part, where)))[0]?.n ?? 0;
  const { sql: text, params } = db.select({ n: count() }).from(table).where(where).toSQL();
  const state = await versionsOf(db, text, { log: getTableName(table) });
  const older = () => read(lt(table.id, id));
  const [before, since] = await Promise.all([
    state === undefined ? older() : settled(db, JSON.stringify([state, id, text, params]), older),
    read(gte(table.id, id)),
  ]);
  return before + since;
}
