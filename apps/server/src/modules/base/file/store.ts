import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { users } from '../../../tables/base/user';
import { files } from '../../../tables/base/file';

export async function addFile(db: Db, file: typeof files.$inferInsert): Promise<string> {
  const [added] = await db.insert(files).values(file).returning({ id: files.id });
  if (!added) throw new Error('The file was not stored.');
  return added.id;
}

/** What a person keeps already, videos aside: they have a limit of their own. Inside a transaction it also holds off other uploads of that person. */
export async function usageOf(db: Db, userId: string): Promise<{ count: number; bytes: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`files:${userId}`}))`);
  const [row] = await rowsOf<{ n: string | number; bytes: string | number }>(
    db,
    sql`select count(*) n, coalesce(sum(size), 0) bytes from ${files} where ${files.createUser} = ${userId} and ${files.mime} not like 'video/%'`,
  );
  return { count: Number(row?.n ?? 0), bytes: Number(row?.bytes ?? 0) };
}

/** A file and whether it is somebody's avatar, which every signed-in person may see. */
export async function fileById(db: Db, id: string) {
  // A query of its own: inside a selected expression drizzle leaves the table out of a column's name, and `id` would be that of the person.
  const wearers = db.select({ id: users.id }).from(users).where(eq(users.avatar, files.id));
  const [row] = await db
    .select({ file: files, isAvatar: sql<boolean>`exists ${wearers}` })
    .from(files)
    .where(eq(files.id, id));
  return row;
}

/** A file that this person uploaded; in a transaction it stays until that ends, so that what names it is never left without it. */
export async function ownFile(db: Db, id: string, userId: string): Promise<typeof files.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.createUser, userId)))
    .for('key share');
  return row;
}

/** Whether a file is kept as a picture; everything else is a document and only ever downloaded. */
export const isImage = ({ mime }: Pick<typeof files.$inferSelect, 'mime'>): boolean => mime.startsWith('image/');

/** Whether a person may use a file as a picture: it is one, and their own. */
export async function isOwnImage(db: Db, id: string, userId: string): Promise<boolean> {
  const file = await ownFile(db, id, userId);
  return file !== undefined && isImage(file);
}
