import { type SQL, sql } from 'drizzle-orm';
import { inIds } from '../../../db/inIds';
import { commentKeys, comments } from '../../../tables/collection/comment';

/**
 * SQL: comments with these ids, looked for in the months that their keys tell of and no other. A bound as a subselect is known when the
 * statement runs, whatever its plan is: a key joined to a comment may have all months read.
 */
export function commentsWithIds(ids: readonly string[]): SQL {
  const keys = sql`from ${commentKeys} where ${inIds(commentKeys.commentId, ids)}`;
  const written =
    ids.length === 1
      ? sql`= (select ${commentKeys.commentTime} ${keys} limit 1)`
      : sql`between (select min(${commentKeys.commentTime}) ${keys}) and (select max(${commentKeys.commentTime}) ${keys})`;
  return sql`${inIds(comments.id, ids)} and ${comments.commentTime} ${written}`;
}
