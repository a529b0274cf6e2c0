import { randomUUID } from 'node:crypto';
import { documentLimitBytes, imageLimitBytes } from '@backlot/contract';
import { readUpload } from '../../../files/reading/readUpload';
import { storeFailed } from '../../../files/storeFailed';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import { receiveFile } from '../../../http/requests/receiveFile';
import type { Services } from '../../../services';
import { shownName } from './shownName';
import { addFile, usageOf } from './store';

/** What an upload may be: how large it is at most, and the refusal of a larger one. */
const kinds = {
  image: { limit: imageLimitBytes, tooLarge: 'imageTooLarge' },
  document: { limit: documentLimitBytes, tooLarge: 'documentTooLarge' },
} as const;

/** Keeps one uploaded image, or with `document` one image or document, under a random name; answers its id. */
export async function keepUpload(
  { config, database: { db }, fileStore }: Services,
  { request, caller }: Call,
  of: keyof typeof kinds,
): Promise<string> {
  const kind = kinds[of];
  const upload = await receiveFile(request, { bytes: kind.limit, tooLarge: () => new Refusal(kind.tooLarge) });
  if (!upload) throw new Refusal('requestEmpty');
  const name = shownName(upload.name) || 'image';
  const { bytes, mime, extension } = await readUpload(of, upload.bytes, name);
  const objectName = `${randomUUID()}.${extension}`;
  return db.transaction(async (tx) => {
    const usage = await usageOf(tx, caller.userId);
    if (usage.count >= config.FILES_MAX_COUNT || usage.bytes + bytes.length > config.FILES_MAX_BYTES) throw new Refusal('fileQuota');
    await fileStore.put(objectName, bytes).catch(storeFailed);
    return addFile(tx, { objectName, originName: name, mime, size: bytes.length, createUser: caller.userId });
  });
}
