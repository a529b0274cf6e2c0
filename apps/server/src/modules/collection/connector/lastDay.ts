import { type connectorApi, type OutputOf, queueLife } from '@backlot/contract';
import { and, count, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { extractionQueue } from '../../../tables/collection/queue';

type Ended = Pick<OutputOf<typeof connectorApi.detail>, 'doneDay' | 'failedDay'>;

const dayMs = 86_400_000;

/** How the jobs of connectors ended in the last 24 hours. */
export async function lastDay(db: Db, ids: readonly string[], now: Date): Promise<(id: string) => Ended> {
  const { connectorId, endTime, queueStatus } = extractionQueue;
  const found = await db
    .select({ connectorId, queueStatus, n: count() })
    .from(extractionQueue)
    .where(
      and(
        inArray(connectorId, [...ids]),
        gte(endTime, new Date(now.getTime() - dayMs)),
        inState(queueLife, extractionQueue, 'completed', 'failed', 'timedOut'),
      ),
    )
    .groupBy(connectorId, queueStatus);
  return (id) => {
    const own = found.filter((row) => row.connectorId === id);
    const total = own.reduce((sum, { n }) => sum + n, 0);
    const doneDay = own.find((row) => row.queueStatus === queueLife.states.completed)?.n ?? 0;
    return { doneDay, failedDay: total - doneDay };
  };
}
