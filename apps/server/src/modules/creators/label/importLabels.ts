import { labelWords } from '@backlot/contract/words/creators/label';
import { labelApi } from '@backlot/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { sentences } from '../../../http/answers/problemText';
import { refuseField } from '../../../http/answers/refuseField';
import { validate } from '../../../http/requests/validate';
import { lockArea, note, updateRow } from '../../base/crud';
import { type Choices, numbered, type ImportSource, oneOf } from '../../base/imports';
import { addCategory } from './categories';
import { labelCategories, labels } from '../../../tables/creators/label';

const objects: Choices = numbered([
  { en: 'creator', 'zh-CN': '达人', vn: 'kol' },
  { en: 'product', 'zh-CN': '商品', vn: 'sản phẩm' },
  { en: 'merchant', 'zh-CN': '商家', vn: 'nhà bán hàng' },
  { en: 'work', 'zh-CN': '作品', vn: 'tác phẩm' },
  { en: 'comment', 'zh-CN': '评论', vn: 'bình luận' },
]);

/** Labels from a file, with the categories that are not there yet: a category is its path, `Content / Style`. */
export const labelImport: ImportSource = {
  area: 'label',
  permission: 'label.import',
  fields: [
    { key: 'labelName', header: labelWords.labelName, required: true, example: 'Fast reply' },
    { key: 'category', header: labelWords.category, required: true, example: 'Service / Attitude' },
    { key: 'objectType', header: labelWords.objectType, required: true, example: 'Creator' },
    { key: 'color', header: labelWords.color, example: '#1677ff' },
  ],
  ignored: [labelWords.used],
  open: async (_db, actor) => ({
    keyOf: ({ objectType = '', category = '', labelName = '' }) =>
      [objects.get(objectType.toLowerCase()) ?? objectType, ...pathOf(category), labelName].join('\n').toLowerCase(),
    carry: async (tx, cells) => {
      await lockArea(tx, 'label');
      const objectType = Number(oneOf(objects, 'objectType', cells['objectType'] ?? ''));
      const categoryId = await categoryAt(tx, pathOf(cells['category'] ?? ''), objectType, actor);
      const draft = validate(
        labelApi.add.input,
        { labelName: cells['labelName'], categoryId, ...(cells['color'] ? { color: cells['color'] } : {}) },
        actor.language,
      );
      const [before] = await tx
        .select()
        .from(labels)
        .where(
          and(eq(labels.categoryId, categoryId), eq(sql`lower(${labels.labelName})`, draft.labelName.toLowerCase()), ne(labels.status, 2)),
        );
      const color = cells['color'] === undefined ? (before?.color ?? null) : draft.color || null;
      if (before && before.color === color && before.labelName === draft.labelName) return 'same';
      if (before) {
        await updateRow(tx, { table: labels, id: before.id, set: { labelName: draft.labelName, color }, userId: actor.caller.userId });
        await note(tx, {
          actor,
          action: 'label.edit',
          object: `label:${before.id}`,
          detail: { labelName: [before.labelName, draft.labelName], color: [before.color, color] },
        });
        return 'change';
      }
      const sortOrder = sql<number>`(select coalesce(max(l.sort_order), 0) + 10 from labels l where l.category_id = ${categoryId})`;
      const [row] = await tx
        .insert(labels)
        .values({ ...draft, color, sortOrder: sortOrder as never, createUser: actor.caller.userId })
        .returning({ id: labels.id });
      await note(tx, { actor, action: 'label.add', object: `label:${row?.id}`, detail: { labelName: draft.labelName, categoryId } });
      return 'add';
    },
  }),
};

const pathOf = (cell: string): string[] =>
  cell
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);

/** The category at a path, made where it is missing. A single name is also one further down, when only one has it. */
async function categoryAt(tx: Db, path: readonly string[], objectType: number, actor: Actor): Promise<string> {
  const named = (name: string) =>
    and(
      eq(sql`lower(${labelCategories.typeName})`, name.toLowerCase()),
      eq(labelCategories.objectType, objectType),
      ne(labelCategories.status, 2),
    );
  const [only] = path;
  if (only === undefined) throw refuseField('category', sentences('required'));
  if (path.some((name) => name.length > 60)) throw refuseField('category', sentences('tooLong', 60));
  let above = '0';
  for (const typeName of path) {
    const [found] = await tx
      .select({ id: labelCategories.id })
      .from(labelCategories)
      .where(and(named(typeName), eq(labelCategories.parentId, above)));
    if (!found && path.length === 1) {
      const below = await tx.select({ id: labelCategories.id }).from(labelCategories).where(named(typeName)).limit(2);
      if (below.length === 1 && below[0]) return below[0].id;
    }
    above = found?.id ?? (await addCategory(tx, { ...(above === '0' ? {} : { parentId: above }), typeName, objectType }, actor));
  }
  return above;
}
