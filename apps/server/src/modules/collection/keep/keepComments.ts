import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { comments } from '../../../tables/collection/comment';
import type { CollectCounts } from '../../../tables/collection/queue';
import type { ChannelComment } from '../connectors';

interface Told {
  work: { id: string; upId: string; webId: number };
  items: readonly ChannelComment[];
  dataTime: Date;
}

/** Keeps comments under a work; told again, none stands twice. */
export async function keepComments(tx: Db, { work, items, dataTime }: Told): Promise<CollectCounts> {
  const ids = items.map(({ platformCommentId }) => platformCommentId);
  if (ids.length === 0) return { read: 0, added: 0, changed: 0, skipped: 0 };
  const known = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.webId, work.webId), inArray(comments.platformCommentId, ids)));
  const before = new Map(known.map((comment) => [comment.platformCommentId, comment]));
  const counts = { read: items.length, added: 0, changed: 0, skipped: 0 };
  for (const { platformCommentId, commentTime, likes, replies, content, authorName, authorPlatformId } of items) {
    const found = before.get(platformCommentId);
    const told = { content, likeNum: likes, replyNum: replies, authorName, authorPlatformId };
    if (found && found.content === content && found.likeNum === likes && found.replyNum === replies) {
      counts.skipped += 1;
      continue;
    }
    counts[found ? 'changed' : 'added'] += 1;
    await tx
      .insert(comments)
      .values({ webId: work.webId, platformCommentId, commentTime, workId: work.id, upId: work.upId, ...told, dataTime })
      .onConflictDoUpdate({
        target: [comments.webId, comments.platformCommentId, comments.commentTime],
        set: { ...told, dataTime },
      });
  }
  return counts;
}
