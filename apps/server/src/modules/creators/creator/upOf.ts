import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { ups } from '../../../tables/creators/creator';

export type UpRow = typeof ups.$inferSelect;

/** A creator that is not deleted, whoever asks; undefined when there is none. */
export async function upOf(db: Db, id: string): Promise<UpRow | undefined> {
  const [row] = await db
    .select()
    .from(ups)
    .where(and(eq(ups.id, id), ne(ups.status, 2)));
  return row;
}

/** The same creator, locked until the transaction ends. */
export async function upForUpdate(tx: Db, id: string): Promise<UpRow | undefined> {
  const [row] = await tx
    .select()
    .from(ups)
    .where(and(eq(ups.id, id), ne(ups.status, 2)))
    .for('update');
  return row;
}

/** Creators by id, whoever asks; missing ones are left out. */
export async function upsByIds(db: Db, ids: readonly string[]): Promise<Map<string, UpRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ups)
    .where(and(inIds(ups.id, ids), ne(ups.status, 2)));
  return new Map(rows.map((row) => [row.id, row]));
}
