import { mostGathered } from '@backlot/contract';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { collections, collectionWorks } from '../../../tables/analysis/collection';
import { works } from '../../../tables/creators/creator';
import { changesOf, lockArea, note, updateRow } from '../../base/crud';
import type { Viewer } from '../../base/sight';
import { worksInSight } from '../workInfo';
import { collectionToChange, ownCollections } from './own';

interface Draft {
  name: string;
  note?: string | undefined;
}

/** As many collections as a person has. */
const most = 100;

/** Begins a collection; its name is the only one of the person. */
export async function addCollection(tx: Db, draft: Draft, viewer: Viewer): Promise<string> {
  const userId = viewer.caller.userId;
  await lockArea(tx, `collect.${userId}`);
  const [known] = await tx
    .select({ n: count() })
    .from(collections)
    .where(and(ownCollections(viewer), ne(collections.status, 2)));
  if ((known?.n ?? 0) >= most) throw refuseField('name', tooMany);
  await refuseTaken(tx, draft.name, viewer);
  const [row] = await tx
    .insert(collections)
    .values({ name: draft.name, note: draft.note || null, userId, createUser: userId })
    .returning({ id: collections.id });
  if (!row) throw new Error('The collection was not stored.');
  await note(tx, {
    actor: viewer,
    action: 'collect.add',
    object: `collect:${row.id}`,
    detail: { name: draft.name },
  });
  return row.id;
}

/** Renames a collection at the version that was read. */
export async function editCollection(
  tx: Db,
  { id, version, ...draft }: Draft & { id: string; version: number },
  viewer: Viewer,
): Promise<void> {
  await lockArea(tx, `collect.${viewer.caller.userId}`);
  const before = await collectionToChange(tx, id, viewer);
  if (before.version !== version) throw new Refusal('versionConflict');
  await refuseTaken(tx, draft.name, viewer, id);
  const set = { name: draft.name, note: draft.note || null };
  await updateRow(tx, { table: collections, id, version, set, userId: viewer.caller.userId });
  await note(tx, {
    actor: viewer,
    action: 'collect.edit',
    object: `collect:${id}`,
    detail: changesOf({ name: before.name, note: before.note }, set),
  });
}

export async function removeCollection(tx: Db, id: string, viewer: Viewer): Promise<void> {
  await collectionToChange(tx, id, viewer);
  await updateRow(tx, { table: collections, id, set: { status: 2 }, userId: viewer.caller.userId });
  await note(tx, { actor: viewer, action: 'collect.delete', object: `collect:${id}` });
}

/** Puts works in sight into a collection, each with the views it has now; one that is in it already stays as it joined. Answers how many are new. */
export async function gather(tx: Db, { id, workIds }: { id: string; workIds: readonly string[] }, viewer: Viewer): Promise<number> {
  await collectionToChange(tx, id, viewer);
  const wanted = [...new Set(workIds)];
  const found = await tx
    .select({ id: works.id, views: works.views })
    .from(works)
    .where(and(inArray(works.id, wanted), worksInSight(viewer)));
  if (found.length < wanted.length) throw new Refusal('notFound', {}, { field: 'workIds' });
  const added = await tx
    .insert(collectionWorks)
    .values(found.map((work) => ({ collectionId: id, workId: work.id, viewsThen: work.views })))
    .onConflictDoNothing()
    .returning({ workId: collectionWorks.workId });
  const [held] = await tx.select({ n: count() }).from(collectionWorks).where(eq(collectionWorks.collectionId, id));
  if ((held?.n ?? 0) > mostGathered) throw refuseField('workIds', full);
  if (added.length > 0)
    await note(tx, {
      actor: viewer,
      action: 'collect.addWorks',
      object: `collect:${id}`,
      detail: { workIds: added.map(({ workId }) => workId) },
    });
  return added.length;
}

/** Takes works out; those that are not in it are none. */
export async function takeOut(tx: Db, { id, workIds }: { id: string; workIds: readonly string[] }, viewer: Viewer): Promise<void> {
  await collectionToChange(tx, id, viewer);
  const gone = await tx
    .delete(collectionWorks)
    .where(and(eq(collectionWorks.collectionId, id), inArray(collectionWorks.workId, [...workIds])))
    .returning({ workId: collectionWorks.workId });
  if (gone.length > 0)
    await note(tx, {
      actor: viewer,
      action: 'collect.removeWorks',
      object: `collect:${id}`,
      detail: { workIds: gone.map(({ workId }) => workId) },
    });
}

async function refuseTaken(tx: Db, name: string, viewer: Viewer, exceptId?: string): Promise<void> {
  const [other] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        ownCollections(viewer),
        ne(collections.status, 2),
        eq(sql`lower(${collections.name})`, sql`lower(${name})`),
        exceptId ? ne(collections.id, exceptId) : undefined,
      ),
    );
  if (other) throw refuseField('name', taken);
}

const taken = {
  en: 'You have a collection of this name already.',
  'zh-CN': '您已有同名收藏夹。',
  vn: 'Bạn đã có bộ sưu tập cùng tên.',
};
const tooMany = {
  en: `You can have ${most} collections at most.`,
  'zh-CN': `最多可建 ${most} 个收藏夹。`,
  vn: `Bạn có thể có tối đa ${most} bộ sưu tập.`,
};
const full = {
  en: `A collection holds ${mostGathered} works at most.`,
  'zh-CN': `每个收藏夹最多 ${mostGathered} 个作品。`,
  vn: `Mỗi bộ sưu tập có tối đa ${mostGathered} tác phẩm.`,
};
