import type { documentFormats } from '@backlot/contract';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Texts that are written in the browser. */
export const documents = pgTable(
  'documents',
  {
    id: primaryId(),
    name: text('name').notNull(),
    format: text('format').$type<(typeof documentFormats)[number]>().notNull(),
    remark: text('remark'),
    characters: integer('characters').notNull(),
    versionNo: integer('version_no').notNull().default(1),
    /** When it was made or last changed. */
    changeTime: moment('change_time').notNull().defaultNow(),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [index('documents_changed').on(table.changeTime)],
);

/** What a document said, each time it was changed. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: primaryId(),
    documentId: idColumn('document_id')
      .notNull()
      .references(() => documents.id),
    versionNo: integer('version_no').notNull(),
    content: text('content').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
    createUser: idColumn('create_user'),
  },
  (table) => [uniqueIndex('document_versions_of').on(table.documentId, table.versionNo)],
);
