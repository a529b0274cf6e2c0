import { type OpenUpload, uploadHours } from '@backlot/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { presentTime } from '../../../db/presentTime';
import { Refusal } from '../../../http/answers/refusal';
import { uploadParts, uploads } from '../../../tables/base/upload';

export type Upload = typeof uploads.$inferSelect;
type Part = typeof uploadParts.$inferSelect;

/** An upload of this person; 1020002 for a foreign and for a missing one alike. */
export async function ownUpload(db: Db, id: string, userId: string): Promise<Upload> {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.createUser, userId)));
  if (!upload) throw new Refusal('notFound');
  return upload;
}

export const partsOf = (db: Db, ids: readonly string[]): Promise<Part[]> =>
  db.select().from(uploadParts).where(inIds(uploadParts.uploadId, ids)).orderBy(asc(uploadParts.no));

/** What a person has under way or has sent lately, oldest first, with the parts that are stored: who sends a file again gets it at once. */
export async function openUploads(db: Db, userId: string): Promise<OpenUpload[]> {
  const found = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.createUser, userId), gt(uploads.partTime, sql`now() - ${`${uploadHours - 1} hours`}::interval`)))
    .orderBy(asc(uploads.id));
  if (found.length === 0) return [];
  const parts = await partsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((upload) =>
    presentUpload(
      upload,
      parts.filter(({ uploadId }) => uploadId === upload.id),
    ),
  );
}

export const presentUpload = ({ id, fileName, size, partSize, createTime }: Upload, parts: readonly Part[]): OpenUpload => ({
  id,
  fileName,
  size,
  partSize,
  parts: parts.map(({ no, sha256 }) => ({ no, sha256 })),
  createTime: presentTime(createTime),
});

/** How many parts an upload has, and how long one of them is. */
export const partCount = ({ size, partSize }: Pick<Upload, 'size' | 'partSize'>): number => Math.ceil(size / partSize);

export const partLength = ({ size, partSize }: Pick<Upload, 'size' | 'partSize'>, no: number): number =>
  Math.min(partSize, size - (no - 1) * partSize);
