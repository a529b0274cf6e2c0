import { accepts, approvalLife, cooperationLife, stateOf } from '@backlot/contract';
import { holds } from '../../http/caller';
import type { Link, Order, Submission, Viewer } from '../trade';
import { bringsLinks, mayFinish, mostRounds, viewerId } from '../trade';

type ApprovalEvent = keyof typeof approvalLife.events;
type CooperationEvent = Exclude<keyof typeof cooperationLife.events, 'publish' | 'fulfil'>;

type Rule = (submission: Submission, order: Order, viewer: Viewer) => boolean;

/** A BD works with the creators that the BD submitted. */
export const isOwn: Rule = ({ bdId }, _order, viewer) => viewer.persona === 'bd' && bdId === viewerId(viewer);

/** Administrators review, and the merchant of an order that asks for confirmation (domain/life-cycles 3.4). */
export const reviews: Rule = (_submission, order, viewer) =>
  holds(viewer.caller, 'upAudit.audit') &&
  (viewer.persona === 'all' || (viewer.persona === 'shop' && order.shopConfirm && order.shopId === viewer.shopId));

const administers: Rule = (_submission, _order, viewer) => viewer.persona === 'all' && holds(viewer.caller, 'upAudit.audit');

const approvalRules: Record<ApprovalEvent, Rule> = {
  approve: (submission, order, viewer) => reviews(submission, order, viewer) && submission.submitUser !== viewerId(viewer),
  reject: (submission, order, viewer) => reviews(submission, order, viewer) && submission.submitUser !== viewerId(viewer),
  withdraw: (submission, order, viewer) => isOwn(submission, order, viewer) && holds(viewer.caller, 'workOrderBd.submitUp'),
  resubmit: (submission, order, viewer) =>
    isOwn(submission, order, viewer) && holds(viewer.caller, 'workOrderBd.submitUp') && submission.round < mostRounds && isRunning(order),
  cancelApproval: (submission, order, viewer) => administers(submission, order, viewer) && submission.cooperationStatus <= 2,
};

const cooperationRules: Record<CooperationEvent, Rule> = {
  contact: (submission, order, viewer) =>
    isOwn(submission, order, viewer) && holds(viewer.caller, 'workOrderBd.agree') && submission.approvalStatus <= 2,
  agree: (submission, order, viewer) =>
    isOwn(submission, order, viewer) && holds(viewer.caller, 'workOrderBd.agree') && submission.approvalStatus === 2 && isRunning(order),
  startProduce: (submission, order, viewer) =>
    isOwn(submission, order, viewer) && holds(viewer.caller, 'workOrderBd.agree') && submission.approvalStatus === 2,
  terminate: (submission, order, viewer) => submission.approvalStatus === 2 && mayTerminate(submission, order, viewer),
  unfulfil: administers,
};

export const mayTerminate: Rule = (submission, order, viewer) =>
  (isOwn(submission, order, viewer) && holds(viewer.caller, 'workOrderBd.terminate')) || administers(submission, order, viewer);

export const isRunning = ({ workOrderStatus }: Order): boolean => workOrderStatus === 1 || workOrderStatus === 2;

/** Whether a first link of a type may be submitted now: after the agreement, and a publish link after the preview. */
export function takesLink(
  submission: Pick<Submission, 'approvalStatus' | 'cooperationStatus' | 'publishDeadline'>,
  order: Order,
  links: readonly Pick<Link, 'linkType' | 'reviewStatus'>[],
  linkType: 1 | 2,
): boolean {
  const isShown = !order.previewRequired || links.some((link) => link.linkType === 1 && link.reviewStatus === 2);
  return (
    bringsLinks(submission) &&
    mayFinish(submission, order) &&
    !links.some((link) => link.linkType === linkType) &&
    (linkType === 1 || isShown)
  );
}

interface Facts {
  submission: Submission;
  order: Order;
  links: readonly Link[];
}

/** What this person may do with a submission now. */
export function canOf({ submission, order, links }: Facts, viewer: Viewer): string[] {
  const approval = stateOf(approvalLife, submission.approvalStatus);
  const cooperation = stateOf(cooperationLife, submission.cooperationStatus);
  if (approval === undefined || cooperation === undefined) return [];
  const may = (rule: Rule) => rule(submission, order, viewer);
  const canLink = isOwn(submission, order, viewer) && holds(viewer.caller, 'workOrderBd.submitLink');
  return [
    ...(Object.keys(approvalRules) as ApprovalEvent[]).filter(
      (event) => accepts(approvalLife, approval, event) && may(approvalRules[event]),
    ),
    ...(Object.keys(cooperationRules) as CooperationEvent[]).filter(
      (event) => accepts(cooperationLife, cooperation, event) && may(cooperationRules[event]),
    ),
    ...(canLink && takesLink(submission, order, links, 1) ? ['submitPreview'] : []),
    ...(canLink && takesLink(submission, order, links, 2) ? ['submitPublish'] : []),
  ];
}
