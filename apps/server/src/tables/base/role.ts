import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { statusColumn, trail } from '../../db/timeColumns';

export const roles = pgTable('roles', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  ...nameColumns(),
  sort: integer('sort').notNull().default(100),
  /** 1 all, 2 own organisation and below, 3 own organisation, 4 own rows, 5 chosen organisations. */
  dataScopeType: integer('data_scope_type').notNull().default(4),
  remark: text('remark'),
  status: statusColumn(),
  ...trail(),
});

/** Which user holds which role. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: idColumn('user_id').notNull(),
    roleId: idColumn('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] }), index('user_roles_role').on(table.roleId)],
);
