import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { statusColumn, trail } from '../../db/timeColumns';

/** Tree of label categories, at most four levels deep (domain/model 2.3.11). */
export const labelCategories = pgTable(
  'label_categories',
  {
    id: primaryId(),
    /** '0' for a root. */
    parentId: idColumn('parent_id').notNull().default('0'),
    typeName: text('type_name').notNull(),
    /** 1 creator, 2 goods, 3 shop, 4 work, 5 comment. */
    objectType: integer('object_type').notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('label_categories_name')
      .on(table.parentId, table.objectType, sql`lower(${table.typeName})`)
      .where(sql`${table.status} <> 2`),
  ],
);

/** Labels; the creators that carry one name it in `ups.label_ids`. */
export const labels = pgTable(
  'labels',
  {
    id: primaryId(),
    categoryId: idColumn('category_id').notNull(),
    labelName: text('label_name').notNull(),
    color: text('color'),
    sortOrder: integer('sort_order').notNull().default(0),
    /** Creators that carry it now; counted along with each change of `ups.label_ids`. */
    used: integer('used').notNull().default(0),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('labels_name')
      .on(table.categoryId, sql`lower(${table.labelName})`)
      .where(sql`${table.status} <> 2`),
    index('labels_category').on(table.categoryId),
  ],
);
