import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';

/** Comments of a work by day, language and sentiment, hidden and deleted ones left out (domain/seed-and-scale 8.5). */
export const commentDaily = pgTable(
  'comment_daily',
  {
    webId: integer('web_id').notNull(),
    upId: idColumn('up_id').notNull(),
    workId: idColumn('work_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lang: text('lang').notNull(),
    sentiment: integer('sentiment').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.upId, table.day, table.workId, table.lang, table.sentiment] }),
    index('comment_daily_day').on(table.webId, table.day),
    index('comment_daily_work').on(table.workId, table.day),
  ],
);

/** Comments of a whole channel, likewise: what its creators have together. */
export const commentChannelDaily = pgTable(
  'comment_channel_daily',
  {
    webId: integer('web_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lang: text('lang').notNull(),
    sentiment: integer('sentiment').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.webId, table.lang, table.sentiment] })],
);

/** Complaints under a work by day and kind; a comment may have several. */
export const commentComplaintDaily = pgTable(
  'comment_complaint_daily',
  {
    webId: integer('web_id').notNull(),
    upId: idColumn('up_id').notNull(),
    workId: idColumn('work_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.upId, table.day, table.workId, table.kind] }),
    index('comment_complaint_daily_work').on(table.workId, table.day),
  ],
);

/** Complaints on a whole channel, likewise. */
export const commentChannelComplaintDaily = pgTable(
  'comment_channel_complaint_daily',
  {
    webId: integer('web_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.webId, table.kind] })],
);

/** Words in some comments and their figures: as many of each list as there are words, which stand in their order. */
const wordLists = () => ({
  /** How many comments, with words or without. */
  comments: integer('comments').notNull(),
  tokens: text('tokens').array().notNull(),
  /** How often each was written. */
  times: integer('times').array().notNull(),
  /** In how many comments, and in how many of those that feel so. */
  n: integer('n').array().notNull(),
  positive: integer('positive').array().notNull(),
  negative: integer('negative').array().notNull(),
});

/** Words in the comments under the works of a creator by day and language. */
export const commentWordsDaily = pgTable(
  'comment_words_daily',
  {
    webId: integer('web_id').notNull(),
    upId: idColumn('up_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lang: text('lang').notNull(),
    ...wordLists(),
  },
  (table) => [primaryKey({ columns: [table.upId, table.day, table.lang] })],
);

/** The same by week, which begins with Monday: a quarter has thirteen of them and ninety days. */
export const commentWordsWeekly = pgTable(
  'comment_words_weekly',
  {
    webId: integer('web_id').notNull(),
    upId: idColumn('up_id').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    lang: text('lang').notNull(),
    ...wordLists(),
  },
  (table) => [primaryKey({ columns: [table.upId, table.week, table.lang] })],
);

/** Words in the comments on a whole channel by day. */
export const commentTokenDaily = pgTable(
  'comment_token_daily',
  {
    webId: integer('web_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lang: text('lang').notNull(),
    token: text('token').notNull(),
    /** How often it was written. */
    times: integer('times').notNull(),
    /** In how many comments, and in how many of those that feel so. */
    n: integer('n').notNull(),
    positive: integer('positive').notNull(),
    negative: integer('negative').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webId, table.day, table.lang, table.token] })],
);

/** The same of whole channels by week. */
export const commentTokenWeekly = pgTable(
  'comment_token_weekly',
  {
    webId: integer('web_id').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    lang: text('lang').notNull(),
    token: text('token').notNull(),
    times: integer('times').notNull(),
    n: integer('n').notNull(),
    positive: integer('positive').notNull(),
    negative: integer('negative').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webId, table.week, table.lang, table.token] })],
);
