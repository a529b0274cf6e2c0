import { queueLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { connectorAnswers } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import type { Answer } from '../connector';

export type Job = typeof extractionQueue.$inferSelect;

/** A worker that says nothing for this long counts as dead (domain/life-cycles 3.10). */
const leaseMs = 120_000;

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** Somebody else has the job by now: whoever had it writes nothing more. */
export class LeaseLost extends Error {}

/**
 * The job as this worker took it, locked, with its lease extended; throws `LeaseLost` where it is not the worker's any more. Answers of the
 * channel that are left are kept in the same statement.
 */
export async function holding(tx: Db, { id, workerId, startTime }: Job, now: Date, left: readonly Answer[] = []): Promise<Job> {
  if (workerId === null || startTime === null) throw new LeaseLost();
  const [job] = await (left.length > 0 ? tx.with(keeping(tx, left)) : tx)
    .update(extractionQueue)
    .set({ leaseUntil: leaseFrom(now) })
    .where(
      and(
        eq(extractionQueue.id, id),
        eq(extractionQueue.workerId, workerId),
        eq(extractionQueue.startTime, startTime),
        inState(queueLife, extractionQueue, 'executing'),
      ),
    )
    .returning();
  if (!job) throw new LeaseLost();
  return job;
}

const keeping = (tx: Db, left: readonly Answer[]) =>
  tx.$with('kept').as(
    tx
      .insert(connectorAnswers)
      .values([...left])
      .returning({ id: connectorAnswers.id }),
  );
