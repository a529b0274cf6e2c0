import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { statusColumn, trail } from '../../db/timeColumns';

/** The tree of organisations; a business team is one. */
export const orgs = pgTable('orgs', {
  id: primaryId(),
  pid: idColumn('pid').notNull(),
  code: text('code').notNull().unique(),
  ...nameColumns(),
  country: text('country'),
  sort: integer('sort').notNull().default(100),
  remark: text('remark'),
  status: statusColumn(),
  ...trail(),
});
