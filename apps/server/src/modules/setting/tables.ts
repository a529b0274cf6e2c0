import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { statusColumn, trail } from '../../db/timeColumns';

/** System parameters that administrators change without a restart (system-pages 1.7.3). */
export const settings = pgTable('settings', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  value: text('value').notNull(),
  /** A system parameter cannot be deleted. */
  sysFlag: boolean('sys_flag').notNull().default(false),
  groupCode: text('group_code').notNull(),
  remark: text('remark'),
  status: statusColumn(),
  ...trail(),
});
