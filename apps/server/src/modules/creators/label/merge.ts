import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { note } from '../../base/crud';
import { replaceLabel } from '../creator';
import { labelCategories, labels } from '../../../tables/creators/label';

/** Puts one label in the place of another wherever it is carried, and deletes it; both must be for the same kind of object. */
export async function mergeLabel(tx: Db, { id, intoId }: { id: string; intoId: string }, actor: Actor): Promise<void> {
  if (id === intoId)
    throw refuseField('intoId', { en: 'Choose another label.', 'zh-CN': '请选择另一个标签。', vn: 'Hãy chọn một nhãn khác.' });
  const both = await tx
    .select({ id: labels.id, labelName: labels.labelName, objectType: labelCategories.objectType })
    .from(labels)
    .innerJoin(labelCategories, eq(labelCategories.id, labels.categoryId))
    .where(and(inArray(labels.id, [id, intoId]), ne(labels.status, 2)))
    .orderBy(asc(labels.id));
  const [from, into] = [both.find((label) => label.id === id), both.find((label) => label.id === intoId)];
  if (!from || !into || from.objectType !== into.objectType) throw new Refusal('notFound');
  const moved = await replaceLabel(tx, id, intoId);
  const carried = sql`(select count(*)::int from ups where status <> 2 and label_ids @> array[${intoId}]::bigint[])`;
  await tx
    .update(labels)
    .set({ used: 0, status: 2, version: sql`${labels.version} + 1`, updateTime: sql`now()`, updateUser: actor.caller.userId })
    .where(eq(labels.id, id));
  await tx.update(labels).set({ used: carried }).where(eq(labels.id, intoId));
  await note(tx, { actor, action: 'label.merge', object: `label:${id}`, detail: { name: from.labelName, into: intoId, creators: moved } });
}
