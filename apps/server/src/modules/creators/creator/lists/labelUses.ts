import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { refuseField } from '../../../../http/answers/refuseField';
import { labelCategories, labels } from '../../../../tables/creators/label';

/** Counts the creators of labels anew after one changed; in the order of ids, so that two changes never wait for each other. */
export async function countLabelUses(tx: Db, before: readonly string[], after: readonly string[]): Promise<void> {
  const steps = [
    ...before.filter((id) => !after.includes(id)).map((id) => [id, -1] as const),
    ...after.filter((id) => !before.includes(id)).map((id) => [id, 1] as const),
  ];
  for (const [id, step] of steps.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))) {
    await tx
      .update(labels)
      .set({ used: sql`${labels.used} + ${step}` })
      .where(eq(labels.id, id));
  }
}

/** The ids among these that are labels for creators. */
export async function creatorLabels(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: labels.id })
    .from(labels)
    .innerJoin(labelCategories, and(eq(labelCategories.id, labels.categoryId), eq(labelCategories.objectType, 1)))
    .where(and(inArray(labels.id, [...new Set(ids)]), ne(labels.status, 2)));
  return new Set(rows.map(({ id }) => id));
}

/** What is wrong with labels that are not for creators, or are gone. */
export const notCreatorLabels = {
  en: 'Choose labels for creators that exist.',
  'zh-CN': '请选择现有的达人标签。',
  vn: 'Hãy chọn nhãn KOL hiện có.',
};

/** Ids of labels for creators by their names; of several with one name one that the creator had. A name without a label is refused. */
export async function labelsNamed(db: Db, names: readonly string[], had: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: labels.id, name: labels.labelName })
    .from(labels)
    .innerJoin(
      labelCategories,
      and(eq(labelCategories.id, labels.categoryId), eq(labelCategories.objectType, 1), ne(labelCategories.status, 2)),
    )
    .where(
      and(
        inArray(
          sql`lower(${labels.labelName})`,
          names.map((name) => name.toLowerCase()),
        ),
        ne(labels.status, 2),
      ),
    )
    .orderBy(asc(labels.id));
  return names.map((name) => {
    const same = rows.filter((row) => row.name.toLowerCase() === name.toLowerCase());
    const chosen = same.find(({ id }) => had.includes(id)) ?? same[0];
    if (!chosen)
      throw refuseField('labelIds', {
        en: `Creators have no label “${name}”; add it first or name another.`,
        'zh-CN': `没有达人标签“${name}”，请先新增或改用已有标签。`,
        vn: `Không có nhãn KOL “${name}”; hãy thêm trước hoặc dùng nhãn khác.`,
      });
    return chosen.id;
  });
}
