import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { uploads } from '../../../../tables/base/upload';

/** Gives an upload up: the row first, so that no more parts are taken, then what is stored of it. */
export async function cancelUpload(
  { database: { db }, fileStore, log }: Pick<Services, 'database' | 'fileStore' | 'log'>,
  id: string,
  userId: string,
): Promise<null> {
  const [gone] = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.createUser, userId), isNull(uploads.fileId)))
    .returning();
  if (!gone) throw new Refusal('notFound');
  await fileStore.parts.abandon(gone).catch((error: unknown) => log.warn({ err: error, name: gone.objectName }, 'parts not removed'));
  return null;
}
