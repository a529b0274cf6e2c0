import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { statusColumn, trail } from '../../db/timeColumns';

export const dictTypes = pgTable('dict_types', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  ...nameColumns(),
  sort: integer('sort').notNull().default(100),
  remark: text('remark'),
  status: statusColumn(),
  ...trail(),
});

/** Values of a type; category trees nest through the code of the parent. */
export const dictValues = pgTable(
  'dict_values',
  {
    id: primaryId(),
    typeId: idColumn('type_id')
      .notNull()
      .references(() => dictTypes.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    parentCode: text('parent_code'),
    ...nameColumns(),
    sort: integer('sort').notNull().default(100),
    remark: text('remark'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [uniqueIndex('dict_values_code').on(table.typeId, table.code)],
);
