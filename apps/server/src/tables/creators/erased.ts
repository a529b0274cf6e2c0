import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/timeColumns';

/** People who asked to be removed: hashes of their platform ids and handles, so that nobody takes them in again. */
export const erasedPeople = pgTable(
  'erased_people',
  {
    webId: integer('web_id').notNull(),
    keyHash: text('key_hash').notNull(),
    eraseTime: moment('erase_time').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.webId, table.keyHash] })],
);
