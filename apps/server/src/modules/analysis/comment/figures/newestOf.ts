import { and, desc, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { comments } from '../../../../tables/collection/comment';
import { onDays } from '../../../collection/comments';

/** When the newest of some comments was read: since a day, or, where none came since, ever. All months are a plan of their own each, so they are left alone until then. */
export async function newestOf(db: Db, where: SQL | undefined, fromDay: string): Promise<string | null> {
  const newest = async (within: SQL | undefined) =>
    (await db.select({ dataTime: comments.dataTime }).from(comments).where(within).orderBy(desc(comments.commentTime)).limit(1))[0];
  const found = (await newest(and(where, onDays({ fromDay })))) ?? (await newest(where));
  return found ? presentTime(found.dataTime) : null;
}
