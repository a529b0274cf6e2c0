import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { statusColumn, trail } from '../../db/timeColumns';

/** Applications of the switcher. */
export const apps = pgTable('apps', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  ...nameColumns(),
  /** The one that opens after signing in. */
  active: boolean('active').notNull().default(false),
  sort: integer('sort').notNull().default(100),
  status: statusColumn(),
  ...trail(),
});
