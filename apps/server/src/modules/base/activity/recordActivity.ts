import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { activities, type ActivityEntry } from '../../../tables/base/activity';

interface Deed {
  userId: string;
  /** Given by the console; without it the action cannot be taken back. */
  batch: string | undefined;
  kind: string;
  wish: Record<string, unknown>;
  entries: readonly ActivityEntry[];
}

/** Keeps what a bulk action changed, so that it may be taken back; portions of one action add up. */
export async function recordActivity(db: Db, { userId, batch, kind, wish, entries }: Deed): Promise<void> {
  if (batch === undefined || entries.length === 0) return;
  const added = JSON.stringify(entries);
  await db
    .insert(activities)
    .values({ userId, batch, kind, wish, entries: [...entries], rowCount: entries.length })
    .onConflictDoUpdate({
      target: [activities.userId, activities.batch],
      set: { entries: sql`${activities.entries} || ${added}::jsonb`, rowCount: sql`${activities.rowCount} + ${entries.length}` },
      setWhere: sql`${activities.kind} = ${kind} and ${activities.undoTime} is null`,
    });
}
