import { accountOfShop, type Viewer, viewerId } from '../../../base/sight';
import { cooperationLife, type ParsedInputOf, type workOrderUpApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { notLink, refuseField } from '../../../../http/answers/refuseField';
import type { Services } from '../../../../services';
import { checkScale, dayIn, hundredths } from '../../../system/country';
import { deadlineSince, endSampleOf, isOnItsWay, type Order, withdrawScripts } from '../../parts';
import { transition } from '../../../base/transition';
import { writeFollowUp } from '../../../creators/followUp';
import { beginWork } from '../begin';
import { submissionTexts, tellOfSubmission } from '../notices';
import { nicknameOf, withdrawLinks } from '../store';
import { workOrderUps } from '../../../../tables/trade/submission';

interface Act {
  id: string;
  viewer: Viewer;
}

type Terms = Omit<ParsedInputOf<typeof workOrderUpApi.agree>, 'id'>;

const work = { machine: cooperationLife, table: workOrderUps };

/** Notes that the BD has spoken with a creator; a follow-up of the creator as well. */
export async function contact(tx: Db, { id, content, viewer }: Act & { content: string }): Promise<void> {
  const { submission, order } = await beginWork(tx, id, 'contact', viewer);
  await writeFollowUp(tx, { up: { id: submission.upId, country: order.country }, workOrderUpId: id, content }, viewer);
  await transition(tx, { ...work, row: submission, event: 'contact', actor: viewer, reason: content });
}

/** Both sides agree on fee, ratio and tracking link within the order's limits; the terms are kept as they are now (domain/life-cycles 3.4). */
export async function agree(
  tx: Db,
  { id, terms, viewer, services }: Act & { terms: Terms; services: Pick<Services, 'events'> },
): Promise<void> {
  const { submission, order, sample } = await beginWork(tx, id, 'agree', viewer);
  const { shotCost, proportion } = withinLimits(order, terms);
  const trackingLink = readTracking(order, terms);
  const publishDeadline = deadlineSince(submission, order, isOnItsWay(sample) ? 'arrival' : new Date());
  const { wholeProportion, bdProportion, shopShotCost } = order;
  await transition(tx, {
    ...work,
    row: submission,
    event: 'agree',
    set: {
      agreedShotCost: shotCost,
      agreedProportion: proportion,
      trackingLink,
      adCode: terms.adCode || null,
      adCodeExpire: terms.adCodeExpire ?? null,
      agreeTime: sql`now()`,
      publishDeadline,
      agreement: { shotCost, proportion, wholeProportion, bdProportion, shopShotCost, trackingLink, publishDeadline },
    },
    actor: viewer,
    more: { shotCost, proportion, publishDeadline },
  });
  const nickname = await nicknameOf(tx, submission.upId);
  await tellOfSubmission(tx, services, {
    submission,
    userIds: await accountOfShop(tx, order.shopId),
    texts: submissionTexts.agreed(order, nickname, publishDeadline),
    publicUser: viewerId(viewer),
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
  const { submission } = await beginWork(tx, id, 'startProduce', viewer);
  await transition(tx, { ...work, row: submission, event: 'startProduce', actor: viewer });
}

interface Ending extends Act {
  reason: string;
  services: Pick<Services, 'events'>;
}

/** Ends the work with a creator; before the publish deadline the place is free again. A finished one stays: 1025015. */
export async function terminate(tx: Db, { id, reason, viewer, services }: Ending): Promise<void> {
  const { submission, order } = await beginWork(tx, id, 'terminate', viewer);
  if (!reason)
    throw refuseField('reason', {
      en: 'Say why the work with the creator ends.',
      'zh-CN': '请填写终止原因。',
      vn: 'Hãy nêu lý do kết thúc hợp tác với KOL.',
    });
  const placeFree = submission.publishDeadline === null || dayIn(order.country) <= submission.publishDeadline;
  await transition(tx, {
    ...work,
    row: submission,
    event: 'terminate',
    set: { terminateReason: reason, terminateBy: viewerId(viewer), terminateTime: sql`now()`, placeFree },
    actor: viewer,
    reason,
  });
  await withdrawLinks(tx, submission);
  await endSampleOf(tx, { submission, viewer, services });
  await withdrawScripts(tx, submission, viewer);
  const people = [submission.bdId, ...(await accountOfShop(tx, order.shopId))].filter((userId) => userId !== viewerId(viewer));
  await tellOfSubmission(tx, services, {
    submission,
    userIds: people,
    texts: submissionTexts.terminated(order, await nicknameOf(tx, submission.upId), reason),
    publicUser: viewerId(viewer),
  });
}

/** Takes a fulfilment back whose link became invalid, within 30 days: 1025014 later. */
export async function unfulfil(tx: Db, { id, reason, viewer, services }: Ending): Promise<void> {
  const { submission, order } = await beginWork(tx, id, 'unfulfil', viewer);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  await transition(tx, { ...work, row: submission, event: 'unfulfil', set: { fulfilledTime: null }, actor: viewer, reason });
  await tellOfSubmission(tx, services, {
    submission,
    userIds: [submission.bdId],
    texts: submissionTexts.unfulfilled(order, await nicknameOf(tx, submission.upId), reason),
    publicUser: viewerId(viewer),
  });
}
