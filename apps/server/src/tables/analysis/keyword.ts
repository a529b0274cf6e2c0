import { keywordLibraryLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Libraries of words that comments are read with (domain/model 2.3.9). */
export const keywordLibraries = pgTable(
  'keyword_libraries',
  {
    id: primaryId(),
    libraryName: text('library_name').notNull(),
    /** 1 monitor, 2 sensitive, 3 stop words, 4 custom dictionary, 5 sentiment override. */
    purpose: integer('purpose').notNull(),
    /** Channels; all of them where it is empty. */
    scope: integer('scope')
      .array()
      .notNull()
      .default(sql`'{}'`),
    libraryStatus: stateColumn('library_status', keywordLibraryLife, 'enabled'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('keyword_libraries_name')
      .on(sql`lower(${table.libraryName})`)
      .where(sql`${table.status} <> 2`),
  ],
);

/** Their words, with the comments that they were found in. */
export const keywords = pgTable(
  'keywords',
  {
    id: primaryId(),
    libraryId: idColumn('library_id')
      .notNull()
      .references(() => keywordLibraries.id),
    word: text('word').notNull(),
    /** The word as it is compared: NFKC, lower case, trimmed. */
    wordKey: text('word_key').notNull(),
    /** Null for every language. */
    lang: text('lang'),
    /** Hundredths. */
    weight: integer('weight'),
    hitCount: bigint('hit_count', { mode: 'number' }).notNull().default(0),
    lastHitTime: moment('last_hit_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('keywords_word')
      .on(table.libraryId, table.wordKey)
      .where(sql`${table.status} <> 2`),
    index('keywords_hits').on(table.hitCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** What comments are read with, as one random name that changes with any library or word, and not with what they were met in: one row. Triggers keep it. */
export const keywordState = pgTable(
  'keyword_state',
  {
    one: boolean('one').primaryKey().default(true),
    name: uuid('name').notNull(),
  },
  (table) => [check('keyword_state_one', sql`${table.one}`)],
);
