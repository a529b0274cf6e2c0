import { createHash } from 'node:crypto';
import type { ParsedInputOf, uploadApi } from '@backlot/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { storeFailed } from '../../../../files/storeFailed';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { uploads } from '../../../../tables/base/upload';
import { addFile } from '../../file';
import { ownUpload, partCount, partsOf } from '../store';

/**
 * Makes the file of an upload whose parts are all there (1030034) and are those that the person has (1030033). Who asks again, because
 * the answer was lost, gets the same file.
 */
export async function finishUpload(
  { database: { db }, fileStore }: Pick<Services, 'database' | 'fileStore'>,
  { id, sha256 }: ParsedInputOf<typeof uploadApi.finish>,
  userId: string,
): Promise<string> {
  const upload = await ownUpload(db, id, userId);
  if (upload.fileId !== null) return upload.fileId;
  const parts = await partsOf(db, [id]);
  if (parts.length < partCount(upload)) throw new Refusal('uploadIncomplete', { n: partCount(upload) - parts.length });
  const whole = createHash('sha256').update(Buffer.from(parts.map((part) => part.sha256).join(''), 'hex'));
  if (whole.digest('hex') !== sha256) throw new Refusal('hashMismatch');
  const isThere = await fileStore.has(upload.objectName);
  if (!isThere) await fileStore.parts.finish(upload, parts).catch(storeFailed);
  return db.transaction(async (tx) => {
    const [mine] = await tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), isNull(uploads.fileId)))
      .for('update');
    // Somebody was faster, with the same bytes.
    if (!mine) return (await ownUpload(tx, id, userId)).fileId ?? refuseGone();
    const { objectName, fileName: originName, mime, size } = upload;
    const fileId = await addFile(tx, { objectName, originName, mime, size, createUser: userId });
    await tx.update(uploads).set({ fileId }).where(eq(uploads.id, id));
    return fileId;
  });
}

function refuseGone(): never {
  throw new Refusal('notFound');
}
