import { importLife, type ImportTask } from '@backlot/contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment } from '../../db/timeColumns';
import type { Language } from '../../db/Language';

/** How far an import is applied: after `done` rows of the file. */
export type Kept = Pick<ImportTask, 'willAdd' | 'willChange' | 'unchanged' | 'refused'> & { done: number };

/** The column of each field, by its key. */
export type Mapping = Record<string, string>;

/** A row that stays out, and why in the language of who asked. */
export type Refused = { line: number; message: string };

/** Files on their way into a list. */
export const importTasks = pgTable(
  'import_tasks',
  {
    id: primaryId(),
    userId: idColumn('user_id').notNull(),
    /** Area whose list it goes into. */
    source: text('source').notNull(),
    fileName: text('file_name').notNull(),
    /** Random name in the file store; null once it is let go. */
    objectName: text('object_name'),
    importStatus: stateColumn('import_status', importLife, 'checking'),
    progress: integer('progress').notNull().default(0),
    total: integer('total').notNull().default(0),
    willAdd: integer('will_add').notNull().default(0),
    willChange: integer('will_change').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The first of the refused rows. */
    problems: jsonb('problems').$type<ImportTask['problems']>().notNull().default([]),
    failReason: text('fail_reason'),
    /** Which column is which, where a person said so; null where the names of the columns say it. */
    mapping: jsonb('mapping').$type<Mapping>(),
    /** Every row that stays out, of a file whose columns a person named. */
    refusals: jsonb('refusals').$type<Refused[]>().notNull().default([]),
    /** Language of who asked. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** Rows of the file that were applied, and what came of them: written with each of them. */
    kept: jsonb('kept').$type<Kept>(),
    /** How often it was taken from the lane. */
    tries: integer('tries').notNull().default(0),
    createTime: moment('create_time').notNull().defaultNow(),
    /** Renewed while it runs, so that a dead worker shows. */
    beatTime: moment('beat_time').notNull().defaultNow(),
  },
  (table) => [index('import_tasks_status').on(table.importStatus), index('import_tasks_created').on(table.createTime)],
);

/** Which column was which in the last file that a person brought into a list. */
export const importMappings = pgTable(
  'import_mappings',
  {
    userId: idColumn('user_id').notNull(),
    /** Area whose list it goes into. */
    source: text('source').notNull(),
    mapping: jsonb('mapping').$type<Mapping>().notNull(),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] })],
);
