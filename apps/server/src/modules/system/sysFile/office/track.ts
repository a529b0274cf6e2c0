import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { readUpload } from '../../../../files/reading/readUpload';
import type { Services } from '../../../../services';
import { files, fileVersions } from '../../../../tables/base/file';
import { users } from '../../../../tables/base/user';
import { audit } from '../../../base/audit';
import { usesOf } from '../uses';
import { documentKey, fileIdOf } from './documentKey';
import { fetchEdited } from './fetchEdited';
import type { OfficeServer } from './OfficeServer';
import { readOffice, readOfficeHeader } from './officeToken';
import { replaceContent } from './versions';

/** What the document server tells of a document: 2 means that everybody left it and it was changed. */
const states = { toSave: 2, failed: 3, forced: 6, forcedFailed: 7 } as const;

const shape = z.object({
  key: z.string().max(100),
  status: z.int(),
  url: z.string().max(2000).optional(),
  users: z.array(z.string()).optional(),
});

interface Told {
  body: unknown;
  authorization: string | undefined;
}

/**
 * Takes what the document server tells of a document that is being edited, and stores it once everybody has left; answers
 * whether that went well. Believes only what is signed with the shared secret, fetches from the document server alone, keeps
 * the content that is replaced, and stores each edited content once.
 */
export async function track(
  services: Services,
  server: OfficeServer,
  { body, authorization }: Told,
): Promise<'done' | 'refused' | 'failed'> {
  const token = (body as { token?: unknown } | null)?.token;
  const signed = typeof token === 'string' ? await readOffice(token, server.secret) : await readOfficeHeader(authorization, server.secret);
  if (!signed) return 'refused';
  const told = shape.safeParse(signed);
  const fileId = told.success ? fileIdOf(told.data.key) : undefined;
  if (!told.success || fileId === undefined) return 'failed';
  const { key, status, url, users: editors } = told.data;
  if (status === states.failed || status === states.forcedFailed) services.log.warn({ fileId, status }, 'document server could not save');
  // A save in between would change the key that others go on editing under: saving waits until they have left.
  if (status === states.forced || status === states.forcedFailed) return 'failed';
  if (status !== states.toSave) return 'done';
  return (await save(services, server, { fileId, key, url, userId: editors?.at(-1) ?? '' })) ? 'done' : 'failed';
}

interface Edited {
  fileId: string;
  key: string;
  url: string | undefined;
  userId: string;
}

async function save(services: Services, server: OfficeServer, { fileId, key, url, userId }: Edited): Promise<boolean> {
  const { database, fileStore, log } = services;
  const [before] = await database.db.select().from(files).where(eq(files.id, fileId));
  const [editor] = /^[1-9]\d{0,17}$/.test(userId) ? await database.db.select().from(users).where(eq(users.id, userId)) : [];
  const edited = url === undefined ? undefined : await fetchEdited(url, server.url);
  if (!before || !editor || !edited) return false;
  const clean = await readUpload('document', edited, before.objectName).catch(() => undefined);
  if (!clean || clean.mime !== before.mime) return false;
  const objectName = `${randomUUID()}.${clean.extension}`;
  await fileStore.put(objectName, clean.bytes);
  const outcome = await database.db.transaction(async (tx) => {
    const [file] = await tx.select().from(files).where(eq(files.id, fileId)).for('update');
    if (!file) return 'refused';
    if (documentKey(file) !== key) return (await wasSaved(tx, fileId, key)) ? 'repeated' : 'refused';
    if ((await usesOf(tx, [fileId])).length > 0) return 'refused';
    await replaceContent(tx, file, { objectName, size: clean.bytes.length, userId: editor.id });
    const detail = { name: file.originName, before: file.size, size: clean.bytes.length };
    await audit(tx, { userId: editor.id, account: editor.account, action: 'sysFileInfo.edit', object: `sysFileInfo:${fileId}`, detail });
    return 'saved';
  });
  if (outcome !== 'saved')
    await fileStore.remove(objectName).catch((error: unknown) => log.warn({ err: error, name: objectName }, 'file not removed'));
  return outcome !== 'refused';
}

/** Whether what was edited under a key has replaced it already: the document server tells again what it heard no answer to. */
async function wasSaved(tx: Services['database']['db'], fileId: string, key: string): Promise<boolean> {
  const kept = await tx.select().from(fileVersions).where(eq(fileVersions.fileId, fileId));
  return kept.some(({ objectName }) => documentKey({ id: fileId, objectName }) === key);
}
