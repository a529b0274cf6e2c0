import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pastOf } from '../../../db/partitions/dropPartition';
import { commentsByMonth } from '../../../tables/collection/comment';

interface Keeping {
  /** How many whole months before this one are kept. */
  months: number;
  now?: Date;
}

/**
 * Drops the comments of months that are past, with their keys; how many there were of each day, and their words, stay as they were
 * counted (domain/seed-and-scale 8.5). Answers the names of the dropped months. What a channel tells of them later is left aside.
 */
export async function dropOldComments(db: Db, { months, now = new Date() }: Keeping): Promise<string[]> {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const past = await pastOf(db, commentsByMonth, since);
  if (past.length === 0) return [];
  // First nobody keeps such comments or counts their days anew, then they go.
  await db.execute(sql`
    insert into comment_floor (one, since) values (true, ${since.toISOString()}::timestamptz)
    on conflict (one) do update set since = greatest(comment_floor.since, excluded.since)`);
  for (const month of past) await db.transaction((tx) => dropMonth(tx, month));
  return past;
}

async function dropMonth(tx: Db, month: string): Promise<void> {
  const table = sql.identifier(month);
  await tx.execute(sql`set local lock_timeout = '3s'`);
  // A month has millions of keys.
  await tx.execute(sql`set local statement_timeout = '10min'`);
  // Whoever began to keep one before the floor was raised is waited for. Readers go on.
  await tx.execute(sql`lock table ${table} in exclusive mode`);
  await tx.execute(sql`
    delete from comment_keys k using ${table} c where k.web_id = c.web_id and k.platform_comment_id = c.platform_comment_id`);
  await tx.execute(sql`drop table ${table}`);
}
