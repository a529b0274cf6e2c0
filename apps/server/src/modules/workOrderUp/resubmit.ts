import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { noteEvent } from '../lifeCycle';
import { mostRounds, submissionForUpdate, type Viewer, viewerId } from '../trade';
import { upForUpdate } from '../up';
import { requireApproval, requireRunning } from './begin';
import { isOwn } from './policy';
import { setSubmission, setWish } from './store';
import { askForReview, requireFit, requireShare } from './submitUp';

interface Wanted {
  id: string;
  recommendReason: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A rejected creator comes back with another reason or fresher figures, at most 3 rounds: 1025010. */
export async function resubmit(tx: Db, { id, recommendReason, viewer, services }: Wanted): Promise<void> {
  if (!recommendReason) throw new Refusal('recommendReasonRequired', {}, { field: 'recommendReason' });
  const { submission, order } = await submissionForUpdate(tx, id, viewer);
  if (!isOwn(submission, order, viewer)) throw new Refusal('notFound');
  await requireApproval(tx, submission, 'resubmit', viewer);
  await requireRunning(tx, order, viewer);
  if (submission.round >= mostRounds) throw new Refusal('tooManyRounds');
  await requireShare(tx, order, viewerId(viewer));
  const up = await upForUpdate(tx, submission.upId);
  if (!up) throw new Refusal('notFound');
  requireFit(up, order, viewerId(viewer));
  const isFresher = up.dataTime !== null && submission.auditTime !== null && up.dataTime > submission.auditTime;
  if (recommendReason === submission.recommendReason && !isFresher)
    throw new Refusal('recommendReasonRequired', {}, { field: 'recommendReason' });
  const round = submission.round + 1;
  await setSubmission(tx, id, viewerId(viewer), {
    approvalStatus: 1,
    recommendReason,
    round,
    rejectReason: null,
    auditUser: null,
    auditTime: null,
    submitUser: viewerId(viewer),
    submitTime: sql`now()`,
  });
  await setWish(tx, order, submission.upId, 1);
  await askForReview(tx, { order, submission, nickname: up.nickname, services, isAgain: true });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderUp.resubmit',
    object: `workOrderUp:${id}`,
    from: 'rejected',
    to: 'pending',
    more: { round, recommendReason },
  });
}
