import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';

/** Organisations ticked for a role of scope 5. */
export const roleOrgs = pgTable(
  'role_orgs',
  { roleId: idColumn('role_id').notNull(), orgId: idColumn('org_id').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.orgId] }), index('role_orgs_org').on(table.orgId)],
);

/** Organisations granted to a person beyond their roles. */
export const userOrgs = pgTable(
  'user_orgs',
  { userId: idColumn('user_id').notNull(), orgId: idColumn('org_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.orgId] }), index('user_orgs_org').on(table.orgId)],
);
