import { followUpLife, type followUpApi, type ParsedInputOf } from '@backlot/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { upFollowUps } from '../../../tables/creators/creator';
import { workOrderUps } from '../../../tables/trade/submission';
import { submissionsInSight, type Viewer, viewerId } from '../../base/sight';
import { begin } from '../../base/transition';
import { upForUpdate, upToChange, type UpRow } from '../creator';
import { type FollowUp, followUpPolicy } from './policy';
import { followUpsInSight } from './sight';

/** What `transition` moves. */
export const life = { machine: followUpLife, table: upFollowUps };

/** A note that this person may see, locked; 1020002 for a foreign and for a missing one alike. */
export async function lockFollowUp(tx: Db, id: string, viewer: Viewer): Promise<FollowUp> {
  const [row] = await tx
    .select()
    .from(upFollowUps)
    .where(and(eq(upFollowUps.id, id), followUpsInSight(viewer)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** A planned contact that this person may say something about, locked. */
export const beginFollowUp = (tx: Db, id: string, event: keyof typeof followUpLife.events, viewer: Viewer): Promise<FollowUp> =>
  begin(tx, { policy: followUpPolicy, event, viewer, find: () => lockFollowUp(tx, id, viewer) });

type Subject = Pick<ParsedInputOf<typeof followUpApi.add>, 'upId' | 'workOrderUpId'>;

/** The creator that somebody may write a note about, locked: an own one, or one that the person submitted to an order. */
export async function subjectOf(tx: Db, { upId, workOrderUpId }: Subject, viewer: Viewer): Promise<UpRow> {
  if (workOrderUpId === undefined) return upToChange(tx, upId, viewer);
  const [submission] = await tx
    .select({ bdId: workOrderUps.bdId })
    .from(workOrderUps)
    .where(and(eq(workOrderUps.id, workOrderUpId), eq(workOrderUps.upId, upId), ne(workOrderUps.status, 2), submissionsInSight(viewer)));
  if (!submission) throw new Refusal('notFound', {}, { field: 'workOrderUpId' });
  if (viewer.persona !== 'all' && submission.bdId !== viewerId(viewer)) throw new Refusal('notFound', {}, { field: 'workOrderUpId' });
  const up = await upForUpdate(tx, upId);
  if (!up) throw new Refusal('notFound', {}, { field: 'upId' });
  return up;
}
