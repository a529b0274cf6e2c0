import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { channelCommentFloors } from '../../../tables/collection/comment';
import { keptSince } from './keptSince';
import { lockChannel } from './lockChannel';

/** So many go in one transaction, since whoever keeps comments of the channel waits for it. */
const atOnce = 5000;

/**
 * Deletes the comments that were written at a channel before a moment; how many there were of each day, and their words, stay as they
 * were counted. Answers how many went. What the channel tells of them later is left aside.
 */
export async function forgetComments(db: Db, { webId, before }: { webId: number; before: Date }): Promise<number> {
  const known = await db.transaction(async (tx) => {
    await lockChannel(tx, webId);
    const floor = await keptSince(tx, webId);
    await tx
      .insert(channelCommentFloors)
      .values({ webId, since: before })
      .onConflictDoUpdate({
        target: channelCommentFloors.webId,
        set: { since: sql`greatest(${channelCommentFloors.since}, excluded.since)` },
      });
    return floor;
  });
  // What is older than the last floor is gone already.
  const written = sql`web_id = ${webId} and comment_time < ${before.toISOString()}::timestamptz ${known ? sql`and comment_time >= ${known.toISOString()}::timestamptz` : sql``}`;
  for (let count = 0; ;) {
    const gone = await db.transaction(async (tx) => {
      await lockChannel(tx, webId);
      return rowsOf(
        tx,
        sql`delete from comments where ${written} and (id, comment_time) in (select id, comment_time from comments where ${written} limit ${atOnce}) returning 1`,
      );
    });
    count += gone.length;
    if (gone.length < atOnce) return count;
  }
}
