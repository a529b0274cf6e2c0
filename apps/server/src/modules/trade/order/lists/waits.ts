import { runs, submissionsInSight, type Viewer } from '../../../base/sight';
import {
  allocationLife,
  approvalLife,
  cooperationLife,
  linkReviewLife,
  type OrderDue,
  type OrderWait,
  workOrderLife,
} from '@backlot/contract';
import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { holds } from '../../../../http/requests/caller';
import { localDay } from '../../../system/country';
import { linkComesBack, mostRounds, reviewsLinks, reviewsScripts, scriptsToBringAgain, scriptsToReview } from '../../parts';
import { workOrderLinks } from '../../../../tables/trade/link';
import { workOrderUps } from '../../../../tables/trade/submission';
import { allocatedTo, knownShares } from '../acts/knownShares';
import { isDisabled, isFree, isMovable, managed } from '../acts/movableShares';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';

const today = localDay(sql`now()`, workOrders.country);

/** Creators that a BD has in an order, by a condition. */
const creatorsOfShare = (which: SQL): SQL =>
  sql`(select count(*) from ${workOrderUps} where ${workOrderUps.workOrderId} = ${workOrders.id} and ${workOrderUps.bdId} = ${workOrderBds.bdId} and ${which})`;

const shares = {
  // As the next step of an order says it (nextStep.ts): a place is not taken, and another creator may come.
  submit: sql`${inState(allocationLife, workOrderBds, 'claimed')} and not ${isDisabled}
    and ${workOrderBds.allocNum} - ${workOrderBds.movedNum} > ${creatorsOfShare(sql`(${inState(approvalLife, workOrderUps, 'pending')} or (${inState(approvalLife, workOrderUps, 'approved')} and not ${workOrderUps.placeFree}))`)}
    and ${workOrderBds.allocNum} * 2 > ${creatorsOfShare(inState(approvalLife, workOrderUps, 'pending', 'approved'))}`,
} satisfies Record<string, SQL>;

const placeIsOpen = sql`exists (select 1 from ${workOrderBds} where ${workOrderBds.workOrderId} = ${workOrders.id} and ${workOrderBds.bdId} = ${workOrderUps.bdId} and ${shares.submit})`;

const withLink = (which: SQL | undefined): SQL =>
  sql`exists (select 1 from ${workOrderLinks} where ${workOrderLinks.workOrderUpId} = ${workOrderUps.id} and ${which})`;

const isPending = inState(linkReviewLife, workOrderLinks, 'pending');
const isPreview = eq(workOrderLinks.linkType, 1);

/** Agreed creators of whom nothing is out yet (`bringsLinks`). */
const bringsLinks = sql`${inState(approvalLife, workOrderUps, 'approved')} and ${inState(cooperationLife, workOrderUps, 'agreed', 'producing')}`;

/** A link that comes back, a preview that is asked for, or the publish link once a preview that is asked for was approved: what `can` of the creator and its links offers. */
const takesLink = sql`(${withLink(linkComesBack)}
  or (${workOrders.previewRequired} and not ${withLink(isPreview)})
  or (not ${withLink(eq(workOrderLinks.linkType, 2))} and (not ${workOrders.previewRequired} or ${withLink(and(isPreview, inState(linkReviewLife, workOrderLinks, 'approved')))})))`;

/** While the order runs, and until the publish day where it has ended (`mayFinish`). */
const isInTime = sql`(${runs} or ${workOrderUps.publishDeadline} is null or ${workOrderUps.publishDeadline} >= ${today})`;

/** Submissions of an order in which something waits; an ended order takes links until the publish day is over (domain/life-cycles 3.3). */
const submissions = {
  rejected: sql`${runs} and ${inState(approvalLife, workOrderUps, 'rejected')} and ${lt(workOrderUps.round, mostRounds)} and ${placeIsOpen}`,
  agree: sql`${runs} and ${inState(approvalLife, workOrderUps, 'approved')} and ${inState(cooperationLife, workOrderUps, 'negotiating')}`,
  link: sql`${bringsLinks} and ${takesLink} and ${isInTime}`,
  script: sql`${inState(approvalLife, workOrderUps, 'approved')} and ${inState(cooperationLife, workOrderUps, 'negotiating', 'agreed', 'producing')} and ${scriptsToBringAgain} and ${isInTime}`,
  creatorReview: inState(approvalLife, workOrderUps, 'pending'),
  linkReview: withLink(isPending),
} satisfies Record<string, SQL>;

const withSubmission = (which: SQL, viewer: Viewer): SQL =>
  sql`exists (select 1 from ${workOrderUps} where ${workOrderUps.workOrderId} = ${workOrders.id} and ${which} and ${submissionsInSight(viewer) ?? sql`true`})`;

/** Running orders with a share that this person knows of and in which something waits. */
const withShare = (which: SQL | undefined, viewer: Viewer): SQL => sql`(${runs} and ${allocatedTo(and(which, knownShares(viewer)))})`;

const manages = ({ persona }: Viewer): boolean => persona === 'all' || persona === 'team';

/** SQL: orders in which something waits, as far as this person sees it. */
export function waitsFor(wait: OrderWait, viewer: Viewer): SQL {
  if (wait === 'me') return or(...ownWaits(viewer)) ?? sql`false`;
  if (wait === 'returned') return withShare(manages(viewer) ? isMovable(viewer) : isFree, viewer);
  return wait === 'submit' ? withShare(shares.submit, viewer) : withSubmission(submissions[wait], viewer);
}

/** What waits for the person who asks: the steps of the role as far as the permissions for them are held. */
function ownWaits(viewer: Viewer): SQL[] {
  const { persona, caller } = viewer;
  const may = (...permissions: Parameters<typeof holds>[1][]) => permissions.some((permission) => holds(caller, permission));
  const ofType = (action: 'handout' | 'allocate', what: SQL) =>
    (['workOrderCom', 'workOrderLeader'] as const).flatMap((code, at) =>
      manages(viewer) && may(`${code}.${action}`) ? [sql`(${eq(workOrders.workOrderType, at + 1)} and ${what})`] : [],
    );
  const own = (isAllowed: boolean, wait: keyof typeof submissions) => (isAllowed ? [withSubmission(submissions[wait], viewer)] : []);
  const isBd = persona === 'bd';
  return [
    ...ofType('handout', sql`(${inState(workOrderLife, workOrders, 'draft')} and ${managed(viewer)})`),
    ...ofType('allocate', withShare(isMovable(viewer), viewer)),
    ...own((persona === 'all' || persona === 'shop') && may('upAudit.audit'), 'creatorReview'),
    ...own(reviewsLinks(viewer), 'linkReview'),
    ...(reviewsScripts(viewer) ? [sql`(${runs} and ${withSubmission(scriptsToReview(viewer), viewer)})`] : []),
    ...(isBd && may('workOrderHall.claim') ? [withShare(inState(allocationLife, workOrderBds, 'waiting'), viewer)] : []),
    ...(isBd && may('workOrderBd.submitUp') ? [withShare(shares.submit, viewer)] : []),
    ...own(isBd && may('workOrderBd.submitUp'), 'rejected'),
    ...own(isBd && may('workOrderBd.agree'), 'agree'),
    ...own(isBd && may('workOrderBd.submitLink'), 'link'),
    ...own(isBd && may('script.add'), 'script'),
  ];
}

const endingDays = 7;

/** SQL: running orders in which a creator's publish day is over without a link, as far as this person sees it, or that end within a week. */
export function isDue(due: OrderDue, viewer: Viewer): SQL | undefined {
  if (due === 'overdue')
    return and(
      runs,
      withSubmission(sql`${bringsLinks} and not ${withLink(isPending)} and ${workOrderUps.publishDeadline} < ${today}`, viewer),
    );
  return and(runs, sql`${workOrders.expireDate} between ${today} and ${today} + ${endingDays}::int`);
}
