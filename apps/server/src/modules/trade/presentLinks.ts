import { accepts, linkReviewLife, type OutputOf, stateOf, type workOrderUpApi } from '@backlot/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import { holds } from '../../http/caller';
import { workOrderLinks } from '../workOrderLink/tables';
import type { Order, Submission } from './find';
import { comesBack } from './linkRounds';
import { bringsLinks, mayFinish } from './mayFinish';
import { type Viewer, viewerId } from './viewer';

export type Link = typeof workOrderLinks.$inferSelect;

/** What of the work around a link decides who may do what with it. */
interface Around {
  submission: Pick<Submission, 'bdId' | 'approvalStatus' | 'cooperationStatus' | 'publishDeadline'>;
  order: Pick<Order, 'workOrderStatus' | 'country'>;
}

type LinkRow = OutputOf<typeof workOrderUpApi.ofOrder>[number]['links'][number];

/** Who may cause an event of a link review, leaving aside its state. */
const rules: Record<keyof typeof linkReviewLife.events, (link: Link, around: Around, viewer: Viewer) => boolean> = {
  approve: (link, _around, viewer) => judges(link, viewer) && (link.linkType === 1 || link.linkStatus === 1),
  reject: (link, _around, viewer) => judges(link, viewer),
  resubmit: (link, { submission, order }, viewer) =>
    isOwn(submission, viewer) &&
    holds(viewer.caller, 'workOrderBd.submitLink') &&
    comesBack(link) &&
    bringsLinks(submission) &&
    mayFinish(submission, order),
  reopen: (link, _around, viewer) => judges(link, viewer) && link.linkType === 2 && link.linkStatus === 2,
};

/** Administrators review links (domain/life-cycles 3.5). */
export const reviewsLinks = ({ persona, caller }: Viewer): boolean => persona === 'all' && holds(caller, 'linkAudit.audit');

const judges = ({ submitUser }: Link, viewer: Viewer): boolean => reviewsLinks(viewer) && submitUser !== viewerId(viewer);

const isOwn = ({ bdId }: Around['submission'], viewer: Viewer): boolean => viewer.persona === 'bd' && bdId === viewerId(viewer);

/** What this person may do with a link of a BD's creator now. */
export function canOfLink(link: Link, around: Around, viewer: Viewer): string[] {
  const state = stateOf(linkReviewLife, link.reviewStatus);
  if (state === undefined) return [];
  const events = (Object.keys(rules) as (keyof typeof rules)[]).filter(
    (event) => accepts(linkReviewLife, state, event) && rules[event](link, around, viewer),
  );
  const isChecked = link.linkType === 2 && (link.reviewStatus === 1 || link.reviewStatus === 2);
  return isChecked && viewer.persona !== 'shop' && holds(viewer.caller, 'linkAudit.recheck') ? [...events, 'recheck'] : events;
}

export const presentLink = (link: Link, around: Around, viewer: Viewer): LinkRow => ({
  ...link,
  checkTime: link.checkTime && presentTime(link.checkTime),
  createTime: presentTime(link.submitTime),
  can: canOfLink(link, around, viewer),
});

/** The links of some submissions, previews first. */
export async function linksOf(db: Db, submissionIds: readonly string[]): Promise<Map<string, Link[]>> {
  const bySubmission = new Map<string, Link[]>();
  if (submissionIds.length === 0) return bySubmission;
  const rows = await db
    .select()
    .from(workOrderLinks)
    .where(inArray(workOrderLinks.workOrderUpId, [...submissionIds]))
    .orderBy(asc(workOrderLinks.linkType), asc(workOrderLinks.id));
  for (const link of rows) bySubmission.set(link.workOrderUpId, [...(bySubmission.get(link.workOrderUpId) ?? []), link]);
  return bySubmission;
}
