import type { ParsedInputOf, workOrderUpApi } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { notLink, refuseField } from '../../http/refuseField';
import type { Services } from '../../services';
import { addDays, checkScale, dayIn, hundredths } from '../country';
import { noteEvent } from '../lifeCycle';
import { accountOfShop, linksOf, type Order, type Submission, submissionForUpdate, type Viewer, viewerId } from '../trade';
import { upFollowUps, ups } from '../up';
import { requireCooperation, requireRunning } from './begin';
import { submissionTexts, tellOfSubmission } from './notices';
import { isOwn, mayTerminate } from './policy';
import { nicknameOf, setSubmission, withdrawLinks } from './store';

interface Act {
  id: string;
  viewer: Viewer;
}

type Terms = Omit<ParsedInputOf<typeof workOrderUpApi.agree>, 'id'>;

/** A creator that the BD works with; 1020002 for those of others. */
async function ownSubmission(tx: Db, { id, viewer }: Act): Promise<{ submission: Submission; order: Order }> {
  const found = await submissionForUpdate(tx, id, viewer);
  if (!isOwn(found.submission, found.order, viewer)) throw new Refusal('notFound');
  return found;
}

/** Work goes on only with an approved creator. */
async function approvedSubmission(tx: Db, act: Act, event: 'agree' | 'startProduce') {
  const found = await ownSubmission(tx, act);
  await requireCooperation(
    tx,
    found.submission.approvalStatus === 2 ? found.submission : { ...found.submission, cooperationStatus: 0 },
    event,
    act.viewer,
  );
  return found;
}

/** Notes that the BD has spoken with a creator; a follow-up of the creator as well. */
export async function contact(tx: Db, { id, content, viewer }: Act & { content: string }): Promise<void> {
  const { submission } = await ownSubmission(tx, { id, viewer });
  await requireCooperation(tx, submission.approvalStatus <= 2 ? submission : { ...submission, cooperationStatus: 9 }, 'contact', viewer);
  await setSubmission(tx, id, viewerId(viewer), { cooperationStatus: 1 });
  await tx.insert(upFollowUps).values({ upId: submission.upId, content, authorId: viewerId(viewer) });
  await tx
    .update(ups)
    .set({ lastFollowTime: sql`now()`, poolWarnTime: null })
    .where(eq(ups.id, submission.upId));
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderUp.contact',
    object: `workOrderUp:${id}`,
    from: 'toContact',
    to: 'negotiating',
    reason: content,
  });
}

/** Both sides agree on fee, ratio and tracking link within the order's limits; the terms are kept as they are now (domain/life-cycles 3.4). */
export async function agree(
  tx: Db,
  { id, terms, viewer, services }: Act & { terms: Terms; services: Pick<Services, 'events'> },
): Promise<void> {
  const { submission, order } = await approvedSubmission(tx, { id, viewer }, 'agree');
  await requireRunning(tx, order, viewer);
  const { shotCost, proportion } = withinLimits(order, terms);
  const trackingLink = readTracking(order, terms);
  const publishDeadline = addDays(dayIn(order.country), order.publishDays);
  const { wholeProportion, bdProportion, shopShotCost } = order;
  await setSubmission(tx, id, viewerId(viewer), {
    cooperationStatus: 2,
    agreedShotCost: shotCost,
    agreedProportion: proportion,
    trackingLink,
    adCode: terms.adCode || null,
    adCodeExpire: terms.adCodeExpire ?? null,
    agreeTime: sql`now()`,
    publishDeadline,
    agreement: { shotCost, proportion, wholeProportion, bdProportion, shopShotCost, trackingLink, publishDeadline },
  });
  const nickname = await nicknameOf(tx, submission.upId);
  await tellOfSubmission(tx, services, {
    submission,
    userIds: await accountOfShop(tx, order.shopId),
    texts: submissionTexts.agreed(order, nickname, publishDeadline),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderUp.agree',
    object: `workOrderUp:${id}`,
    from: 'negotiating',
    to: 'agreed',
    more: { shotCost, proportion, publishDeadline },
  });
}

/** What was agreed, else what the order offers; 1025012 above what the merchant pays. */
function withinLimits(
  { currency, upShotCost, shopShotCost, upProportion, wholeProportion, bdProportion }: Order,
  terms: Terms,
): { shotCost: string | null; proportion: string } {
  checkScale({ agreedShotCost: terms.agreedShotCost }, currency);
  const shotCost = terms.agreedShotCost ?? upShotCost;
  const proportion = terms.agreedProportion ?? upProportion;
  if (shotCost !== null && hundredths(shotCost) > hundredths(shopShotCost ?? '0'))
    throw new Refusal('agreedOverCap', {}, { field: 'agreedShotCost' });
  const most = wholeProportion === null ? hundredths(upProportion) : hundredths(wholeProportion) - hundredths(bdProportion ?? '0');
  if (hundredths(proportion) > most) throw new Refusal('agreedOverCap', {}, { field: 'agreedProportion' });
  return { shotCost, proportion };
}

/** Sales of a team-leader order are told apart by the creator's link: 1025013 without one. */
function readTracking({ workOrderType }: Order, { trackingLink }: Terms): string | null {
  if (!trackingLink) {
    if (workOrderType === 2) throw new Refusal('trackingLinkRequired', {}, { field: 'trackingLink' });
    return null;
  }
  if (!URL.canParse(trackingLink) || !/^https?:$/.test(new URL(trackingLink).protocol) || new URL(trackingLink).username)
    throw refuseField('trackingLink', notLink);
  return trackingLink;
}

/** The creator has started to produce. */
export async function startProduce(tx: Db, { id, viewer }: Act): Promise<void> {
  await approvedSubmission(tx, { id, viewer }, 'startProduce');
  await setSubmission(tx, id, viewerId(viewer), { cooperationStatus: 3 });
  await noteEvent(tx, { actor: viewer, action: 'workOrderUp.startProduce', object: `workOrderUp:${id}`, from: 'agreed', to: 'producing' });
}

interface Ending extends Act {
  reason: string;
  services: Pick<Services, 'events'>;
}

/** Ends the work with a creator; before the publish deadline the place is free again. A finished one stays: 1025015. */
export async function terminate(tx: Db, { id, reason, viewer, services }: Ending): Promise<void> {
  const { submission, order } = await submissionForUpdate(tx, id, viewer);
  if (!mayTerminate(submission, order, viewer)) throw new Refusal('notFound');
  if (!reason)
    throw refuseField('reason', {
      'zh-CN': '请填写终止原因。',
      en: 'Say why the work with the creator ends.',
      vn: 'Hãy nêu lý do kết thúc hợp tác với KOL.',
    });
  if (submission.cooperationStatus === 5) throw new Refusal('cooperationFinished');
  const from = await requireCooperation(
    tx,
    submission.approvalStatus === 2 ? submission : { ...submission, cooperationStatus: 0 },
    'terminate',
    viewer,
  );
  const placeFree = submission.publishDeadline === null || dayIn(order.country) <= submission.publishDeadline;
  await setSubmission(tx, id, viewerId(viewer), {
    cooperationStatus: 9,
    terminateReason: reason,
    terminateBy: viewerId(viewer),
    terminateTime: sql`now()`,
    placeFree,
  });
  await withdrawLinks(tx, submission);
  const people = [submission.bdId, ...(await accountOfShop(tx, order.shopId))].filter((userId) => userId !== viewerId(viewer));
  await tellOfSubmission(tx, services, {
    submission,
    userIds: people,
    texts: submissionTexts.terminated(order, await nicknameOf(tx, submission.upId), reason),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, { actor: viewer, action: 'workOrderUp.terminate', object: `workOrderUp:${id}`, from, to: 'terminated', reason });
}

const unfulfilDays = 30;

/** Takes a fulfilment back whose link became invalid, within 30 days: 1025014 later. */
export async function unfulfil(tx: Db, { id, reason, viewer, services }: Ending): Promise<void> {
  const { submission, order } = await submissionForUpdate(tx, id, viewer);
  if (viewer.persona !== 'all') throw new Refusal('notFound');
  await requireCooperation(tx, submission, 'unfulfil', viewer);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  if (Date.now() - (submission.fulfilledTime?.getTime() ?? 0) > unfulfilDays * 86_400_000) throw new Refusal('unfulfilTooLate');
  const links = (await linksOf(tx, [id])).get(id) ?? [];
  if (!links.some(({ linkType, linkStatus }) => linkType === 2 && linkStatus === 2))
    await requireCooperation(tx, { ...submission, cooperationStatus: 4 }, 'unfulfil', viewer);
  await setSubmission(tx, id, viewerId(viewer), { cooperationStatus: 4, fulfilledTime: null });
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.unfulfilled(order, await nicknameOf(tx, submission.upId), reason),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderUp.unfulfil',
    object: `workOrderUp:${id}`,
    from: 'fulfilled',
    to: 'published',
    reason,
  });
}
