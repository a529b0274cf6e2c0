import { connectorLife, queueLife } from '@backlot/contract';
import { and, asc, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { move } from '../../base/transition';
import { announce } from './announce';
import { type Job, leaseFrom } from './lease';

type Has = Pick<Services, 'database' | 'events'>;

/** Takes the job whose turn it is; undefined where none waits that may run. No two workers take the same. */
export const take = (services: Has, { workerId, now }: { workerId: string; now: Date }): Promise<Job | undefined> =>
  services.database.db.transaction(async (tx) => {
    const row = await nextJob(tx, now);
    if (!row) return undefined;
    const set = { workerId, startTime: now, leaseUntil: leaseFrom(now), failure: null, errorCode: null, errorText: null };
    await move(tx, { machine: queueLife, table: extractionQueue, row, event: 'take', set });
    await announce(tx, services, row);
    return { ...row, ...set, queueStatus: queueLife.states.executing, version: row.version + 1 };
  });

/**
 * Locks the first job that may run and that nobody else is about to take. It is looked for by connector, so that what waits for one that is
 * paused costs nothing: the connector whose first job is first, then that job or the one behind it.
 */
async function nextJob(tx: Db, now: Date): Promise<Job | undefined> {
  const waits = and(inState(queueLife, extractionQueue, 'waiting'), lte(extractionQueue.notBefore, now));
  const turn = [desc(extractionQueue.priority), asc(extractionQueue.notBefore), asc(extractionQueue.id)];
  const first = tx
    .select({ priority: extractionQueue.priority, notBefore: extractionQueue.notBefore, id: extractionQueue.id })
    .from(extractionQueue)
    .where(and(eq(extractionQueue.connectorId, connectors.id), waits))
    .orderBy(...turn)
    .limit(1)
    .as('first');
  const open = await tx
    .select({ id: connectors.id })
    .from(connectors)
    .innerJoinLateral(first, sql`true`)
    .where(
      and(
        inState(connectorLife, connectors, 'active'),
        ne(connectors.status, 2),
        or(isNull(connectors.pausedUntil), lte(connectors.pausedUntil, now)),
      ),
    )
    .orderBy(desc(first.priority), asc(first.notBefore), asc(first.id));
  for (const { id } of open) {
    const [row] = await tx
      .select()
      .from(extractionQueue)
      .where(and(eq(extractionQueue.connectorId, id), waits))
      .orderBy(...turn)
      .limit(1)
      .for('update', { skipLocked: true });
    if (row) return row;
  }
  return undefined;
}
