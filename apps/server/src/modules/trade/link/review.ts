import { codedReason, linkReviewLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import type { Submission } from '../parts';
import { type Viewer, viewerId } from '../../base/sight';
import { transition } from '../../base/transition';
import { publish, unpublish } from '../submission';
import { linkTexts, tellOfLink } from './notices';
import { beginLink } from './store';
import { workOrderLinks } from '../../../tables/trade/link';

interface Review {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

const review = { machine: linkReviewLife, table: workOrderLinks };

const judgedBy = (viewer: Viewer) => ({ reviewUser: viewerId(viewer), reviewTime: sql`now()` });

/** Approves a preview, or a publish link that was found valid: 1025019 otherwise. With the latter the work is out. Answers the submission. */
export async function approveLink(tx: Db, { id, viewer, services }: Review): Promise<Submission> {
  const { link, submission, order, nickname } = await beginLink(tx, id, 'approve', viewer);
  const set = { rejectReason: null, ...judgedBy(viewer) };
  await transition(tx, { ...review, row: link, event: 'approve', set, actor: viewer });
  if (link.linkType === 2) await publish(tx, submission, viewer);
  await tellOfLink(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: linkTexts.approved(link, order, nickname),
    publicUser: viewerId(viewer),
  });
  return submission;
}

/** Rejects a link with a reason: 1025009 without one. */
export async function rejectLink(tx: Db, wish: Review & { reason: string }): Promise<void> {
  await sendBack(tx, 'reject', wish);
}

/** Opens an approved publish link again that became invalid: the BD brings another one. */
export async function reopenLink(tx: Db, wish: Review & { reason: string }): Promise<void> {
  await unpublish(tx, await sendBack(tx, 'reopen', wish), wish.viewer);
}

async function sendBack(tx: Db, event: 'reject' | 'reopen', { id, viewer, services, ...wish }: Review & { reason: string }) {
  const { link, submission, order, nickname } = await beginLink(tx, id, event, viewer);
  const reason = codedReason(wish.reason);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  const set = { rejectReason: reason, ...judgedBy(viewer), nextCheckTime: null };
  await transition(tx, { ...review, row: link, event, set, actor: viewer, reason });
  await tellOfLink(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: linkTexts.rejected(link, order, nickname, reason),
    publicUser: viewerId(viewer),
  });
  return submission;
}
