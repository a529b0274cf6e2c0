import { isRunning, type Viewer, viewerId } from '../../base/sight';
import { approvalLife, codeOf, cooperationLife, is, linkReviewLife, linkValidityLife, workOrderLife } from '@backlot/contract';
import { holds } from '../../../http/requests/caller';
import {
  bringsLinks,
  bringsScripts,
  hasLeft,
  isOpen,
  type Link,
  mayFinish,
  mostRounds,
  type Order,
  type Sample,
  type Script,
  type Submission,
  takesScript,
} from '../parts';
import { allowedEvents, because, policyFor, type Rule } from '../../base/transition';

/** What decides who may do what with a submission. */
export interface SubmissionFacts {
  submission: Submission;
  order: Order;
  links: readonly Link[];
  /** The newest sample for the creator in this order. */
  sample: Sample | undefined;
}

type Asked = (facts: SubmissionFacts, viewer: Viewer) => boolean;

/** A BD works with the creators that the BD submitted. */
const isOwn: Asked = ({ submission: { bdId } }, viewer) => viewer.persona === 'bd' && bdId === viewerId(viewer);

/** Administrators review, and the merchant of an order that asks for confirmation (domain/life-cycles 3.4). */
const reviews: Asked = ({ order }, { persona, shopId }) =>
  persona === 'all' || (persona === 'shop' && order.shopConfirm && order.shopId === shopId);

const administers: Asked = (_facts, { persona }) => persona === 'all';

/** Nobody judges the own one. */
const judging: Rule<SubmissionFacts, Viewer> = {
  permission: 'upAudit.audit',
  who: reviews,
  unless: ({ submission }, viewer) => (submission.submitUser === viewerId(viewer) ? 'ownSubmission' : undefined),
};

const unlessEnded = ({ order }: SubmissionFacts) => (isRunning(order) ? undefined : because(workOrderLife, order));

/** Who may cause an event of a review (domain/life-cycles 3.4). */
export const approvalPolicy = policyFor<SubmissionFacts, Viewer>()({
  machine: approvalLife,
  codeOf: ({ submission }) => submission.approvalStatus,
  rules: {
    approve: judging,
    reject: judging,
    withdraw: { permission: 'workOrderBd.submitUp', who: isOwn },
    resubmit: {
      permission: 'workOrderBd.submitUp',
      who: isOwn,
      unless: (facts) => unlessEnded(facts) ?? (facts.submission.round >= mostRounds ? 'tooManyRounds' : undefined),
    },
    cancelApproval: {
      permission: 'upAudit.audit',
      who: administers,
      unless: ({ submission, links, sample }) =>
        is(cooperationLife, submission, 'toContact', 'negotiating', 'agreed') &&
        !hasLeft(sample) &&
        !links.some((link) => is(linkReviewLife, link, 'approved'))
          ? undefined
          : 'cooperationAdvanced',
    },
  },
});

/** Before its approval a creator counts as one to contact, once it is out as one whose work has ended. */
const unlessApproved = ({ submission }: SubmissionFacts) => (is(approvalLife, submission, 'approved') ? undefined : standing('toContact'));

const standing = (state: keyof typeof cooperationLife.states) =>
  because(cooperationLife, { cooperationStatus: codeOf(cooperationLife, state) });

const unfulfilDays = 30;

/** Who may cause an event of the work with a creator (domain/life-cycles 3.4). */
export const cooperationPolicy = policyFor<SubmissionFacts, Viewer>()({
  machine: cooperationLife,
  codeOf: ({ submission }) => submission.cooperationStatus,
  rules: {
    contact: {
      permission: 'workOrderBd.agree',
      who: isOwn,
      unless: ({ submission }) => (is(approvalLife, submission, 'pending', 'approved') ? undefined : standing('terminated')),
    },
    agree: { permission: 'workOrderBd.agree', who: isOwn, unless: (facts) => unlessApproved(facts) ?? unlessEnded(facts) },
    startProduce: { permission: 'workOrderBd.agree', who: isOwn, unless: unlessApproved },
    publish: 'system',
    unpublish: 'system',
    fulfil: 'system',
    terminate: {
      permission: { among: ['workOrderBd.terminate', 'upAudit.audit'] },
      who: (facts, viewer) =>
        (isOwn(facts, viewer) && holds(viewer.caller, 'workOrderBd.terminate')) ||
        (administers(facts, viewer) && holds(viewer.caller, 'upAudit.audit')),
      wrong: ({ submission }) => (is(cooperationLife, submission, 'fulfilled') ? 'cooperationFinished' : undefined),
      unless: unlessApproved,
    },
    // Only a fulfilment whose link became invalid is taken back.
    unfulfil: {
      permission: 'upAudit.audit',
      who: administers,
      unless: ({ submission: { fulfilledTime }, links }) => {
        if (Date.now() - (fulfilledTime?.getTime() ?? 0) > unfulfilDays * 86_400_000) return 'unfulfilTooLate';
        return links.some((link) => link.linkType === 2 && is(linkValidityLife, link, 'invalid')) ? undefined : standing('published');
      },
    },
  },
});

/** Whether a first link of a type may be submitted now: after the agreement, and a publish link after the preview. */
export function takesLink(
  submission: Pick<Submission, 'approvalStatus' | 'cooperationStatus' | 'publishDeadline'>,
  order: Order,
  links: readonly Pick<Link, 'linkType' | 'reviewStatus'>[],
  linkType: 1 | 2,
): boolean {
  const isShown = !order.previewRequired || links.some((link) => link.linkType === 1 && is(linkReviewLife, link, 'approved'));
  return (
    bringsLinks(submission) &&
    mayFinish(submission, order) &&
    !links.some((link) => link.linkType === linkType) &&
    (linkType === 1 || isShown)
  );
}

/** Whether a sample may be requested for a creator now: approved, at work, and nothing of the product is under way or owed. */
export const takesSample = ({ submission, order, sample }: Omit<SubmissionFacts, 'links'>): boolean =>
  is(approvalLife, submission, 'approved') &&
  is(cooperationLife, submission, 'negotiating', 'agreed', 'producing') &&
  mayFinish(submission, order) &&
  !isOpen(sample);

/** What this person may do with a submission now. */
export function canOf(facts: SubmissionFacts & { scripts: readonly Script[] }, viewer: Viewer): string[] {
  const { submission, order, links } = facts;
  const samples = isOwn(facts, viewer) && holds(viewer.caller, 'sample.request');
  const notes = isOwn(facts, viewer) && holds(viewer.caller, 'followUp.add');
  const writes = bringsScripts(submission, viewer) && holds(viewer.caller, 'script.add');
  const brings = isOwn(facts, viewer) && holds(viewer.caller, 'workOrderBd.submitLink');
  return [
    ...allowedEvents(approvalPolicy, facts, viewer),
    ...allowedEvents(cooperationPolicy, facts, viewer),
    ...(brings && takesLink(submission, order, links, 1) ? ['submitPreview'] : []),
    ...(brings && takesLink(submission, order, links, 2) ? ['submitPublish'] : []),
    ...(samples && takesSample(facts) ? ['requestSample'] : []),
    ...(notes && is(approvalLife, submission, 'pending', 'approved') ? ['followUp'] : []),
    ...(writes && takesScript(facts, facts.scripts) ? ['addScript'] : []),
  ];
}
