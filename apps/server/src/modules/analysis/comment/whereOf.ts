import { type commentApi, commentLife, type ParsedInputOf } from '@backlot/contract';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import { commentKeys, comments } from '../../../tables/collection/comment';
import type { Reader } from './Reader';
import { onDays } from '../../collection/comments';
import { isCommentOfFollow } from '../follow';
import { searchedFor } from './searchedFor';
import { commentsInSight } from './sight';

export type CommentQuery = Omit<ParsedInputOf<typeof commentApi.page>, 'pageNo' | 'pageSize'>;

const { commentTime, likeNum, replyNum } = comments;

export const sorting = { sorts: { commentTime, likeNum, replyNum }, fallback: { by: commentTime, order: 'descend' as const } };

const marks = {
  question: sql`${comments.isQuestion}`,
  complaint: sql`cardinality(${comments.complaints}) > 0`,
  spam: sql`cardinality(${comments.spam}) > 0`,
  blackFan: isNotNull(comments.blackFanId),
} as const;

/** SQL: the comments in sight that a query asks for; deleted ones only where their state is asked for. */
export async function whereOf(db: Db, query: CommentQuery, viewer: Reader): Promise<SQL | undefined> {
  const where = filtersOf(query, viewer);
  return query.searchValue ? and(where, await searchedFor(db, { term: query.searchValue, among: where, viewer })) : where;
}

const filtersOf = (query: CommentQuery, viewer: Reader): SQL | undefined =>
  and(
    commentsInSight(viewer),
    query.commentStatus?.length ? inArray(comments.commentStatus, query.commentStatus) : notInState(commentLife, comments, 'deleted'),
    query.webId?.length ? inArray(comments.webId, query.webId) : undefined,
    query.upId ? eq(comments.upId, query.upId) : undefined,
    query.workId ? eq(comments.workId, query.workId) : undefined,
    query.commentId
      ? sql`(${comments.webId}, ${comments.parentPlatformId}) in (select k.web_id, k.platform_comment_id from ${commentKeys} k where k.comment_id = ${query.commentId})`
      : undefined,
    query.favId
      ? isCommentOfFollow(query.favId, {
          webId: sql`${comments.webId}`,
          upId: sql`${comments.upId}`,
          workId: sql`${comments.workId}`,
          keywordHits: sql`${comments.keywordHits}`,
        })
      : undefined,
    query.keywordId ? sql`${comments.keywordHits} @> array[${query.keywordId}::bigint]` : undefined,
    query.word ? sql`${comments.words} @> array[${query.word}::text]` : undefined,
    query.sentiment?.length ? inArray(comments.sentiment, query.sentiment) : undefined,
    query.lang?.length ? inArray(comments.lang, query.lang) : undefined,
    query.mark?.length ? or(...query.mark.map((mark) => marks[mark])) : undefined,
    query.replyStatus === undefined ? undefined : eq(comments.replyStatus, query.replyStatus),
    query.fromDay || query.toDay ? onDays(query) : undefined,
  );
