import { linkReviewLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { nameOfValue, noteEvent, noteEvents, requireEvent } from '../lifeCycle';
import { type Viewer, viewerId } from '../trade';
import { publish, unpublish } from '../workOrderUp';
import { linkTexts, tellOfLink } from './notices';
import { linkForUpdate, type LinkFacts, setLink } from './store';

interface Review {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A link that this person may judge: nobody judges the own one. */
async function judged(tx: Db, { id, viewer }: Review, event: 'approve' | 'reject' | 'reopen'): Promise<LinkFacts> {
  const facts = await linkForUpdate(tx, id, viewer);
  if (viewer.persona !== 'all') throw new Refusal('notFound');
  await requireEvent(tx, {
    machine: linkReviewLife,
    code: facts.link.reviewStatus,
    event,
    language: viewer.language,
    dictionary: 'reviewStatus',
  });
  if (facts.link.submitUser === viewerId(viewer)) throw new Refusal('ownSubmission');
  return facts;
}

/** Approves a preview, or a publish link that was found valid: 1025019 otherwise. With the latter the work is out. Answers the submission. */
export async function approveLink(tx: Db, review: Review): Promise<string> {
  const { id, viewer, services } = review;
  const { link, submission, order, nickname } = await judged(tx, review, 'approve');
  if (link.linkType === 2 && link.linkStatus !== 1) throw new Refusal('linkNotValid');
  await setLink(tx, id, viewerId(viewer), { reviewStatus: 2, rejectReason: null, reviewUser: viewerId(viewer), reviewTime: sql`now()` });
  const along = link.linkType === 2 ? await publish(tx, submission, viewer) : [];
  await tellOfLink(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: linkTexts.approved(link, order, nickname),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, { actor: viewer, action: 'workOrderLink.approve', object: `workOrderLink:${id}`, from: 'pending', to: 'approved' });
  await noteEvents(tx, along);
  return submission.id;
}

/** Rejects a link with a reason: 1025009 without one. */
export async function rejectLink(tx: Db, { reason, ...review }: Review & { reason: string }): Promise<void> {
  const { id, viewer, services } = review;
  const { link, submission, order, nickname } = await judged(tx, review, 'reject');
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  await setLink(tx, id, viewerId(viewer), {
    reviewStatus: 3,
    rejectReason: reason,
    reviewUser: viewerId(viewer),
    reviewTime: sql`now()`,
    nextCheckTime: null,
  });
  await tellOfLink(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: linkTexts.rejected(link, order, nickname, reason),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderLink.reject',
    object: `workOrderLink:${id}`,
    from: 'pending',
    to: 'rejected',
    reason,
  });
}

/** Opens an approved publish link again that became invalid: the BD brings another one. A fulfilled creator is unfulfilled first. */
export async function reopenLink(tx: Db, { reason, ...review }: Review & { reason: string }): Promise<void> {
  const { id, viewer, services } = review;
  const { link, submission, order, nickname } = await judged(tx, review, 'reopen');
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  if (link.linkType !== 2 || link.linkStatus !== 2)
    throw new Refusal('wrongState', {
      state: await nameOfValue(tx, { dictionary: 'linkStatus', code: link.linkStatus, language: viewer.language }),
    });
  if (submission.cooperationStatus !== 4)
    throw new Refusal('wrongState', {
      state: await nameOfValue(tx, { dictionary: 'cooperationStatus', code: submission.cooperationStatus, language: viewer.language }),
    });
  await setLink(tx, id, viewerId(viewer), {
    reviewStatus: 3,
    rejectReason: reason,
    reviewUser: viewerId(viewer),
    reviewTime: sql`now()`,
    nextCheckTime: null,
  });
  const along = await unpublish(tx, submission, viewer);
  await tellOfLink(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: linkTexts.rejected(link, order, nickname, reason),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderLink.reopen',
    object: `workOrderLink:${id}`,
    from: 'approved',
    to: 'rejected',
    reason,
  });
  await noteEvents(tx, along);
}
