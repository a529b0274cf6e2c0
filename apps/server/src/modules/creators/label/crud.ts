import { labelWords } from '@backlot/contract/words/creators/label';
import { labelApi } from '@backlot/contract';
import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { actionsOf } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { labelCategories, labels } from '../../../tables/creators/label';

const { labelName, used, sortOrder } = labels;

/** Labels (domain/model 2.3.11). */
export const labelCrud = (services: Services) =>
  createCrud(services, {
    api: labelApi,
    area: 'label',
    table: labels,
    notFound: 'notFound',
    sorts: { labelName, used },
    fallback: { by: sortOrder, order: 'ascend' },
    filter: async ({ searchValue, categoryId, objectType }, db) =>
      and(
        searchValue ? contains(labelName, searchValue) : undefined,
        categoryId?.length ? inArray(labels.categoryId, categoryId) : undefined,
        objectType === undefined
          ? undefined
          : exists(
              db
                .select({ one: sql`1` })
                .from(labelCategories)
                .where(and(eq(labelCategories.id, labels.categoryId), eq(labelCategories.objectType, objectType))),
            ),
      ),
    present: async (db, rows, { caller }) => {
      const can = actionsOf(caller, 'label');
      const categories = await categoriesOf(
        db,
        rows.map(({ categoryId }) => categoryId),
      );
      return rows.map((row) => {
        const category = categories.get(row.categoryId);
        // A label that somebody carries is merged, not deleted.
        return {
          ...row,
          can: row.used > 0 ? can.filter((action) => action !== 'delete') : can,
          category: { id: row.categoryId, name: category?.typeName ?? '' },
          objectType: category?.objectType ?? 1,
        };
      });
    },
    values: (draft) => ({ labelName: draft.labelName, color: draft.color || null, categoryId: draft.categoryId }),
    // A new label comes last in its category.
    initial: async ({ categoryId }) => ({
      sortOrder: sql`(select coalesce(max(l.sort_order), 0) + 10 from labels l where l.category_id = ${categoryId})` as unknown as number,
    }),
    isSerial: true,
    check: async (tx, { draft, before }) => {
      const category = (await categoriesOf(tx, [draft.categoryId])).get(draft.categoryId);
      if (!category || (before && (await categoriesOf(tx, [before.categoryId])).get(before.categoryId)?.objectType !== category.objectType))
        throw refuseField('categoryId', noSuchCategory);
      const [other] = await tx
        .select({ id: labels.id })
        .from(labels)
        .where(
          and(
            eq(labels.categoryId, draft.categoryId),
            eq(sql`lower(${labelName})`, draft.labelName.toLowerCase()),
            ne(labels.status, 2),
            before ? ne(labels.id, before.id) : undefined,
          ),
        );
      if (other) throw new Refusal('labelNameRepeated', {}, { field: 'labelName' });
    },
    removing: async (_tx, row) => {
      if (row.used > 0) throw new Refusal('labelInUse');
    },
    columns: [
      { field: 'labelName', header: labelWords.labelName, value: (row) => row.labelName },
      { field: 'category', header: labelWords.category, value: (row) => row.category.name },
      {
        field: 'objectType',
        header: labelWords.objectType,
        value: ({ objectType }, language) => objectWords[language][objectType - 1] ?? objectType,
      },
      { field: 'used', header: labelWords.used, value: (row) => row.used },
    ],
  });

/** What labels are put on, by object type (domain/model 2.3.11), as an import takes it. */
const objectWords: Record<Language, readonly string[]> = {
  en: ['Creator', 'Product', 'Merchant', 'Work', 'Comment'],
  'zh-CN': ['达人', '商品', '商家', '作品', '评论'],
  vn: ['KOL', 'Sản phẩm', 'Nhà bán hàng', 'Tác phẩm', 'Bình luận'],
};

const noSuchCategory = {
  en: 'Choose a category that exists, of the same kind of object.',
  'zh-CN': '请选择已有的、同一对象的分类。',
  vn: 'Hãy chọn nhóm hiện có của cùng loại đối tượng.',
};

async function categoriesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof labelCategories.$inferSelect>();
  const rows = await db
    .select()
    .from(labelCategories)
    .where(and(inArray(labelCategories.id, [...new Set(ids)]), ne(labelCategories.status, 2)));
  return new Map(rows.map((row) => [row.id, row]));
}
