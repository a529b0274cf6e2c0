import { mostFileVersions } from '@backlot/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { files, fileVersions } from '../../../../tables/base/file';
import { users } from '../../../../tables/base/user';
import type { StoredFile } from '../lists';

/** The earlier contents of a file, newest first. */
export async function versionsOf(db: Db, fileId: string) {
  const rows = await db
    .select({ versionNo: fileVersions.versionNo, size: fileVersions.size, time: fileVersions.createTime, userName: users.name })
    .from(fileVersions)
    .leftJoin(users, eq(users.id, fileVersions.createUser))
    .where(eq(fileVersions.fileId, fileId))
    .orderBy(desc(fileVersions.versionNo));
  return rows.map(({ time, ...row }) => ({ ...row, time: presentTime(time) }));
}

/** Where an earlier content is stored. */
export const versionOf = async (db: Db, fileId: string, versionNo: number): Promise<string | undefined> =>
  (
    await db
      .select({ objectName: fileVersions.objectName })
      .from(fileVersions)
      .where(and(eq(fileVersions.fileId, fileId), eq(fileVersions.versionNo, versionNo)))
  )[0]?.objectName;

interface Fresh {
  objectName: string;
  size: number;
  userId: string;
}

/** Puts a new content in the place of a file's, which is kept beside the newest of those before it. */
export async function replaceContent(tx: Db, file: StoredFile, { objectName, size, userId }: Fresh): Promise<void> {
  const [last] = await tx
    .select({ versionNo: fileVersions.versionNo })
    .from(fileVersions)
    .where(eq(fileVersions.fileId, file.id))
    .orderBy(desc(fileVersions.versionNo))
    .limit(1);
  const versionNo = (last?.versionNo ?? 0) + 1;
  await tx.insert(fileVersions).values({ fileId: file.id, versionNo, objectName: file.objectName, size: file.size, createUser: userId });
  // Their bytes are swept with others that no row speaks of.
  await tx.delete(fileVersions).where(and(eq(fileVersions.fileId, file.id), lte(fileVersions.versionNo, versionNo - mostFileVersions)));
  await tx.update(files).set({ objectName, size }).where(eq(files.id, file.id));
}
