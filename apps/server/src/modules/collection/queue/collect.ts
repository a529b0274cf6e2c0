import type { CollectCounts } from '../../../tables/collection/queue';
import { CollectError, refOf, offered } from '../connectors';
import { keepFollowers, keepProfile, keepWorks, markGone, reckonUp } from '../keep';
import { collectComments } from './collectComments';
import { collectOrders } from './collectOrders';
import { leased } from './leased';
import { paged } from './paged';
import { workOf } from './workOf';
import { type Ending, keeping, none, type Running, sum } from './running';

const monthMs = 30 * 86_400_000;

/**
 * Collects what a job asks for. What comes page by page is kept in a transaction for each, only while the job is the worker's; what comes
 * at once is left to be kept with the end of the job.
 */
export async function collect(started: Running): Promise<Ending> {
  const running = leased(started);
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

function upOf({ job }: Running) {
  const { up } = job;
  if (!up || up.status === 2) throw new CollectError('NotFound', `creator ${job.upId}`);
  return up;
}

async function collectProfile(running: Running): Promise<Ending> {
  const up = upOf(running);
  const ref = refOf(running.reached.connector, { platformId: up.platformId, handle: up.upNumber });
  const { items, dataTime } = await running.reached.askOnly('profile', (channel) => offered(channel, 'fetchProfile')(ref));
  const [profile] = items;
  if (!profile) throw new CollectError('NotFound', ref);
  return (tx) => keepProfile(tx, running.job.upId, { profile, dataTime });
}

/** Who follows a creator today; a channel that knows nothing of it has nothing to tell. */
async function collectAudience(running: Running): Promise<Ending> {
  const { platformId, upNumber: handle } = upOf(running);
  const ref = refOf(running.reached.connector, { platformId, handle });
  const { items, dataTime } = await running.reached.askOnly('audience', (channel) => offered(channel, 'fetchAudience')(ref));
  const [audience] = items;
  if (!audience) return async () => none;
  return (tx) => keepFollowers(tx, running.job.upId, { audience, dataTime });
}

/** Works of the last 30 days. */
async function collectWorks(running: Running): Promise<CollectCounts> {
  const { reached, job, clock } = running;
  const { platformId, webId, upNumber: handle } = upOf(running);
  const ref = refOf(reached.connector, { platformId, handle });
  const since = clock().getTime() - monthMs;
  let counts = none;
  const limit = reached.connector.mostIds;
  const list = (cursor: string | null) => reached.ask('works', (channel) => offered(channel, 'listWorks')(ref, { cursor, limit }));
  for await (const { items, dataTime } of paged(list)) {
    counts = sum(counts, await keeping(running, (tx) => keepWorks(tx, { upId: job.upId, webId, items, dataTime, isFromChannel: true })));
    if (items.some(({ postTime }) => postTime.getTime() < since)) break;
  }
  await keeping(running, (tx) => reckonUp(tx, job.upId, clock()));
  return counts;
}

async function collectWork(running: Running): Promise<Ending> {
  const { platformWorkId, webId, upId } = await workOf(running);
  const { items, dataTime } = await running.reached.askOnly('workDetail', (channel) => offered(channel, 'getWorks')([platformWorkId]));
  return async (tx) => {
    if (items.length > 0) return keepWorks(tx, { upId, webId, items, dataTime, isFromChannel: true });
    await markGone(tx, { webId, ids: [platformWorkId], dataTime });
    return { read: 0, added: 0, changed: 1, skipped: 0 };
  };
}
