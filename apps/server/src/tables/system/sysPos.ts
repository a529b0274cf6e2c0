import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { statusColumn, trail } from '../../db/timeColumns';

export const positions = pgTable('positions', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  ...nameColumns(),
  sort: integer('sort').notNull().default(100),
  remark: text('remark'),
  status: statusColumn(),
  ...trail(),
});
