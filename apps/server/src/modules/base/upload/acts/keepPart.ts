import { open } from 'node:fs/promises';
import type { ParsedInputOf, uploadApi } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Draft } from '../../../../files/parts/partStore';
import { storeFailed } from '../../../../files/storeFailed';
import { Refusal } from '../../../../http/answers/refusal';
import type { Call } from '../../../../http/requests/call';
import { streamFile } from '../../../../http/requests/streamFile';
import type { Services } from '../../../../services';
import { uploadParts, uploads } from '../../../../tables/base/upload';
import { ownUpload, partCount, partLength, type Upload } from '../store';
import { headBytes, videoKind } from '../videoKind';

type Wish = ParsedInputOf<typeof uploadApi.part>;

/**
 * Keeps one part of an upload: of the length that it has to have (1030031, 1030032), with the hash that was said (1030033), and the
 * first one beginning as its name promises (1030007). Nothing of a refused one stays.
 */
export async function keepPart(services: Pick<Services, 'database' | 'fileStore'>, { id, no, sha256 }: Wish, call: Call): Promise<null> {
  const { db } = services.database;
  const upload = await ownUpload(db, id, call.caller.userId);
  if (upload.fileId !== null) throw new Refusal('notFound');
  if (no > partCount(upload)) throw new Refusal('partLength', { no });
  const tooLarge = () => new Refusal('partTooLarge', { limit: upload.partSize / 1024 / 1024 });
  const draft = await streamFile(call.request, { bytes: upload.partSize, tooLarge }, (bytes) =>
    services.fileStore.parts.receive(bytes),
  ).catch(storeFailed);
  if (!draft) throw new Refusal('requestEmpty');
  try {
    if (draft.bytes !== partLength(upload, no)) throw new Refusal('partLength', { no });
    if (draft.sha256 !== sha256) throw new Refusal('hashMismatch');
    if (no === 1) await refuseOther(upload, draft);
    const tag = await services.fileStore.parts.keep(upload, no, draft).catch(storeFailed);
    await db.transaction(async (tx) => {
      // The upload itself first: one that was given up meanwhile takes no part.
      const [still] = await tx
        .update(uploads)
        .set({ partTime: sql`now()` })
        .where(eq(uploads.id, id))
        .returning({ id: uploads.id });
      if (!still) throw new Refusal('notFound');
      await tx
        .insert(uploadParts)
        .values({ uploadId: id, no, sha256, tag })
        .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.no], set: { sha256, tag } });
    });
  } finally {
    await services.fileStore.parts.drop(draft);
  }
  return null;
}

/** Refuses with 1030007 what begins otherwise than a file of its name. */
async function refuseOther({ fileName }: Upload, { path }: Draft): Promise<void> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(headBytes);
    await file.read(head, 0, headBytes, 0);
    if (!videoKind(fileName)?.begins(head)) throw new Refusal('contentMismatch');
  } finally {
    await file.close();
  }
}
