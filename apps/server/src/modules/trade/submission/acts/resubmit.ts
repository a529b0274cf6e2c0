import { approvalLife, codedReason } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { type Viewer, viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { upForUpdate } from '../../../creators/creator';
import { beginReview } from '../begin';
import { setWish } from '../store';
import { askForReview, requireFit, requireShare } from './submitUp';
import { workOrderUps } from '../../../../tables/trade/submission';

interface Wanted {
  id: string;
  recommendReason: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A rejected creator comes back with another reason or fresher figures, at most 3 rounds: 1025010. */
export async function resubmit(tx: Db, { id, viewer, services, ...wanted }: Wanted): Promise<void> {
  const recommendReason = codedReason(wanted.recommendReason);
  if (!recommendReason) throw new Refusal('recommendReasonRequired', {}, { field: 'recommendReason' });
  const { submission, order } = await beginReview(tx, id, 'resubmit', viewer);
  await requireShare(tx, order, viewerId(viewer));
  const up = await upForUpdate(tx, submission.upId);
  if (!up) throw new Refusal('notFound');
  requireFit(up, order, viewerId(viewer));
  const isFresher = up.dataTime !== null && submission.auditTime !== null && up.dataTime > submission.auditTime;
  if (recommendReason === codedReason(submission.recommendReason) && !isFresher)
    throw new Refusal('recommendReasonRequired', {}, { field: 'recommendReason' });
  const round = submission.round + 1;
  await transition(tx, {
    machine: approvalLife,
    table: workOrderUps,
    row: submission,
    event: 'resubmit',
    set: {
      recommendReason,
      round,
      rejectReason: null,
      auditUser: null,
      auditTime: null,
      submitUser: viewerId(viewer),
      submitTime: sql`now()`,
    },
    actor: viewer,
    more: { round, recommendReason },
  });
  await setWish(tx, order, submission.upId, 'pending');
  await askForReview(tx, { order, submission, nickname: up.nickname, services, isAgain: true });
}
