import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

export const files = pgTable(
  'files',
  {
    id: primaryId(),
    /** Random name in the store. */
    objectName: text('object_name').notNull().unique(),
    /** Name at upload, cleaned, for showing only. */
    originName: text('origin_name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    createUser: idColumn('create_user').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [index('files_user').on(table.createUser)],
);

/** Earlier contents of files that were edited in the browser. */
export const fileVersions = pgTable(
  'file_versions',
  {
    fileId: idColumn('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    versionNo: integer('version_no').notNull(),
    objectName: text('object_name').notNull().unique(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Who replaced it, and when. */
    createUser: idColumn('create_user').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  ({ fileId, versionNo }) => [primaryKey({ columns: [fileId, versionNo] })],
);
