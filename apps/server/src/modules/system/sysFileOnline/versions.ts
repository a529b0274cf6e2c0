import { documentLimits } from '@backlot/contract';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { documents, documentVersions } from '../../../tables/system/document';
import { namesOf } from './present';

/** What a version of a document says; undefined for one that is not kept. */
export async function contentOf(db: Db, documentId: string, versionNo: number): Promise<string | undefined> {
  const [found] = await db
    .select({ content: documentVersions.content })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.versionNo, versionNo)));
  return found?.content;
}

/** Keeps a new version as the newest and lets go of those beyond the fifty newest. */
export async function keepVersion(tx: Db, kept: typeof documentVersions.$inferInsert): Promise<void> {
  const { documentId, versionNo } = kept;
  await tx.insert(documentVersions).values(kept);
  if (versionNo > 1) await tx.update(documents).set({ versionNo }).where(eq(documents.id, documentId));
  if (versionNo > documentLimits.versions)
    await tx
      .delete(documentVersions)
      .where(and(eq(documentVersions.documentId, documentId), lte(documentVersions.versionNo, versionNo - documentLimits.versions)));
}

/** The kept versions of a document, newest first. */
export async function versionsOf(db: Db, documentId: string) {
  const rows = await db
    .select({
      versionNo: documentVersions.versionNo,
      characters: sql<number>`length(${documentVersions.content})`,
      time: documentVersions.createTime,
      userId: documentVersions.createUser,
    })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.versionNo));
  const names = await namesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, time, ...row }) => ({ ...row, time: presentTime(time), userName: names.get(userId ?? '') ?? null }));
}
