import { errors, is, linkReviewLife, linkValidityLife, stateOf } from '@backlot/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { goods } from '../../../tables/merchants/product';
import { type Link, lockOrder, type Order, type Submission } from '../parts';
import { transition } from '../../base/transition';
import { keepWorkFigures } from '../../creators/creator';
import { ups, works } from '../../../tables/creators/creator';
import { completeSamples } from '../sample';
import { fulfilDue, nicknameOf } from '../submission';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { askChannel, askDemo, type FoundVideo } from './channelCheck';
import { judge, type Verdict } from './judge';
import { linkTexts, tellOfLink } from './notices';
import { afterSilence, nextCheck, secondLook, silentLimit } from './schedule';
import { lockLink, setLink } from './store';
import { workOrderLinks } from '../../../tables/trade/link';

/** Asks the channel for a publish link and notes what that means for it (domain/life-cycles 3.6). */
export async function checkLink(services: Services, id: string, now = new Date()): Promise<void> {
  const { db } = services.database;
  const found = await factsOf(db, id);
  if (!found) return;
  const { link, submission, order, platformId, productId } = found;
  const ask = services.config.mode === 'demo' ? askDemo : askChannel;
  const verdict = judge(await ask(db, order.webId, link.link), { order, submission, platformId, productId });
  await db.transaction((tx) => settle(tx, { asked: link, submission, order, verdict, services, now }));
  await fulfilDue(services, submission.id);
  await completeSamples(services, submission.upId);
}

/** Checks what is due, one link after the other; a fault of one does not hold up the others. */
export async function checkDue(services: Services, now = new Date()): Promise<number> {
  const due = await services.database.db
    .select({ id: workOrderLinks.id })
    .from(workOrderLinks)
    .where(lte(workOrderLinks.nextCheckTime, now))
    .orderBy(workOrderLinks.nextCheckTime)
    .limit(500);
  for (const { id } of due)
    await checkLink(services, id, now).catch((error: unknown) => services.log.warn({ err: error, link: id }, 'link check'));
  return due.length;
}

const check = { machine: linkValidityLife, table: workOrderLinks };

async function factsOf(db: Db, id: string) {
  const [found] = await db
    .select({
      link: workOrderLinks,
      submission: workOrderUps,
      order: workOrders,
      platformId: ups.platformId,
      productId: goods.platformProductId,
    })
    .from(workOrderLinks)
    .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .innerJoin(ups, eq(ups.id, workOrderUps.upId))
    .leftJoin(goods, eq(goods.id, workOrders.goodsId))
    .where(and(eq(workOrderLinks.id, id), eq(workOrderLinks.linkType, 2)));
  return found;
}

interface Settling {
  /** The link as it was when the channel was asked. */
  asked: Link;
  submission: Submission;
  order: Order;
  verdict: Verdict;
  services: Services;
  now: Date;
}

async function settle(tx: Db, { asked, submission, order, verdict, services, now }: Settling): Promise<void> {
  await lockOrder(tx, order.id);
  const link = await lockLink(tx, asked.id);
  // Another round came in between: the answer speaks of the old one.
  if (link.round !== asked.round || !is(linkReviewLife, link, 'pending', 'approved')) return;
  const { event, set } = await findingOf(tx, { link, submission, order, verdict, now });
  const isNew = event !== undefined && linkValidityLife.events[event].to !== stateOf(linkValidityLife, link.linkStatus);
  if (!isNew) return setLink(tx, link.id, null, { checkTime: now, ...set });
  const code = 'code' in verdict ? { invalidCode: verdict.code } : {};
  await transition(tx, { ...check, row: link, event, set: { checkTime: now, ...set }, more: code });
  if (event === 'fail' && 'code' in verdict)
    await tellOfLink(tx, services, {
      submission,
      userIds: [submission.bdId],
      texts: linkTexts.invalid(order, await nicknameOf(tx, submission.upId), verdict.code),
    });
}

interface Finding {
  /** What it means for the link; absent while that is open. */
  event?: 'pass' | 'fail' | 'timeOut';
  set: Parameters<typeof setLink>[3];
}

async function findingOf(
  tx: Db,
  { link, submission, order, verdict, now }: Pick<Settling, 'submission' | 'order' | 'verdict' | 'now'> & { link: Link },
): Promise<Finding> {
  if ('silent' in verdict) {
    const silentChecks = link.silentChecks + 1;
    const set = { silentChecks, nextCheckTime: afterSilence(silentChecks, now) };
    return silentChecks < silentLimit ? { set } : { event: 'timeOut', set: { ...set, invalidCode: errors.extractionTimedOut.code } };
  }
  const answered = { silentChecks: 0, nextCheckTime: nextCheck(link, now) };
  if ('code' in verdict) {
    // What was valid is looked at once more before it counts as invalid.
    if (is(linkValidityLife, link, 'valid') && link.suspectCode === null)
      return { set: { ...answered, suspectCode: verdict.code, nextCheckTime: secondLook(now) } };
    return { event: 'fail', set: { ...answered, invalidCode: verdict.code, suspectCode: null, validSince: null } };
  }
  const workId = await keepWork(tx, { video: verdict.valid, submission, order, hasGoods: verdict.hasGoods, now });
  const set = {
    ...answered,
    invalidCode: null,
    suspectCode: null,
    validSince: is(linkValidityLife, link, 'valid') ? link.validSince : now,
    hasGoods: verdict.hasGoods,
    platformWorkId: verdict.valid.platformWorkId,
    workId,
  };
  return { event: 'pass', set };
}

interface Kept {
  video: FoundVideo;
  submission: Submission;
  order: Order;
  hasGoods: boolean;
  now: Date;
}

/** The work behind a valid link, added or brought up to date. */
async function keepWork(tx: Db, { video, submission, order, hasGoods, now }: Kept): Promise<string | null> {
  const { link, description, durationSeconds, views, likes, comments, shares, postTime, platformWorkId } = video;
  const toldTime = video.dataTime ?? now;
  const figures = { views, likes, comments, shares, isCommerce: hasGoods, dataTime: toldTime, channelTime: toldTime };
  const [work] = await tx
    .insert(works)
    .values({
      webId: order.webId,
      platformWorkId,
      upId: submission.upId,
      link,
      descr: description,
      duration: durationSeconds,
      postTime,
      goodsIds: hasGoods ? [order.goodsId] : [],
      ...figures,
    })
    .onConflictDoUpdate({
      target: [works.webId, works.platformWorkId],
      set: { ...Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null)), workStatus: 1 },
    })
    .returning({ id: works.id });
  if (!work) return null;
  await keepWorkFigures(tx, [work.id], figures.dataTime);
  return work.id;
}
