import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';
import { partitionName } from './partitionName';
import type { Partitioned } from './Partitioned';

/** Partitions are there so long before their first row. */
const ahead = sql`interval '3 months'`;

/** Beginnings of the weeks or months that have no partition: of those around now, and of rows that the default partition caught. */
export async function missingOf(db: Db, one: Partitioned, now: Date): Promise<string[]> {
  const { table, key, grain, backDays } = one;
  const start = (at: SQL) => sql`date_trunc(${grain}::text, ${at})`;
  // In UTC, whatever the time zone of the connection.
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')`;
  const rows = await rowsOf<{ since: string }>(
    db,
    sql`select since::text since from (
        select since at time zone 'UTC' since from generate_series(${start(sql`${today} - make_interval(days => ${backDays}::int)`)}, ${today} + ${ahead}, ${`1 ${grain}`}::interval) since
        union select ${start(sql`${sql.identifier(key.name)} at time zone 'UTC'`)} at time zone 'UTC' from ${sql.identifier(`${getTableName(table)}_default`)}) wanted
      where to_regclass(${partitionName(one, sql`since`)}) is null order by since`,
  );
  return rows.map(({ since }) => since);
}

/** Makes the partition of a moment; answers how many rows it took over from the default one. */
export const makePartition = (db: Db, { table, key, grain }: Partitioned, since: string): Promise<number> =>
  db.transaction(async (tx) => {
    // There may be many rows to move.
    await tx.execute(sql`set local statement_timeout = '10min'`);
    const [made] = await rowsOf<{ rows: number }>(
      tx,
      sql`select make_partition(${getTableName(table)}, ${key.name}, ${grain}, ${since}::timestamptz)::int "rows"`,
    );
    return made?.rows ?? 0;
  });
