import { and, desc, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { comments } from '../../../../tables/collection/comment';
import { onDays } from '../../../collection/comments';
import { addDays } from '../../../system/country';
import { counts } from '../counts';
import { type Reader, since } from '../Reader';
import { type Scope, scopeOf } from './scopeOf';

/**
 * When the newest of some comments was read: since a day, or, where none came since, ever. All months are a plan of their own each, so
 * they are left alone until then.
 */
export async function newestOf(db: Db, scope: Scope, reader: Reader, fromDay: string): Promise<string | null> {
  const newest = async (viewer: Reader, within?: SQL) =>
    (
      await db
        .select({ dataTime: comments.dataTime })
        .from(comments)
        .where(and(scopeOf(comments, scope, viewer), counts, within))
        .orderBy(desc(comments.commentTime))
        .limit(1)
    )[0];
  const from = lastDaysOf(scope, reader) ?? fromDay;
  const found = (await newest(since(reader, from), onDays({ fromDay: from }))) ?? (await newest(reader));
  return found ? presentTime(found.dataTime) : null;
}

/** Since when a merchant's newest comments were written: a country may have gone on to a new day before another. */
function lastDaysOf({ webId, upId, workId }: Scope, { ownWorks }: Reader): string | undefined {
  const isOfAll = !webId?.length && upId === undefined && workId === undefined;
  const last = isOfAll ? ownWorks?.[0]?.lastDay : undefined;
  return last && addDays(last, -1);
}
