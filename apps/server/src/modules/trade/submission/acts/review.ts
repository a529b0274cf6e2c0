import { type Viewer, viewerId } from '../../../base/sight';
import { approvalLife, codedReason, codeOf, cooperationLife, is } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { countsOfOrders, endSampleOf, withdrawScripts } from '../../parts';
import { transition } from '../../../base/transition';
import { beginReview } from '../begin';
import { submissionTexts, tellOfSubmission } from '../notices';
import { nicknameOf, setWish, withdrawLinks } from '../store';
import { workOrderUps } from '../../../../tables/trade/submission';

interface Review {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

const review = { machine: approvalLife, table: workOrderUps };

const judgedBy = (viewer: Viewer) => ({ auditUser: viewerId(viewer), auditTime: sql`now()` });

/** Approves a creator while places are left: 1025008 otherwise (domain/life-cycles 3.4). */
export async function approve(tx: Db, { id, viewer, services }: Review): Promise<void> {
  const { submission, order } = await beginReview(tx, id, 'approve', viewer);
  if ((await countsOfOrders(tx, [order.id]))(order.id).approvedNum >= order.requireUpNum) throw new Refusal('orderFull');
  const negotiating = is(cooperationLife, submission, 'toContact') ? { cooperationStatus: codeOf(cooperationLife, 'negotiating') } : {};
  const set = { ...negotiating, rejectReason: null, ...judgedBy(viewer) };
  await transition(tx, { ...review, row: submission, event: 'approve', set, actor: viewer });
  await setWish(tx, order, submission.upId, 'approved');
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.approved(order, await nicknameOf(tx, submission.upId)),
    publicUser: viewerId(viewer),
  });
}

/** Rejects a creator with a reason: 1025009 without one. */
export async function reject(tx: Db, { id, viewer, services, ...wish }: Review & { reason: string }): Promise<void> {
  const { submission, order } = await beginReview(tx, id, 'reject', viewer);
  const reason = codedReason(wish.reason);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  const set = { rejectReason: reason, ...judgedBy(viewer) };
  await transition(tx, { ...review, row: submission, event: 'reject', set, actor: viewer, reason });
  await setWish(tx, order, submission.upId, 'rejected');
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.rejected(order, await nicknameOf(tx, submission.upId), reason),
    publicUser: viewerId(viewer),
  });
}

const nothingAgreed = {
  cooperationStatus: codeOf(cooperationLife, 'toContact'),
  agreedShotCost: null,
  agreedProportion: null,
  agreeTime: null,
  agreement: null,
  publishDeadline: null,
};

/** Takes an approval back while no more than terms were agreed, no sample was shipped and no link approved: 1025011. */
export async function cancelApproval(tx: Db, { id, viewer, services, ...wish }: Review & { reason: string }): Promise<void> {
  const { submission, order } = await beginReview(tx, id, 'cancelApproval', viewer);
  const reason = codedReason(wish.reason);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  const set = { rejectReason: reason, ...judgedBy(viewer), ...nothingAgreed };
  await transition(tx, { ...review, row: submission, event: 'cancelApproval', set, actor: viewer, reason });
  await withdrawLinks(tx, submission);
  await endSampleOf(tx, { submission, viewer, services });
  await withdrawScripts(tx, submission, viewer);
  await setWish(tx, order, submission.upId, 'rejected');
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.cancelled(order, await nicknameOf(tx, submission.upId), reason),
    publicUser: viewerId(viewer),
  });
}
