import { getTableName, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';
import { partitionName } from './partitionName';
import type { Partitioned } from './Partitioned';

/** Names of the partitions that ended before a moment from which a table keeps its rows. */
export async function pastOf(db: Db, one: Partitioned, since: Date): Promise<string[]> {
  const kept = sql`${since.toISOString()}::timestamptz`;
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select c.relname "name" from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${getTableName(one.table)}::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT' and c.relname < ${partitionName(one, kept)}
      order by c.relname`,
  );
  return rows.map(({ name }) => name);
}

/** Takes the lock that detaching would take, and no longer: files are removed after it is let go. */
export const dropPartition = (db: Db, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '3s'`);
    await tx.execute(sql`drop table if exists ${sql.identifier(name)}`);
  });
