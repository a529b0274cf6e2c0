import { randomUUID } from 'node:crypto';
import { mostUploads, type OpenUpload, type ParsedInputOf, partBytes, type uploadApi, videoLimitBytes } from '@backlot/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { storeFailed } from '../../../../files/storeFailed';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { files } from '../../../../tables/base/file';
import { uploads } from '../../../../tables/base/upload';
import { shownName } from '../../file';
import { presentUpload } from '../store';
import { videoKind } from '../videoKind';

type Wish = ParsedInputOf<typeof uploadApi.start>;

/** Begins an upload: the name and the size are judged before a byte is sent (1030003, 1030004). */
export async function startUpload(
  { config, database: { db }, fileStore }: Pick<Services, 'config' | 'database' | 'fileStore'>,
  { fileName, size }: Wish,
  userId: string,
): Promise<OpenUpload> {
  const name = shownName(fileName);
  const kind = videoKind(name);
  if (!kind) throw new Refusal('videoType');
  if (size > videoLimitBytes) throw new Refusal('videoTooLarge');
  await refuseTooMuch(db, { userId, size, most: config.VIDEOS_MAX_BYTES });
  const objectName = `${randomUUID()}.${kind.extension}`;
  const storeKey = await fileStore.parts.begin(objectName).catch(storeFailed);
  const [upload] = await db
    .insert(uploads)
    .values({ objectName, storeKey, fileName: name, mime: kind.mime, size, partSize: partBytes, createUser: userId })
    .returning();
  if (!upload) throw new Error('The upload was not stored.');
  return presentUpload(upload, []);
}

/** So many at once (1030035), and no more bytes than a person may keep as videos, those under way among them. */
async function refuseTooMuch(db: Db, { userId, size, most }: { userId: string; size: number; most: number }): Promise<void> {
  const open = await db
    .select({ size: uploads.size })
    .from(uploads)
    .where(and(eq(uploads.createUser, userId), isNull(uploads.fileId)));
  if (open.length >= mostUploads) throw new Refusal('tooManyUploads', { limit: mostUploads });
  const [kept] = await rowsOf<{ bytes: string | number }>(
    db,
    sql`select coalesce(sum(size), 0) bytes from ${files} where ${files.createUser} = ${userId} and ${files.mime} like 'video/%'`,
  );
  if (Number(kept?.bytes ?? 0) + open.reduce((sum, one) => sum + one.size, size) > most) throw new Refusal('fileQuota');
}
