import { zipLimits } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Db } from '../../../db/database';
import type { FileAnswer } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Actor } from '../../../http/requests/actor';
import { type Caller, holds } from '../../../http/requests/caller';
import type { Services } from '../../../services';
import { files } from '../../../tables/base/file';
import { note } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { filesInSight, type StoredFile } from './lists';
import { kindOf } from './kinds';
import { versionOf } from './office';
import { neededFor, usesOf } from './uses';
import { distinctNames, zipOf } from './zipOf';

/** A file in sight; 2015001 for any other. */
export async function fileInSight(db: Db, id: string, actor: Actor): Promise<StoredFile> {
  const [row] = await filesOf(db, [id], actor);
  if (!row) throw new Refusal('fileNotFound');
  return row;
}

const filesOf = (db: Db, ids: readonly string[], actor: Actor): Promise<StoredFile[]> =>
  db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), filesInSight(db, actor)));

/** Whether a person may see what is in a file: papers and vouchers take the permission of the record that names them. */
async function seesInside(db: Db, ids: readonly string[], caller: Caller): Promise<boolean> {
  const needed = (await usesOf(db, ids)).map(({ use }) => neededFor(use));
  return needed.every((permission) => permission === undefined || holds(caller, permission));
}

/** Whether somebody who keeps files in order may see this one. */
export async function mayReadAsKeeper(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!holds(caller, 'sysFileInfo.get')) return false;
  const actor: Actor = { caller, language: 'en', requestId: undefined, scope: await dataScopeOf(db, caller) };
  const found = await db.$count(files, and(eq(files.id, fileId), filesInSight(db, actor)));
  return found > 0 && seesInside(db, [fileId], caller);
}

/** A file in sight whose content this person may see, and that is there. */
export async function readable({ database: { db }, fileStore }: Services, id: string, actor: Actor): Promise<StoredFile> {
  const file = await fileInSight(db, id, actor);
  if (!(await seesInside(db, [id], actor.caller))) throw new Refusal('noDataPermission');
  if (!(await fileStore.has(file.objectName))) throw new Refusal('fileBytesMissing');
  return file;
}

interface Wanted {
  id: string;
  /** An earlier content. */
  versionNo: number | undefined;
  actor: Actor;
}

/** The bytes of a file, or of an earlier content of it, noted in the trail. */
export async function download(services: Services, { id, versionNo, actor }: Wanted): Promise<FileAnswer> {
  const { database, fileStore } = services;
  const file = await readable(services, id, actor);
  const objectName = versionNo === undefined ? file.objectName : await versionOf(database.db, id, versionNo);
  if (objectName === undefined) throw new Refusal('fileNotFound');
  if (!(await fileStore.has(objectName))) throw new Refusal('fileBytesMissing');
  const detail = { name: file.originName, ...(versionNo !== undefined && { versionNo }) };
  await note(database.db, { actor, action: 'sysFileInfo.download', object: `sysFileInfo:${id}`, detail });
  return { body: await fileStore.read(objectName), mime: file.mime, fileName: file.originName };
}

/** Several files as one zip. What is missing, may not be seen or is too much is told before the first byte. */
export async function downloadMany({ database: { db }, fileStore }: Services, ids: readonly string[], actor: Actor): Promise<FileAnswer> {
  const wanted = [...new Set(ids)];
  const found = await filesOf(db, wanted, actor);
  if (found.length < wanted.length) throw new Refusal('fileNotFound');
  if (!(await seesInside(db, wanted, actor.caller))) throw new Refusal('noDataPermission');
  if (found.reduce((sum, { size }) => sum + size, 0) > zipLimits.bytes)
    throw new Refusal('downloadTooLarge', { limit: zipLimits.bytes / 1024 / 1024 });
  for (const { objectName } of found) if (!(await fileStore.has(objectName))) throw new Refusal('fileBytesMissing');
  await note(db, { actor, action: 'sysFileInfo.downloadMany', object: 'sysFileInfo', detail: { count: found.length, ids: wanted.length } });
  const names = distinctNames(found.map(({ originName }) => originName));
  const entries = found.map(({ objectName, mime }, at) => ({
    name: names[at] ?? objectName,
    isPlain: ['text', 'other'].includes(kindOf(mime)) || mime.startsWith('text/'),
    read: () => fileStore.read(objectName),
  }));
  return { body: Readable.from(zipOf(entries)), mime: 'application/zip', fileName: `files-${found.length}.zip` };
}
