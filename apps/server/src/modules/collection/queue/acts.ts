import { queueLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { extractionQueue } from '../../../tables/collection/queue';
import type { Viewer } from '../../base/sight';
import { begin, move, transition } from '../../base/transition';
import { announce } from './announce';
import type { Job } from './lease';
import { jobsInSight, queuePolicy } from './policy';

interface Act {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

const life = { machine: queueLife, table: extractionQueue };

/** A job in sight, locked; 1020002 for any other. */
async function jobForUpdate(tx: Db, { id, viewer }: Act): Promise<Job> {
  const [job] = await tx
    .select()
    .from(extractionQueue)
    .where(and(eq(extractionQueue.id, id), jobsInSight(viewer)))
    .for('update');
  if (!job) throw new Refusal('notFound');
  return job;
}

export async function cancel(tx: Db, act: Act): Promise<void> {
  const { viewer, services } = act;
  const row = await begin(tx, { policy: queuePolicy, event: 'cancel', viewer, find: () => jobForUpdate(tx, act) });
  await transition(tx, { ...life, row, event: 'cancel', set: { endTime: new Date() }, actor: viewer });
  await announce(tx, services, row);
}

/** Tries a job again from the beginning, at once. */
export async function retry(tx: Db, act: Act): Promise<void> {
  const { viewer, services } = act;
  const row = await begin(tx, { policy: queuePolicy, event: 'retry', viewer, find: () => jobForUpdate(tx, act) });
  const set = { attempt: 0, notBefore: new Date(), startTime: null, endTime: null, workerId: null, failure: null };
  await transition(tx, { ...life, row, event: 'retry', set: { ...set, errorCode: null, errorText: null }, actor: viewer });
  await announce(tx, services, row);
}

/** Cancels what waits of a task that is closed; answers how much. What runs comes to its end. */
export async function cancelOfTask(tx: Db, { taskId, services }: { taskId: string; services: Pick<Services, 'events'> }): Promise<number> {
  const waiting = await tx
    .select()
    .from(extractionQueue)
    .where(and(eq(extractionQueue.taskId, taskId), inState(queueLife, extractionQueue, 'waiting')))
    .orderBy(extractionQueue.id)
    .for('update');
  for (const row of waiting) await move(tx, { ...life, row, event: 'cancel', set: { endTime: new Date() } });
  const [last] = waiting;
  if (last) await announce(tx, services, last);
  return waiting.length;
}
