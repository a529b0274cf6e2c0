import { randomUUID } from 'node:crypto';
import { documentLimitBytes, imageLimitBytes } from '@backlot/contract';
import type { MultipartFile } from '@fastify/multipart';
import { readDocument } from '../../../files/readDocument';
import { readImage } from '../../../files/readImage';
import { storeFailed } from '../../../files/storeFailed';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { shownName } from './shownName';
import { addFile, usageOf } from './store';

/** What an upload may be: how its bytes are read, how large it is at most, and the refusal of a larger one. */
const kinds = {
  image: { read: readImage, limit: imageLimitBytes, tooLarge: 'imageTooLarge' },
  document: { read: readDocument, limit: documentLimitBytes, tooLarge: 'documentTooLarge' },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** Keeps one uploaded image, or with `document` one image or document, under a random name; answers its id. */
export async function keepUpload(
  { config, database: { db }, fileStore }: Services,
  { request, caller }: Call,
  of: keyof typeof kinds,
): Promise<string> {
  const kind = kinds[of];
  const { bytes: upload, name } = await receive(
    request.isMultipart() ? await request.file({ limits: { fileSize: kind.limit } }) : undefined,
    kind,
  );
  const { bytes, mime, extension } = await kind.read(upload, name);
  const objectName = `${randomUUID()}.${extension}`;
  return db.transaction(async (tx) => {
    const usage = await usageOf(tx, caller.userId);
    if (usage.count >= config.FILES_MAX_COUNT || usage.bytes + bytes.length > config.FILES_MAX_BYTES) throw new Refusal('fileQuota');
    await fileStore.put(objectName, bytes).catch(storeFailed);
    return addFile(tx, { objectName, originName: name, mime, size: bytes.length, createUser: caller.userId });
  });
}

async function receive(part: MultipartFile | undefined, { tooLarge }: Kind): Promise<{ bytes: Buffer; name: string }> {
  if (!part) throw new Refusal('requestEmpty');
  try {
    const bytes = await part.toBuffer();
    // One byte too many is cut off without an error.
    if (part.file.truncated) throw new Refusal(tooLarge);
    return { bytes, name: shownName(part.filename) || 'image' };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal(tooLarge);
    throw error;
  }
}
