import { connectorLife, queueLife } from '@backlot/contract';
import { and, asc, desc, eq, getTableColumns, isNull, lte, ne, or } from 'drizzle-orm';
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
    const isReachable = or(isNull(connectors.pausedUntil), lte(connectors.pausedUntil, now));
    const [row] = await tx
      .select(getTableColumns(extractionQueue))
      .from(extractionQueue)
      .innerJoin(connectors, eq(connectors.id, extractionQueue.connectorId))
      .where(
        and(
          inState(queueLife, extractionQueue, 'waiting'),
          lte(extractionQueue.notBefore, now),
          inState(connectorLife, connectors, 'active'),
          ne(connectors.status, 2),
          isReachable,
        ),
      )
      .orderBy(desc(extractionQueue.priority), asc(extractionQueue.notBefore), asc(extractionQueue.id))
      .limit(1)
      .for('update', { of: extractionQueue, skipLocked: true });
    if (!row) return undefined;
    const set = { workerId, startTime: now, leaseUntil: leaseFrom(now), failure: null, errorCode: null, errorText: null };
    await move(tx, { machine: queueLife, table: extractionQueue, row, event: 'take', set });
    await announce(tx, services, row);
    return { ...row, ...set, queueStatus: queueLife.states.executing, version: row.version + 1 };
  });
