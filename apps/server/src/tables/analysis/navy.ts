import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Comments of the last month by accounts of which one is suspected, with the signs that each has, as they were when it was looked through. */
export const navyComments = pgTable(
  'navy_comments',
  {
    webId: integer('web_id').notNull(),
    commentId: idColumn('comment_id').notNull(),
    commentTime: moment('comment_time').notNull(),
    upId: idColumn('up_id').notNull(),
    workId: idColumn('work_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The channel's id of the author, or its name where the channel tells no id. */
    who: text('who').notNull(),
    isNamed: boolean('is_named').notNull(),
    sameWords: boolean('same_words').notNull(),
    burst: boolean('burst').notNull(),
    manyWorks: boolean('many_works').notNull(),
    emptyProfile: boolean('empty_profile').notNull(),
    suspected: boolean('suspected').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.webId, table.commentId] }),
    index('navy_comments_day').on(table.day, table.webId),
    index('navy_comments_who').on(table.webId, table.who),
  ],
);

/** When the comments of a channel were looked through last. */
export const navyRuns = pgTable('navy_runs', { webId: integer('web_id').primaryKey(), markTime: moment('mark_time').notNull() });
