import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { works } from '../creators/creator';

/** Works that a person gathered under a name to follow them together. */
export const collections = pgTable(
  'collections',
  {
    id: primaryId(),
    /** Whose it is: nobody else sees it. */
    userId: idColumn('user_id').notNull(),
    name: text('name').notNull(),
    note: text('note'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('collections_name')
      .on(table.userId, sql`lower(${table.name})`)
      .where(sql`${table.status} <> 2`),
  ],
);

/** The works of a collection, with what they had when they joined it. */
export const collectionWorks = pgTable(
  'collection_works',
  {
    collectionId: idColumn('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    workId: idColumn('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    addTime: moment('add_time').notNull().defaultNow(),
    viewsThen: bigint('views_then', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.workId] }), index('collection_works_work').on(table.workId)],
);
