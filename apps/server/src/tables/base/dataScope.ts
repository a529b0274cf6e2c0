import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';

/** Organisations ticked for a role of scope 5. */
export const roleOrgs = pgTable('role_orgs', { roleId: idColumn('role_id').notNull(), orgId: idColumn('org_id').notNull() }, (table) => [
  primaryKey({ columns: [table.roleId, table.orgId] }),
  index('role_orgs_org').on(table.orgId),
]);

/** Organisations granted to a person beyond their roles. */
export const userOrgs = pgTable('user_orgs', { userId: idColumn('user_id').notNull(), orgId: idColumn('org_id').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.orgId] }),
  index('user_orgs_org').on(table.orgId),
]);

/**
 * Tables that a data scope, or whose merchant a person is, is made of, beside the person's own row, which every request
 * reads. Triggers count their changes in the transaction that makes them (migration 0016).
 */
export const scopeTables = ['orgs', 'role_orgs', 'roles', 'shops', 'user_orgs', 'user_roles'] as const;
