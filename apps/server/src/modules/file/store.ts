import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { users } from '../user';
import { files } from './tables';

export async function addFile(db: Db, file: typeof files.$inferInsert): Promise<string> {
  const [added] = await db.insert(files).values(file).returning({ id: files.id });
  if (!added) throw new Error('The file was not stored.');
  return added.id;
}

/** What a person keeps already. Inside a transaction it also holds off other uploads of that person. */
export async function usageOf(db: Db, userId: string): Promise<{ count: number; bytes: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`files:${userId}`}))`);
  const [row] = await rowsOf<{ n: string | number; bytes: string | number }>(db, sql`select count(*) n, coalesce(sum(size), 0) bytes from ${files} where ${files.createUser} = ${userId}`);
  return { count: Number(row?.n ?? 0), bytes: Number(row?.bytes ?? 0) };
}

/** A file and whether it is somebody's avatar, which every signed-in person may see. */
export async function fileById(db: Db, id: string) {
  const [row] = await db
    .select({ file: files, isAvatar: sql<boolean>`exists (select 1 from ${users} where ${users.avatar} = ${files.id})` })
    .from(files)
    .where(eq(files.id, id));
  return row;
}

export async function isOwnFile(db: Db, id: string, userId: string): Promise<boolean> {
  const [row] = await db.select({ id: files.id }).from(files).where(and(eq(files.id, id), eq(files.createUser, userId)));
  return row !== undefined;
}
