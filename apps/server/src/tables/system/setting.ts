import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { statusColumn, trail } from '../../db/timeColumns';

/** System parameters that administrators change without a restart (system-pages 1.7.3). */
export const settings = pgTable('settings', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  ...nameColumns(),
  /** Encrypted where it is a secret. */
  value: text('value').notNull(),
  secret: boolean('secret').notNull().default(false),
  /** A system parameter cannot be deleted. */
  sysFlag: boolean('sys_flag').notNull().default(false),
  groupCode: text('group_code').notNull(),
  remark: text('remark'),
  status: statusColumn(),
  ...trail(),
});
