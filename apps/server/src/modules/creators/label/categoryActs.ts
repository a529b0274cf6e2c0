import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { lockArea, note } from '../../base/crud';
import { labelCategories, labels } from '../../../tables/creators/label';
import { deepest, tooDeep } from './categories';
import { mergeLabel } from './merge';

type Category = typeof labelCategories.$inferSelect;

/** Renames a category and puts it below another one, with everything below it. */
export async function editCategory(
  tx: Db,
  { id, typeName, parentId }: { id: string; typeName: string; parentId: string },
  actor: Actor,
): Promise<void> {
  const { category, all } = await begin(tx, id);
  if (parentId !== '0' && !all.some((one) => one.id === parentId)) throw new Refusal('notFound', {}, { field: 'parentId' });
  if (below(all, id).has(parentId)) throw refuseField('parentId', withinItself);
  if (depthOf(all, parentId) + heightOf(all, id) > deepest) throw refuseField('parentId', tooDeep);
  const isTaken = all.some((one) => one.id !== id && one.parentId === parentId && one.typeName.toLowerCase() === typeName.toLowerCase());
  if (isTaken) throw new Refusal('labelNameRepeated', {}, { field: 'typeName' });
  const isMoved = parentId !== category.parentId;
  await change(tx, id, { typeName, parentId, ...(isMoved && { sortOrder: lastOf(all, parentId) + 10 }) }, actor);
  const changes = { typeName: [category.typeName, typeName], parentId: [category.parentId, parentId] };
  await note(tx, { actor, action: 'label.editCategory', object: `labelCategory:${id}`, detail: changes });
}

/** Moves a category one place up or down among those beside it; at the end it stays where it is. */
export async function orderCategory(tx: Db, { id, move }: { id: string; move: 'up' | 'down' }, actor: Actor): Promise<void> {
  const { category, all } = await begin(tx, id);
  const beside = all.filter(({ parentId }) => parentId === category.parentId).map((one) => one.id);
  const [from, to] = [beside.indexOf(id), beside.indexOf(id) + (move === 'up' ? -1 : 1)];
  const other = beside[to];
  if (other === undefined) return;
  [beside[from], beside[to]] = [other, id];
  for (const [at, one] of beside.entries()) await change(tx, one, { sortOrder: (at + 1) * 10 }, actor);
  await note(tx, { actor, action: 'label.orderCategory', object: `labelCategory:${id}`, detail: { move } });
}

/** Deletes a category that has none below it; its labels go to another one, where those of the same name become one (1034003 without it). */
export async function deleteCategory(tx: Db, { id, intoId }: { id: string; intoId?: string | undefined }, actor: Actor): Promise<void> {
  const { category, all } = await begin(tx, id);
  if (all.some(({ parentId }) => parentId === id)) throw refuseField('id', hasOthers);
  const kept = await tx
    .select()
    .from(labels)
    .where(and(inArray(labels.categoryId, [id, ...(intoId ? [intoId] : [])]), ne(labels.status, 2)));
  const own = kept.filter(({ categoryId }) => categoryId === id);
  if (own.length > 0) {
    if (intoId === undefined) throw new Refusal('labelInUse', {}, { field: 'intoId' });
    if (intoId === id || !all.some((one) => one.id === intoId)) throw new Refusal('notFound', {}, { field: 'intoId' });
    for (const label of own) {
      const same = kept.find(
        ({ categoryId, labelName }) => categoryId === intoId && labelName.toLowerCase() === label.labelName.toLowerCase(),
      );
      if (same) await mergeLabel(tx, { id: label.id, intoId: same.id }, actor);
      else
        await tx
          .update(labels)
          .set({ categoryId: intoId, version: sql`${labels.version} + 1`, updateTime: sql`now()`, updateUser: actor.caller.userId })
          .where(eq(labels.id, label.id));
    }
  }
  await change(tx, id, { status: 2 }, actor);
  const detail = { typeName: category.typeName, into: intoId ?? null, labels: own.length };
  await note(tx, { actor, action: 'label.deleteCategory', object: `labelCategory:${id}`, detail });
}

/** A category, and all for the same kind of object in their order, with nobody else changing them meanwhile. */
async function begin(tx: Db, id: string): Promise<{ category: Category; all: Category[] }> {
  await lockArea(tx, 'labelCategory');
  await lockArea(tx, 'label');
  const [category] = await tx
    .select()
    .from(labelCategories)
    .where(and(eq(labelCategories.id, id), ne(labelCategories.status, 2)));
  if (!category) throw new Refusal('notFound');
  const all = await tx
    .select()
    .from(labelCategories)
    .where(and(eq(labelCategories.objectType, category.objectType), ne(labelCategories.status, 2)))
    .orderBy(asc(labelCategories.sortOrder), asc(labelCategories.id));
  return { category, all };
}

const change = (tx: Db, id: string, set: Partial<Pick<Category, 'typeName' | 'parentId' | 'sortOrder' | 'status'>>, { caller }: Actor) =>
  tx
    .update(labelCategories)
    .set({ ...set, version: sql`${labelCategories.version} + 1`, updateTime: sql`now()`, updateUser: caller.userId })
    .where(eq(labelCategories.id, id));

/** A category and all below it. */
function below(all: readonly Category[], id: string): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const { id: child, parentId } of all) if (parentId === one) found.add(child);
  return found;
}

const depthOf = (all: readonly Category[], id: string): number => {
  const category = all.find((one) => one.id === id);
  return category ? depthOf(all, category.parentId) + 1 : 0;
};

const heightOf = (all: readonly Category[], id: string): number =>
  1 + Math.max(0, ...all.filter(({ parentId }) => parentId === id).map((child) => heightOf(all, child.id)));

const lastOf = (all: readonly Category[], under: string): number =>
  Math.max(0, ...all.filter(({ parentId }) => parentId === under).map(({ sortOrder }) => sortOrder));

const withinItself = {
  en: 'A category cannot be below itself.',
  'zh-CN': '不能移动到自身或其下级。',
  vn: 'Nhóm không thể nằm dưới chính nó.',
};
const hasOthers = {
  en: 'Move or delete the categories below it first.',
  'zh-CN': '请先移走或删除下级分类。',
  vn: 'Hãy chuyển hoặc xóa các nhóm con trước.',
};
