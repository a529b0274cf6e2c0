import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { noteEvent } from '../lifeCycle';
import { countsOfOrders, linksOf, submissionForUpdate, type Viewer, viewerId } from '../trade';
import { requireApproval } from './begin';
import { submissionTexts, tellOfSubmission } from './notices';
import { reviews } from './policy';
import { nicknameOf, setSubmission, setWish, withdrawLinks } from './store';

interface Review {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A submission that this person may judge: nobody judges the own one. */
async function judged(tx: Db, id: string, event: 'approve' | 'reject' | 'cancelApproval', viewer: Viewer) {
  const found = await submissionForUpdate(tx, id, viewer);
  const { submission, order } = found;
  if (!reviews(submission, order, viewer) || (event === 'cancelApproval' && viewer.persona !== 'all')) throw new Refusal('notFound');
  await requireApproval(tx, submission, event, viewer);
  if (event !== 'cancelApproval' && submission.submitUser === viewerId(viewer)) throw new Refusal('ownSubmission');
  return { ...found, nickname: await nicknameOf(tx, submission.upId) };
}

/** Approves a creator while places are left: 1025008 otherwise (domain/life-cycles 3.4). */
export async function approve(tx: Db, { id, viewer, services }: Review): Promise<void> {
  const { submission, order, nickname } = await judged(tx, id, 'approve', viewer);
  if ((await countsOfOrders(tx, [order.id]))(order.id).approvedNum >= order.requireUpNum) throw new Refusal('orderFull');
  await setSubmission(tx, id, viewerId(viewer), {
    approvalStatus: 2,
    cooperationStatus: Math.max(submission.cooperationStatus, 1),
    rejectReason: null,
    auditUser: viewerId(viewer),
    auditTime: sql`now()`,
  });
  await setWish(tx, order, submission.upId, 2);
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.approved(order, nickname),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, { actor: viewer, action: 'workOrderUp.approve', object: `workOrderUp:${id}`, from: 'pending', to: 'approved' });
}

/** Rejects a creator with a reason: 1025009 without one. */
export async function reject(tx: Db, { id, reason, viewer, services }: Review & { reason: string }): Promise<void> {
  const { submission, order, nickname } = await judged(tx, id, 'reject', viewer);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  await setSubmission(tx, id, viewerId(viewer), {
    approvalStatus: 3,
    rejectReason: reason,
    auditUser: viewerId(viewer),
    auditTime: sql`now()`,
  });
  await setWish(tx, order, submission.upId, 3);
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.rejected(order, nickname, reason),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderUp.reject',
    object: `workOrderUp:${id}`,
    from: 'pending',
    to: 'rejected',
    reason,
  });
}

/** Takes an approval back while no more than terms were agreed and no link was approved: 1025011. */
export async function cancelApproval(tx: Db, { id, reason, viewer, services }: Review & { reason: string }): Promise<void> {
  const { submission, order, nickname } = await judged(tx, id, 'cancelApproval', viewer);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  const links = (await linksOf(tx, [id])).get(id) ?? [];
  if (submission.cooperationStatus > 2 || submission.sampleId !== null || links.some(({ reviewStatus }) => reviewStatus === 2))
    throw new Refusal('cooperationAdvanced');
  const nothingAgreed = {
    cooperationStatus: 0,
    agreedShotCost: null,
    agreedProportion: null,
    agreeTime: null,
    agreement: null,
    publishDeadline: null,
  };
  await setSubmission(tx, id, viewerId(viewer), {
    approvalStatus: 3,
    rejectReason: reason,
    auditUser: viewerId(viewer),
    auditTime: sql`now()`,
    ...nothingAgreed,
  });
  await withdrawLinks(tx, submission);
  await setWish(tx, order, submission.upId, 3);
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.cancelled(order, nickname, reason),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderUp.cancelApproval',
    object: `workOrderUp:${id}`,
    from: 'approved',
    to: 'rejected',
    reason,
  });
}
