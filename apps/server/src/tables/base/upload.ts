import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Files that arrive in parts, until a day after the last one (domain/life-cycles 3.11). */
export const uploads = pgTable(
  'uploads',
  {
    id: primaryId(),
    /** Name in the store once it is whole. */
    objectName: text('object_name').notNull().unique(),
    /** What the store calls it until then. */
    storeKey: text('store_key').notNull(),
    fileName: text('file_name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    partSize: integer('part_size').notNull(),
    /** The file that it became. */
    fileId: idColumn('file_id'),
    createUser: idColumn('create_user').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
    /** When the last part came. */
    partTime: moment('part_time').notNull().defaultNow(),
  },
  (table) => [index('uploads_user').on(table.createUser), index('uploads_part_time').on(table.partTime)],
);

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: idColumn('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    sha256: text('sha256').notNull(),
    /** What the store knows it by. */
    tag: text('tag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.no] })],
);
