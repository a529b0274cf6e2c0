import { and, desc, eq } from 'drizzle-orm';
import type { CollectCounts } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { keepComments } from '../comments';
import { type ChannelWork, CollectError, refOf, type Told } from '../connectors';
import { keepFollowers, keepProfile, keepWorks, markGone, reckonUp } from '../keep';
import { collectOrders } from './collectOrders';
import { type Ending, keeping, none, offered, type Running, sum } from './running';

const monthMs = 30 * 86_400_000;
const mostPages = 20;
const mostComments = 100;
/** How channels say that nobody may comment. */
const commentsAreOff = /commentsDisabled|comments_disabled|Comments are disabled/;
/** Newest works whose comments are read when a creator is the target. */
const worksRead = 5;

/**
 * Collects what a job asks for. What comes page by page is kept in a transaction for each, only while the job is the worker's; what comes
 * at once is left to be kept with the end of the job.
 */
export async function collect(running: Running): Promise<Ending> {
  const { objectType, targetType } = running.job;
  if (objectType === 1) return collectProfile(running);
  if (objectType === 2 && targetType === 2) return collectWork(running);
  if (objectType === 4) return collectAudience(running);
  const counts = await collectPages(running);
  return async () => counts;
}

function collectPages(running: Running): Promise<CollectCounts> {
  const { objectType } = running.job;
  if (objectType === 2) return collectWorks(running);
  if (objectType === 3) return collectComments(running);
  if (objectType === 5) return collectOrders(running);
  throw new CollectError('NotAllowed', `objectType ${objectType}`);
}

const asked = { platformId: ups.platformId, upNumber: ups.upNumber, webId: ups.webId, status: ups.status };

async function upOf({ services: { database }, job }: Running) {
  const [up] = await database.db.select(asked).from(ups).where(eq(ups.id, job.upId)).prepare('collection_up').execute();
  if (!up || up.status === 2) throw new CollectError('NotFound', `creator ${job.upId}`);
  return up;
}

async function collectProfile(running: Running): Promise<Ending> {
  const up = await upOf(running);
  const ref = refOf(running.reached.connector, { platformId: up.platformId, handle: up.upNumber });
  const { items, dataTime } = await running.reached.ask('profile', (channel) => offered(channel, 'fetchProfile')(ref));
  const [profile] = items;
  if (!profile) throw new CollectError('NotFound', ref);
  return (tx) => keepProfile(tx, running.job.upId, { profile, dataTime });
}

/** Who follows a creator today; a channel that knows nothing of it has nothing to tell. */
async function collectAudience(running: Running): Promise<Ending> {
  const { platformId, upNumber: handle } = await upOf(running);
  const ref = refOf(running.reached.connector, { platformId, handle });
  const { items, dataTime } = await running.reached.ask('audience', (channel) => offered(channel, 'fetchAudience')(ref));
  const [audience] = items;
  if (!audience) return async () => none;
  return (tx) => keepFollowers(tx, running.job.upId, { audience, dataTime });
}

/** Works of the last 30 days. */
async function collectWorks(running: Running): Promise<CollectCounts> {
  const { reached, job, clock } = running;
  const { platformId, webId, upNumber: handle } = await upOf(running);
  const ref = refOf(reached.connector, { platformId, handle });
  const since = clock().getTime() - monthMs;
  let counts = none;
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const at: string | null = cursor;
    const told: Told<ChannelWork> = await reached.ask('works', (channel) =>
      offered(channel, 'listWorks')(ref, { cursor: at, limit: reached.connector.mostIds }),
    );
    const { items, dataTime } = told;
    counts = sum(counts, await keeping(running, (tx) => keepWorks(tx, { upId: job.upId, webId, items, dataTime })));
    cursor = told.nextCursor;
    if (cursor === null || items.some(({ postTime }) => postTime.getTime() < since)) break;
  }
  await keeping(running, (tx) => reckonUp(tx, job.upId, clock()));
  return counts;
}

async function workOf({ services: { database }, job }: Running) {
  const [work] = await database.db.select().from(works).where(eq(works.id, job.targetId));
  if (!work) throw new CollectError('NotFound', `work ${job.targetId}`);
  return work;
}

async function collectWork(running: Running): Promise<Ending> {
  const { platformWorkId, webId, upId } = await workOf(running);
  const { items, dataTime } = await running.reached.ask('workDetail', (channel) => offered(channel, 'getWorks')([platformWorkId]));
  return async (tx) => {
    if (items.length > 0) return keepWorks(tx, { upId, webId, items, dataTime });
    await markGone(tx, { webId, ids: [platformWorkId], dataTime });
    return { read: 0, added: 0, changed: 1, skipped: 0 };
  };
}

async function collectComments(running: Running): Promise<CollectCounts> {
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

/** The newest comments under a work until they are known; a work without comments, by the author's wish, has none. */
async function commentsOf(running: Running, work: typeof works.$inferSelect): Promise<CollectCounts> {
  let counts = none;
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const at: string | null = cursor;
    const told = await running.reached
      .ask('comments', (channel) => offered(channel, 'listComments')(work.platformWorkId, { cursor: at, limit: mostComments }))
      .catch((error: unknown) => {
        if (error instanceof CollectError && error.failure === 'NotAllowed' && commentsAreOff.test(error.message)) return undefined;
        throw error;
      });
    if (!told) break;
    const { items, dataTime } = told;
    const ofWork = items.map((item) => ({ ...item, work }));
    const kept = await keeping(running, (tx) => keepComments(tx, running.services, { webId: work.webId, items: ofWork, dataTime }));
    counts = sum(counts, kept);
    cursor = told.nextCursor;
    if (cursor === null || kept.added === 0) break;
  }
  return counts;
}
