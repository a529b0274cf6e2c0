import { sampleLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { sampleShippings } from '../../../tables/trade/sample';
import { workOrderUps } from '../../../tables/trade/submission';
import type { Viewer } from '../../base/sight';
import { begin } from '../../base/transition';
import { lockOrder, type Order, type Sample, samplesInSight, type Submission } from '../parts';
import { samplePolicy } from './policy';

export interface Held {
  sample: Sample;
  submission: Submission;
  order: Order;
}

/** A sample that this person may see; 1020002 for a foreign and for a missing one alike. */
export async function sampleOf(db: Db, id: string, viewer: Viewer): Promise<Sample> {
  const [sample] = await db
    .select()
    .from(sampleShippings)
    .where(and(eq(sampleShippings.id, id), samplesInSight(viewer)));
  if (!sample) throw new Refusal('notFound');
  return sample;
}

/** A sample with what it belongs to, all locked: the order first, always. */
export async function holdSample(
  tx: Db,
  { id, workOrderId, workOrderUpId }: Pick<Sample, 'id' | 'workOrderId' | 'workOrderUpId'>,
): Promise<Held> {
  const order = await lockOrder(tx, workOrderId);
  const [submission] = await tx.select().from(workOrderUps).where(eq(workOrderUps.id, workOrderUpId)).for('update');
  const [sample] = await tx.select().from(sampleShippings).where(eq(sampleShippings.id, id)).for('update');
  if (!submission || !sample) throw new Refusal('notFound');
  return { sample, submission, order };
}

/** A sample that this person may cause an event of, locked with what it belongs to. */
export const beginSample = (tx: Db, id: string, event: keyof typeof sampleLife.events, viewer: Viewer): Promise<Held> =>
  begin(tx, { policy: samplePolicy, event, viewer, find: async () => holdSample(tx, await sampleOf(tx, id, viewer)) });

/** What `transition` moves. */
export const life = { machine: sampleLife, table: sampleShippings };
