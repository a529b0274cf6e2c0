import { and, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../../../db/inIds';
import { type Db, rowsOf } from '../../../db/database';
import { commentKeys, comments } from '../../../tables/collection/comment';

type Comment = typeof comments.$inferSelect;

/** The comments of a channel that are known among those with these ids of the channel: each is asked of one part of the keys. */
export async function knownAmong(tx: Db, { webId, ids }: { webId: number; ids: readonly string[] }): Promise<Comment[]> {
  const [kept] = await rowsOf<{ ids: string[] | null; first: string; last: string }>(tx, keysAmong(webId, ids));
  if (!kept?.ids) return [];
  const written = sql`${comments.commentTime} between ${kept.first}::timestamptz and ${kept.last}::timestamptz`;
  return tx
    .select()
    .from(comments)
    .where(and(inIds(comments.id, kept.ids), written));
}

/** SQL: our ids of those that are known, and from when to when they were written. The limit has each looked for by itself, however few are kept. */
export const keysAmong = (
  webId: number,
  ids: readonly string[],
): SQL => sql`select array_agg(key.comment_id::text) ids, min(key.comment_time)::text "first", max(key.comment_time)::text "last"
      from unnest(${sql.param(ids)}::text[]) told(id) cross join lateral (
        select * from ${commentKeys} where ${commentKeys.webId} = ${webId} and ${commentKeys.platformCommentId} = told.id limit 1) key`;
