import { errors, linkValidityLife, stateOf } from '@backlot/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { outOfSteps } from '../../db/recordedSteps';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { goods } from '../goods/tables';
import { noteEvent } from '../lifeCycle';
import { type Link, lockOrder, type Order, type Submission, type Viewer, viewerId } from '../trade';
import { keepWorkFigures } from '../up';
import { ups, works } from '../up/tables';
import { fulfilDue, nicknameOf } from '../workOrderUp';
import { workOrders } from '../workOrder/tables';
import { workOrderUps } from '../workOrderUp/tables';
import { askDemo, askFile, type FoundVideo } from './channelCheck';
import { judge, type Verdict } from './judge';
import { linkTexts, tellOfLink } from './notices';
import { afterSilence, nextCheck, secondLook, silentLimit } from './schedule';
import { linkForUpdate, lockLink, setLink } from './store';
import { workOrderLinks } from './tables';

/** Asks the channel for a publish link and notes what that means for it (domain/life-cycles 3.6). */
export async function checkLink(services: Services, id: string, now = new Date()): Promise<void> {
  const { db } = services.database;
  const found = await factsOf(db, id);
  if (!found) return;
  const { link, submission, order, platformId, productId } = found;
  const ask = services.config.mode === 'demo' ? askDemo : askFile;
  const verdict = judge(await ask(db, order.webId, link.link), { order, submission, platformId, productId });
  await db.transaction((tx) => settle(tx, { asked: link, submission, order, verdict, services, now }));
  await fulfilDue(services, submission.id);
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

/** Checks a link that was just submitted, without anybody waiting. */
export const checkSoon = (services: Services, id: string): void =>
  void outOfSteps(() => checkLink(services, id)).catch((error: unknown) => services.log.warn({ err: error, link: id }, 'link check'));

const pauseMs = 10 * 60_000;

/** Whether a person may ask again: once in 10 minutes, 1025025 before. */
export async function beginRecheck(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const { link } = await linkForUpdate(tx, id, viewer);
  if (viewer.persona === 'shop' || link.linkType !== 2 || (link.reviewStatus !== 1 && link.reviewStatus !== 2))
    throw new Refusal('notFound');
  if (link.manualCheckTime && Date.now() - link.manualCheckTime.getTime() < pauseMs) throw new Refusal('recheckTooSoon');
  await setLink(tx, id, viewerId(viewer), { manualCheckTime: sql`now()` });
  await noteEvent(tx, { actor: viewer, action: 'workOrderLink.recheck', object: `workOrderLink:${id}` });
}

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
  if (link.round !== asked.round || (link.reviewStatus !== 1 && link.reviewStatus !== 2)) return;
  const change = await changeOf(tx, { link, submission, order, verdict, now });
  await setLink(tx, link.id, null, { checkTime: now, ...change });
  const to = change.linkStatus ?? link.linkStatus;
  if (to === link.linkStatus) return;
  const code = 'code' in verdict ? { invalidCode: verdict.code } : {};
  if (to === 2 && 'code' in verdict)
    await tellOfLink(tx, services, {
      submission,
      userIds: [submission.bdId],
      texts: linkTexts.invalid(order, await nicknameOf(tx, submission.upId), verdict.code),
    });
  await noteEvent(tx, {
    action: `workOrderLink.${{ 1: 'pass', 2: 'fail', 3: 'timeOut' }[to] ?? 'check'}`,
    object: `workOrderLink:${link.id}`,
    from: stateOf(linkValidityLife, link.linkStatus),
    to: stateOf(linkValidityLife, to),
    more: code,
  });
}

async function changeOf(
  tx: Db,
  { link, submission, order, verdict, now }: Pick<Settling, 'submission' | 'order' | 'verdict' | 'now'> & { link: Link },
): Promise<Partial<Link>> {
  if ('silent' in verdict) {
    const silentChecks = link.silentChecks + 1;
    const timeout = silentChecks >= silentLimit ? { linkStatus: 3, invalidCode: errors.extractionTimedOut.code } : {};
    return { silentChecks, nextCheckTime: afterSilence(silentChecks, now), ...timeout };
  }
  const answered = { silentChecks: 0, nextCheckTime: nextCheck(link, now) };
  if ('code' in verdict) {
    // What was valid is looked at once more before it counts as invalid.
    if (link.linkStatus === 1 && link.suspectCode === null)
      return { ...answered, suspectCode: verdict.code, nextCheckTime: secondLook(now) };
    return { ...answered, linkStatus: 2, invalidCode: verdict.code, suspectCode: null, validSince: null };
  }
  const workId = await keepWork(tx, { video: verdict.valid, submission, order, hasGoods: verdict.hasGoods, now });
  return {
    ...answered,
    linkStatus: 1,
    invalidCode: null,
    suspectCode: null,
    validSince: link.linkStatus === 1 ? link.validSince : now,
    hasGoods: verdict.hasGoods,
    platformWorkId: verdict.valid.platformWorkId,
    workId,
  };
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
  const figures = { views, likes, comments, shares, isCommerce: hasGoods, dataTime: now };
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
  await keepWorkFigures(tx, work.id, now);
  return work.id;
}
