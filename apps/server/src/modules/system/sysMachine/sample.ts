import { queueLife } from '@backlot/contract';
import { lt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { extractionQueue } from '../../../tables/collection/queue';
import { databaseSamples, servers, serverSamples } from '../../../tables/system/machine';
import { queuesOf, standingOf } from './database';
import { isThere } from './fleet';

export const stepMs = 600_000;
const samplesKeptMs = 2 * 86_400_000;
const serversKeptMs = 7 * 86_400_000;

/** Keeps how every server, the database and the queues stand, once for each ten minutes, and forgets what is two days old. */
export async function sampleMachine({ database: { db } }: Pick<Services, 'database'>, now = new Date()): Promise<void> {
  const time = new Date(Math.floor(now.getTime() / stepMs) * stepMs);
  const { bytes, hasQueue } = await standingOf(db);
  const [collection, ...jobs] = await queuesOf(db, hasQueue, await collectionDepth(db));
  const fleet = await db.select().from(servers).where(isThere(now));
  await db.transaction(async (tx) => {
    if (fleet.length > 0)
      await tx
        .insert(serverSamples)
        .values(fleet.map(({ name, cpu, memory, loopMs }) => ({ name, time, cpu, memory, loopMs })))
        .onConflictDoNothing();
    await tx
      .insert(databaseSamples)
      .values({
        time,
        bytes: Number(bytes),
        collectionWaiting: collection?.waiting ?? 0,
        jobsWaiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
      })
      .onConflictDoNothing();
    const before = new Date(now.getTime() - samplesKeptMs);
    await tx.delete(serverSamples).where(lt(serverSamples.time, before));
    await tx.delete(databaseSamples).where(lt(databaseSamples.time, before));
    await tx.delete(servers).where(lt(servers.lastSeenTime, new Date(now.getTime() - serversKeptMs)));
  });
}

/** How the queue of collection stands; failures are those of the last day. */
export async function collectionDepth(db: Db): Promise<{ waiting: number; executing: number; failed: number }> {
  const of = (state: 'waiting' | 'executing') => sql`count(*) filter (where ${inState(queueLife, extractionQueue, state)})::int`;
  const [depth] = await rowsOf<{ waiting: number; executing: number; failed: number }>(
    db,
    sql`select ${of('waiting')} waiting, ${of('executing')} executing,
      count(*) filter (where ${inState(queueLife, extractionQueue, 'failed', 'timedOut')} and end_time > now() - interval '1 day')::int failed
      from ${extractionQueue}`,
  );
  return depth ?? { waiting: 0, executing: 0, failed: 0 };
}
