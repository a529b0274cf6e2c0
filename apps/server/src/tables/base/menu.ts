import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { statusColumn, trail } from '../../db/timeColumns';
import { roles } from './role';

/** Directories, menus and buttons of all applications (system-pages 1.5). */
export const menus = pgTable(
  'menus',
  {
    id: primaryId(),
    pid: idColumn('pid').notNull(),
    code: text('code').notNull().unique(),
    ...nameColumns(),
    /** Code of the application. */
    application: text('application').notNull(),
    /** 0 directory, 1 menu, 2 button. */
    type: integer('type').notNull(),
    /** 0 none, 1 component, 2 inner link, 3 outer link. */
    openType: integer('open_type').notNull(),
    router: text('router'),
    component: text('component'),
    redirect: text('redirect'),
    link: text('link'),
    /** `code:action`, buttons only. */
    permission: text('permission'),
    icon: text('icon'),
    visible: boolean('visible').notNull().default(true),
    hideChildren: boolean('hide_children').notNull().default(false),
    sort: integer('sort').notNull().default(100),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [index('menus_application').on(table.application, table.sort)],
);

/** Which role was granted which menu or button. */
export const menuGrants = pgTable(
  'menu_grants',
  {
    roleId: idColumn('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    menuId: idColumn('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.menuId] }), index('menu_grants_menu').on(table.menuId)],
);

/** One row that triggers count up whenever roles, menus or grants change: what was read under one number stays good. */
export const grantVersions = pgTable('grant_versions', {
  id: integer('id').primaryKey(),
  n: bigint('n', { mode: 'number' }).notNull(),
});
