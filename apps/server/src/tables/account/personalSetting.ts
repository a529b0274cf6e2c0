import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** What a person set for themselves, by key: columns of a table, theme, layout. */
export const personalSettings = pgTable(
  'personal_settings',
  {
    userId: idColumn('user_id').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Named views of lists; a shared one is read by everybody and changed by its owner. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId(),
    userId: idColumn('user_id').notNull(),
    table: text('table_name').notNull(),
    name: text('name').notNull(),
    shared: boolean('shared').notNull().default(false),
    state: jsonb('state').notNull(),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [index('saved_views_table').on(table.table, table.userId)],
);
