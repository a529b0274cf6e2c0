import { uploadHours } from '@backlot/contract';
import { eq, inArray, lt } from 'drizzle-orm';
import type { Services } from '../../../services';
import { uploads } from '../../../tables/base/upload';

/** Removes uploads that nobody went on with for a day, with their parts, and what broken ones left behind. Answers how many uploads. */
export async function removeStaleUploads(
  { database: { db }, fileStore, log }: Pick<Services, 'database' | 'fileStore' | 'log'>,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - uploadHours * 3_600_000);
  const stale = await db.select().from(uploads).where(lt(uploads.partTime, before));
  let removed = 0;
  for (const upload of stale) {
    try {
      // Parts first: what cannot be removed now is tried again.
      if (upload.fileId === null) await fileStore.parts.abandon(upload);
      await db.delete(uploads).where(eq(uploads.id, upload.id));
      removed += 1;
    } catch (error) {
      log.warn({ err: error, name: upload.objectName }, 'parts not removed');
    }
  }
  await fileStore.parts.sweep(before, async (storeKeys) => {
    const going = await db
      .select({ storeKey: uploads.storeKey })
      .from(uploads)
      .where(inArray(uploads.storeKey, [...storeKeys]));
    return new Set(going.map(({ storeKey }) => storeKey));
  });
  if (removed > 0) log.info({ removed }, 'stale uploads removed');
  return removed;
}
