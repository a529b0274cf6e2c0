import { errors, queueLife } from '@backlot/contract';
import { and, lt } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { answersKeptDays, connectorAnswers, connectorHooks } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { move } from '../../base/transition';
import { announce } from './announce';
import { tellOfTimeout } from './notices';

type Has = Pick<Services, 'database' | 'events'>;

const mostAtOnce = 100;
const answersKeptMs = answersKeptDays * 86_400_000;

/** Gives jobs whose worker went silent to another, or ends them after the last attempt; answers how many. */
export const sweep = (services: Has, now: Date): Promise<number> =>
  services.database.db.transaction(async (tx) => {
    const lost = await tx
      .select()
      .from(extractionQueue)
      .where(and(inState(queueLife, extractionQueue, 'executing'), lt(extractionQueue.leaseUntil, now)))
      .orderBy(extractionQueue.id)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    for (const row of lost) {
      const common = { machine: queueLife, table: extractionQueue, row, event: 'loseLease' } as const;
      if (row.attempt < row.maxAttempt) {
        const set = { attempt: row.attempt + 1, notBefore: now, leaseUntil: null, workerId: null, failure: 'LeaseLost' };
        await move(tx, { ...common, to: 'waiting', set });
      } else {
        const set = { leaseUntil: null, endTime: now, failure: 'LeaseLost', errorCode: errors.extractionTimedOut.code };
        await move(tx, { ...common, to: 'timedOut', set });
        await tellOfTimeout(tx, services, row);
      }
      await announce(tx, services, row);
    }
    return lost.length;
  });

/** Answers as they came, and the ids of webhooks, go after 30 days to the minute; the partition of answers goes later, with its week. */
export const purgeAnswers = async ({ database: { db } }: Pick<Services, 'database'>, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - answersKeptMs);
  await db.delete(connectorAnswers).where(lt(connectorAnswers.dataTime, since));
  await db.delete(connectorHooks).where(lt(connectorHooks.receiveTime, since));
};
