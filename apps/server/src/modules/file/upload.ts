import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { readImage } from '../../files/readImage';
import type { Call } from '../../http/call';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { addFile, usageOf } from './store';

/** Keeps one uploaded image under a random name; answers its id. */
export async function keepUpload({ config, database: { db }, fileStore }: Services, { request, caller }: Call): Promise<string> {
  const { bytes: upload, name } = await receive(request.isMultipart() ? await request.file() : undefined);
  const { bytes, mime, extension } = await readImage(upload, name);
  const objectName = `${randomUUID()}.${extension}`;
  return db.transaction(async (tx) => {
    const usage = await usageOf(tx, caller.userId);
    if (usage.count >= config.FILES_MAX_COUNT || usage.bytes + bytes.length > config.FILES_MAX_BYTES) throw new Refusal('fileQuota');
    await fileStore.put(objectName, bytes).catch(storeFailed);
    return addFile(tx, { objectName, originName: name, mime, size: bytes.length, createUser: caller.userId });
  });
}

async function receive(part: MultipartFile | undefined): Promise<{ bytes: Buffer; name: string }> {
  if (!part) throw new Refusal('requestEmpty');
  try {
    const bytes = await part.toBuffer();
    // One byte too many is cut off without an error.
    if (part.file.truncated) throw new Refusal('imageTooLarge');
    return { bytes, name: shownName(part.filename) };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('imageTooLarge');
    throw error;
  }
}

/** A name for showing: no control or direction characters, no folders, not too long. */
const shownName = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').split(/[/\\]/).at(-1)?.trim().slice(-120) || 'image';

function storeFailed(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: string }).code === 'ENOSPC') throw new Refusal('storageFull');
  }
  throw error;
}
