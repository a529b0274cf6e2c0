import { and, desc, eq } from 'drizzle-orm';
import type { CollectCounts } from '../../../tables/collection/queue';
import { works } from '../../../tables/creators/creator';
import { keepComments } from '../comments';
import { type ChannelComment, CollectError, type Told, offered } from '../connectors';
import { paged } from './paged';
import { keeping, none, type Running, sum } from './running';
import { workOf } from './workOf';

const pageSize = 100;
/** Of a work whose comments were never read, or not for long, the newest 2,000 are. */
const mostPages = 20;
/** Newest works whose comments are read when a creator is the target. */
const worksRead = 5;
/** How channels say that nobody may comment. */
const commentsAreOff = /commentsDisabled|comments_disabled|Comments are disabled/;

type Work = typeof works.$inferSelect;

export async function collectComments(running: Running): Promise<CollectCounts> {
  const { job, services } = running;
  const ofUp = and(eq(works.upId, job.targetId), eq(works.workStatus, 1));
  const found =
    job.targetType === 2
      ? [await workOf(running)]
      : await services.database.db.select().from(works).where(ofUp).orderBy(desc(works.postTime)).limit(worksRead);
  let counts = none;
  for (const work of found) counts = sum(counts, await commentsOf(running, work));
  return counts;
}

/**
 * The newest comments under a work, back to where a reading that came to its end began: one that was stopped half-way left older ones
 * unread, however new its own are. A work without comments, by the author's wish, has none.
 */
async function commentsOf(running: Running, work: Work): Promise<CollectCounts> {
  const known = work.commentsThrough;
  let counts = none;
  let newest = known;
  let page = 0;
  for await (const { items, dataTime, nextCursor } of paged((cursor) => commentsFrom(running, work, cursor))) {
    page += 1;
    for (const { commentTime } of items) if (newest === null || commentTime > newest) newest = commentTime;
    const isKnown = items.length > 0 && items.every(({ commentTime }) => known !== null && commentTime <= known);
    const isLast = nextCursor === null || page === mostPages || isKnown;
    const told = { webId: work.webId, items: items.map((item) => ({ ...item, work })), dataTime };
    const kept = await keeping(running, async (tx) => {
      if (isLast && newest !== known) await tx.update(works).set({ commentsThrough: newest }).where(eq(works.id, work.id));
      return keepComments(tx, running.services, told);
    });
    counts = sum(counts, kept);
    if (isLast) break;
  }
  return counts;
}

async function commentsFrom({ reached, clock }: Running, work: Work, cursor: string | null): Promise<Told<ChannelComment>> {
  try {
    return await reached.ask('comments', (channel) => offered(channel, 'listComments')(work.platformWorkId, { cursor, limit: pageSize }));
  } catch (error) {
    if (!(error instanceof CollectError && error.failure === 'NotAllowed' && commentsAreOff.test(error.message))) throw error;
    return { items: [], nextCursor: null, raw: '', dataTime: clock(), quotaCost: 0 };
  }
}
