import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';

/** What administrators note about a menu; navigation does not need it. */
export const menuNotes = pgTable('menu_notes', {
  menuId: idColumn('menu_id').primaryKey(),
  /** 1 system, 2 business. */
  weight: integer('weight').notNull().default(2),
  remark: text('remark'),
});
