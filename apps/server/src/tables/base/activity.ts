import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** One changed row of an activity: its name then, and what takes it back. */
export interface ActivityEntry {
  id: string;
  name: string;
  /** As it was before. */
  before: unknown;
}

/** Bulk actions that a person may take back later (console section 1). */
export const activities = pgTable(
  'activities',
  {
    id: primaryId(),
    userId: idColumn('user_id').notNull(),
    /** Given by the console: portions of one action are one activity. */
    batch: text('batch').notNull(),
    /** `sysUser.changeStatus`: names what takes it back. */
    kind: text('kind').notNull(),
    /** What was wished for: `{ status: 1 }`. */
    wish: jsonb('wish').$type<Record<string, unknown>>().notNull(),
    entries: jsonb('entries').$type<ActivityEntry[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
    undoTime: moment('undo_time'),
  },
  (table) => [uniqueIndex('activities_batch').on(table.userId, table.batch), index('activities_user').on(table.userId, table.createTime)],
);
