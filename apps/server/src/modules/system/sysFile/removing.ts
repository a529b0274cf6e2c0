import type { BatchResult } from '@backlot/contract';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Actor } from '../../../http/requests/actor';
import { inBatch } from '../../../http/requests/inBatch';
import type { Services } from '../../../services';
import { files } from '../../../tables/base/file';
import { note } from '../../base/crud';
import { keptHours, namedAnywhere } from '../../base/file';
import { filesInSight, type StoredFile } from './lists';
import { isNamed } from './uses';

/**
 * Deletes files that nothing in the database names, rows first and bytes once that is stored; answers of each how it went. The rows stay
 * locked meanwhile: whoever is about to name one of them is waited for, or finds it gone.
 */
export async function removeFiles(services: Services, ids: readonly string[], actor: Actor): Promise<BatchResult> {
  const { db } = services.database;
  const { gone, refusals } = await db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(files)
      .where(and(inArray(files.id, [...ids]), filesInSight(tx, actor)))
      .orderBy(asc(files.id))
      .for('update');
    const named = await namedAnywhere(
      tx,
      found.map(({ id }) => id),
    );
    const gone = found.filter(({ id }) => !named.has(id));
    if (gone.length > 0)
      await tx.delete(files).where(
        inArray(
          files.id,
          gone.map(({ id }) => id),
        ),
      );
    for (const { id, originName, size } of gone)
      await note(tx, { actor, action: 'sysFileInfo.delete', object: `sysFileInfo:${id}`, detail: { name: originName, size } });
    const refusals = new Map<string, Refusal>();
    for (const id of ids)
      if (!found.some((row) => row.id === id)) refusals.set(id, new Refusal('fileNotFound'));
      else if (named.has(id)) refusals.set(id, new Refusal('fileInUse'));
    return { gone, refusals };
  });
  for (const { objectName } of gone)
    await services.fileStore
      .remove(objectName)
      .catch((error: unknown) => services.log.warn({ err: error, name: objectName }, 'file not removed'));
  return inBatch({
    ids,
    language: actor.language,
    act: async (id) => {
      const refusal = refusals.get(id);
      if (refusal) throw refusal;
    },
  });
}

/** Files of one rehearsal. */
const mostShown = 100;

/** The oldest uploads in sight that nothing names after their day; nothing is deleted. */
export const unusedFiles = (db: Db, actor: Actor): Promise<{ rows: StoredFile[]; hasMore: boolean }> =>
  db.transaction(async (tx) => {
    const old = sql`${files.createTime} < now() - ${`${keptHours} hours`}::interval`;
    const candidates = await tx
      .select()
      .from(files)
      .where(and(filesInSight(tx, actor), old, sql`not ${isNamed}`))
      .orderBy(asc(files.id))
      .limit(mostShown + 1);
    const looked = candidates.slice(0, mostShown);
    const named = await namedAnywhere(
      tx,
      looked.map(({ id }) => id),
    );
    return { rows: looked.filter(({ id }) => !named.has(id)), hasMore: candidates.length > mostShown };
  });
