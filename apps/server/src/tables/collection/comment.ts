import { commentLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ratioColumn } from '../../db/amountColumn';
import { idColumn } from '../../db/idColumn';
import type { Partitioned } from '../../db/partitions/Partitioned';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

const count = (name: string) => bigint(name, { mode: 'number' });
const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** What people say under works (domain/model 2.3.8), with what was read out of it when it came. */
export const comments = pgTable(
  'comments',
  {
    id: idColumn('id')
      .notNull()
      .default(sql`next_id()`),
    webId: integer('web_id').notNull(),
    platformCommentId: text('platform_comment_id').notNull(),
    workId: idColumn('work_id').notNull(),
    upId: idColumn('up_id').notNull(),
    /** The comment that it answers, by the channel's id: an answer may come before what it answers. */
    parentPlatformId: text('parent_platform_id'),
    authorName: text('author_name').notNull(),
    authorPlatformId: text('author_platform_id'),
    content: text('content').notNull(),
    likeNum: count('like_num').notNull(),
    replyNum: count('reply_num').notNull(),
    commentTime: moment('comment_time').notNull(),
    /** Its day in the country of the creator. */
    day: date('day', { mode: 'string' })
      .notNull()
      .default(sql`current_date`),
    dataTime: moment('data_time').notNull(),
    /** Version of the word lists that it was read with; 0 where it was not read yet. */
    readVersion: integer('read_version').notNull().default(0),
    lang: text('lang').notNull().default('und'),
    /** -1, 0, 1. */
    sentiment: integer('sentiment').notNull().default(0),
    sentimentScore: ratioColumn('sentiment_score').notNull().default(0),
    /** What a cloud counts, repeated words repeated. */
    words: texts('words'),
    /** Kinds of complaint. */
    complaints: texts('complaints'),
    isQuestion: boolean('is_question').notNull().default(false),
    /** Signs of spam. */
    spam: texts('spam'),
    keywordHits: idColumn('keyword_hits')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The blacklist fan who wrote it, active at that time. */
    blackFanId: idColumn('black_fan_id'),
    commentStatus: stateColumn('comment_status', commentLife, 'normal'),
    /** Hidden or deleted here, while the channel goes on showing it. */
    isHereOnly: boolean('is_here_only').notNull().default(false),
    replyStatus: integer('reply_status').notNull().default(0),
    replyContent: text('reply_content'),
    replyUser: idColumn('reply_user'),
    replyTime: moment('reply_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.commentTime] }),
    index('comments_work').on(table.workId, table.commentTime),
    index('comments_up').on(table.upId, table.commentTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_time').on(table.commentTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_likes').on(table.likeNum.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_replies').on(table.replyNum.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_words').using('gin', table.words),
    index('comments_author').on(sql`lower(${table.authorName})`),
    index('comments_keywords').using('gin', table.keywordHits),
    index('comments_complaints')
      .on(table.webId, table.day)
      .where(sql`cardinality(${table.complaints}) > 0`),
    index('comments_parent')
      .on(table.webId, table.parentPlatformId)
      .where(sql`${table.parentPlatformId} is not null`),
    index('comments_black')
      .on(table.blackFanId, table.commentTime)
      .where(sql`${table.blackFanId} is not null`),
  ],
);

/** Every word that was ever read out of a comment, to find those that hold what somebody types. */
export const commentVocabulary = pgTable(
  'comment_vocabulary',
  {
    token: text('token').primaryKey(),
    tokenFolded: text('token_folded').generatedAlwaysAs(sql`folded(token)`),
  },
  (table) => [index('comment_vocabulary_search').using('gin', sql`grams(${table.tokenFolded})`)],
);

/** What files bring goes a year back, and the demo too. */
export const commentsByMonth: Partitioned = {
  table: comments,
  key: comments.commentTime,
  grain: 'month',
  backDays: 400,
  isDropped: false,
};

/**
 * Where a comment lies, by the id of its channel and by ours: a channel's id stands once in here, whatever the month. Triggers of
 * `comments` keep it.
 */
export const commentKeys = pgTable(
  'comment_keys',
  {
    webId: integer('web_id').notNull(),
    platformCommentId: text('platform_comment_id').notNull(),
    commentId: idColumn('comment_id').notNull(),
    commentTime: moment('comment_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webId, table.platformCommentId] }), index('comment_keys_comment').on(table.commentId)],
);

/** Since when comments are kept: one row. What was written before is dropped, and its days stay as they were counted. */
export const commentFloor = pgTable(
  'comment_floor',
  {
    one: boolean('one').primaryKey().default(true),
    since: moment('since').notNull(),
  },
  (table) => [check('comment_floor_one', sql`${table.one}`)],
);

/** The same of a channel that wants what it told to be forgotten sooner. */
export const channelCommentFloors = pgTable('channel_comment_floors', {
  webId: integer('web_id').primaryKey(),
  since: moment('since').notNull(),
});
