import { approvalLife, cooperationLife, is, linkReviewLife, linkValidityLife, workOrderLife } from '@backlot/contract';
import { holds } from '../../../http/requests/caller';
import type { workOrderLinks } from '../../../tables/trade/link';
import { allowedEvents, because, policyFor } from '../../base/transition';
import type { Order, Submission } from './find';
import { mostLinkRounds } from './linkRounds';
import { bringsLinks, mayFinish } from './mayFinish';
import { type Viewer, viewerId } from '../../base/sight';

export type Link = typeof workOrderLinks.$inferSelect;

/** What decides who may do what with a link: it, and what of the work around it counts. */
export interface LinkFacts {
  link: Link;
  submission: Pick<Submission, 'bdId' | 'approvalStatus' | 'cooperationStatus' | 'publishDeadline'>;
  order: Pick<Order, 'workOrderStatus' | 'country'>;
}

/** Administrators review links (domain/life-cycles 3.5). */
export const reviewsLinks = ({ persona, caller }: Viewer): boolean => persona === 'all' && holds(caller, 'linkAudit.audit');

const judging = { permission: 'linkAudit.audit', who: (_facts: LinkFacts, { persona }: Viewer) => persona === 'all' } as const;

/** Nobody judges the own one. */
const unlessOwn = ({ link }: LinkFacts, viewer: Viewer) => (link.submitUser === viewerId(viewer) ? 'ownSubmission' : undefined);

/** Links are brought for a creator who has agreed and has nothing out yet, in an ended order until the publish deadline. */
export function unlessOpen({ submission, order }: Pick<LinkFacts, 'submission' | 'order'>) {
  if (!is(approvalLife, submission, 'approved')) return because(approvalLife, submission);
  if (!bringsLinks(submission)) return because(cooperationLife, submission);
  return mayFinish(submission, order) ? undefined : because(workOrderLife, order);
}

/** What waits for its review is replaced only once its check has failed. */
function unlessBrought({ link }: LinkFacts) {
  const isWaiting = is(linkReviewLife, link, 'pending');
  const hasFailed = is(linkValidityLife, link, 'invalid') || link.reach === 'closed' || link.reach === 'missing';
  return isWaiting && !hasFailed ? because(linkReviewLife, link) : undefined;
}

/** An approved link is opened again once it is found invalid; a fulfilled creator is unfulfilled first. */
function unlessLost({ link, submission }: LinkFacts) {
  if (link.linkType !== 2 || !is(linkValidityLife, link, 'invalid')) return because(linkValidityLife, link);
  return is(cooperationLife, submission, 'published') ? undefined : because(cooperationLife, submission);
}

/** Who may cause an event of the review of a link (domain/life-cycles 3.5). */
export const linkPolicy = policyFor<LinkFacts, Viewer>()({
  machine: linkReviewLife,
  codeOf: ({ link }) => link.reviewStatus,
  rules: {
    approve: {
      ...judging,
      unless: (facts, viewer) =>
        unlessOwn(facts, viewer) ?? (facts.link.linkType === 1 || is(linkValidityLife, facts.link, 'valid') ? undefined : 'linkNotValid'),
    },
    reject: { ...judging, unless: unlessOwn },
    resubmit: {
      permission: 'workOrderBd.submitLink',
      who: ({ submission }, viewer) => viewer.persona === 'bd' && submission.bdId === viewerId(viewer),
      unless: (facts) =>
        unlessBrought(facts) ?? unlessOpen(facts) ?? (facts.link.round >= mostLinkRounds ? 'tooManyLinkRounds' : undefined),
    },
    withdraw: 'system',
    reopen: {
      ...judging,
      unless: (facts, viewer) => unlessOwn(facts, viewer) ?? unlessLost(facts),
    },
  },
});

/** A publish link is checked as long as it counts, a preview while it waits. */
const isChecked = (link: Link): boolean =>
  link.linkType === 2 ? is(linkReviewLife, link, 'pending', 'approved') : is(linkReviewLife, link, 'pending');

/** Who may have a link checked again. */
export const linkCheckPolicy = policyFor<LinkFacts, Viewer>()({
  machine: linkValidityLife,
  codeOf: ({ link }) => link.linkStatus,
  rules: {
    pass: 'system',
    fail: 'system',
    timeOut: 'system',
    recheck: {
      permission: 'linkAudit.recheck',
      who: ({ link }, { persona }) => persona !== 'shop' && isChecked(link),
    },
  },
});

/** What this person may do with a link of a BD's creator now. */
export const canOfLink = (facts: LinkFacts, viewer: Viewer): string[] => [
  ...allowedEvents(linkPolicy, facts, viewer),
  ...allowedEvents(linkCheckPolicy, facts, viewer),
];
