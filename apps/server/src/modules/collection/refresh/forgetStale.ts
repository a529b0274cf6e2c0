import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { comments } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { upMetricDaily, workMetricSnapshots } from '../../creators/creator';
import { daysBefore, terms } from './terms';

const atOnce = 1000;

/**
 * Deletes what could not be read again in time: comments, figures of works with their snapshots, figures of creators. What was
 * counted from them by day is our own and stays. Answers how many rows were too old.
 */
export async function forgetStale({ database: { db } }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const before = daysBefore(now, terms.keepDays);
  let forgotten = 0;
  for (const portion of [staleComments, staleWorks, staleUps])
    for (;;) {
      const count = await db.transaction((tx) => portion(tx, before));
      forgotten += count;
      if (count < atOnce) break;
    }
  return forgotten;
}

async function staleComments(tx: Db, before: Date): Promise<number> {
  const old = and(eq(comments.webId, terms.webId), lt(comments.dataTime, before));
  const ids = tx.select({ id: comments.id }).from(comments).where(old).orderBy(asc(comments.id)).limit(atOnce).for('update');
  return (await tx.delete(comments).where(inArray(comments.id, ids)).returning({ id: comments.id })).length;
}

async function staleWorks(tx: Db, before: Date): Promise<number> {
  const old = and(eq(works.webId, terms.webId), lt(works.dataTime, before));
  const ids = await idsOf(tx.select({ id: works.id }).from(works).where(old).orderBy(asc(works.id)).limit(atOnce).for('update'));
  if (ids.length === 0) return 0;
  await tx.delete(workMetricSnapshots).where(inArray(workMetricSnapshots.workId, ids));
  const figures = { views: null, likes: null, comments: null, shares: null, favorites: null };
  await tx
    .update(works)
    .set({ ...figures, descr: null, coverUrl: null, duration: null, hashtags: [], postLocation: null, dataTime: null })
    .where(inArray(works.id, ids));
  return ids.length;
}

async function staleUps(tx: Db, before: Date): Promise<number> {
  const old = and(eq(ups.webId, terms.webId), lt(ups.dataTime, before));
  const ids = await idsOf(tx.select({ id: ups.id }).from(ups).where(old).orderBy(asc(ups.id)).limit(atOnce).for('update'));
  if (ids.length === 0) return 0;
  await tx
    .update(upMetricDaily)
    .set({ fans: null, fansInc: null, likes: null, works: null, worksInc: null })
    .where(inArray(upMetricDaily.upId, ids));
  const figures = { fansNum: null, likesNum: null, videosNum: null, worksNum: null };
  await tx
    .update(ups)
    .set({ ...figures, avatarUrl: null, dataTime: null })
    .where(inArray(ups.id, ids));
  return ids.length;
}

const idsOf = async (rows: PromiseLike<readonly { id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);
