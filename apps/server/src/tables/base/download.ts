import { downloadLife } from '@backlot/contract';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment } from '../../db/timeColumns';

/** Exports of the download centre; also their queue (domain/life-cycles 3.13). */
export const downloadTasks = pgTable(
  'download_tasks',
  {
    id: primaryId(),
    userId: idColumn('user_id').notNull(),
    /** Area whose list is exported. */
    source: text('source').notNull(),
    /** Filters and sort of the screen. */
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    language: text('language', { enum: ['zh-CN', 'en', 'vn'] }).notNull(),
    fileName: text('file_name').notNull(),
    taskStatus: stateColumn('task_status', downloadLife, 'queued'),
    progress: integer('progress').notNull().default(0),
    rowCount: integer('row_count'),
    fileSize: bigint('file_size', { mode: 'number' }),
    /** Random name in the file store. */
    objectName: text('object_name'),
    failReason: text('fail_reason'),
    createTime: moment('create_time').notNull().defaultNow(),
    /** Renewed while it runs, so that a dead worker shows. */
    beatTime: moment('beat_time').notNull().defaultNow(),
    expireTime: moment('expire_time'),
  },
  (table) => [index('download_tasks_user').on(table.userId, table.createTime), index('download_tasks_status').on(table.taskStatus)],
);
