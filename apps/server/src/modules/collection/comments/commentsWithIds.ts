import { type SQL, sql } from 'drizzle-orm';
import { inIds } from '../../../db/inIds';
import { commentKeys, comments } from '../../../tables/collection/comment';

/**
 * SQL: comments with these ids, looked for in the months that their keys tell of and no other. A bound as a subselect is known when the
 * statement runs, whatever its plan is: a key joined to a comment may have all months read.
 */
export function commentsWithIds(ids: readonly string[]): SQL {
  const time = (which: SQL) =>
    sql`(select ${which}(${commentKeys.commentTime}) from ${commentKeys} where ${inIds(commentKeys.commentId, ids)})`;
  return sql`${inIds(comments.id, ids)} and ${comments.commentTime} between ${time(sql`min`)} and ${time(sql`max`)}`;
}
