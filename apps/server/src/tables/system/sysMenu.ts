import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';

/** What administrators note about a menu; one without a note is of the system. */
export const menuNotes = pgTable('menu_notes', {
  menuId: idColumn('menu_id').primaryKey(),
  /** 1 system, 2 business: of no concern to administrators of type '1', whose navigation leaves it out. */
  weight: integer('weight').notNull().default(2),
  remark: text('remark'),
});
