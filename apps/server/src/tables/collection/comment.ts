import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

const count = (name: string) => bigint(name, { mode: 'number' });

/** What people say under works (domain/model 2.3.8), as it was collected. */
export const comments = pgTable(
  'comments',
  {
    id: primaryId(),
    webId: integer('web_id').notNull(),
    platformCommentId: text('platform_comment_id').notNull(),
    workId: idColumn('work_id').notNull(),
    upId: idColumn('up_id').notNull(),
    authorName: text('author_name').notNull(),
    authorPlatformId: text('author_platform_id'),
    content: text('content').notNull(),
    likeNum: count('like_num').notNull(),
    replyNum: count('reply_num').notNull(),
    commentTime: moment('comment_time').notNull(),
    dataTime: moment('data_time').notNull(),
  },
  (table) => [
    uniqueIndex('comments_platform').on(table.webId, table.platformCommentId, table.commentTime),
    index('comments_work').on(table.workId, table.commentTime),
  ],
);
