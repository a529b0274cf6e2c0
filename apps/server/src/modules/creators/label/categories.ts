import type { labelApi, OutputOf } from '@backlot/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { lockArea, note } from '../../base/crud';
import { labelCategories, labels } from '../../../tables/creators/label';

export const deepest = 4;

export const tooDeep = {
  en: `Categories are at most ${deepest} levels deep.`,
  'zh-CN': `分类最多 ${deepest} 级。`,
  vn: `Nhóm có tối đa ${deepest} cấp.`,
};

/** Categories in their order, each with its labels; of one kind of object if named. */
export async function categoriesWithLabels(db: Db, objectType: number | undefined): Promise<OutputOf<typeof labelApi.categories>> {
  const categories = await db
    .select()
    .from(labelCategories)
    .where(and(ne(labelCategories.status, 2), objectType === undefined ? undefined : eq(labelCategories.objectType, objectType)))
    .orderBy(asc(labelCategories.sortOrder), asc(labelCategories.id));
  const kept = await db.select().from(labels).where(ne(labels.status, 2)).orderBy(asc(labels.sortOrder), asc(labels.id));
  return categories.map((category) => ({
    ...category,
    labels: kept.filter(({ categoryId }) => categoryId === category.id).map(({ id, labelName }) => ({ id, name: labelName })),
  }));
}

interface NewCategory {
  parentId?: string | undefined;
  typeName: string;
  objectType: number;
}

/** Adds a category below another one or at the top, at most four levels deep. */
export async function addCategory(tx: Db, { parentId, typeName, objectType }: NewCategory, actor: Actor): Promise<string> {
  await lockArea(tx, 'labelCategory');
  if (parentId !== undefined) await refuseParent(tx, parentId, objectType);
  const siblings = and(
    eq(labelCategories.parentId, parentId ?? '0'),
    eq(labelCategories.objectType, objectType),
    ne(labelCategories.status, 2),
  );
  const [other] = await tx
    .select({ id: labelCategories.id })
    .from(labelCategories)
    .where(and(siblings, eq(sql`lower(${labelCategories.typeName})`, typeName.toLowerCase())));
  if (other) throw new Refusal('labelNameRepeated', {}, { field: 'typeName' });
  const [last] = await tx
    .select({ sort: sql<number>`coalesce(max(${labelCategories.sortOrder}), 0)::int` })
    .from(labelCategories)
    .where(siblings);
  const [row] = await tx
    .insert(labelCategories)
    .values({ parentId: parentId ?? '0', typeName, objectType, sortOrder: (last?.sort ?? 0) + 10, createUser: actor.caller.userId })
    .returning({ id: labelCategories.id });
  if (!row) throw new Error('The category was not stored.');
  await note(tx, { actor, action: 'label.addCategory', object: `labelCategory:${row.id}`, detail: { typeName, objectType } });
  return row.id;
}

/** The parent must be there, be of the same kind of object and have room below it. */
async function refuseParent(tx: Db, parentId: string, objectType: number): Promise<void> {
  let [above, depth] = [parentId, 1];
  while (above !== '0') {
    const [category] = await tx
      .select()
      .from(labelCategories)
      .where(and(eq(labelCategories.id, above), eq(labelCategories.objectType, objectType), ne(labelCategories.status, 2)));
    if (!category) throw new Refusal('notFound');
    depth += 1;
    if (depth > deepest) throw refuseField('parentId', tooDeep);
    above = category.parentId;
  }
}
