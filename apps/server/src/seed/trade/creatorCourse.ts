import { errors } from '@backlot/contract';
import { workLink } from '../../modules/creators/channel';
import type { works } from '../../tables/creators/creator';
import type { channelVideos, workOrderLinkRounds, workOrderLinks } from '../../tables/trade/link';
import type { workOrderUps } from '../../tables/trade/submission';
import { addDays } from '../../modules/system/country';
import { textsIn, writeIn } from '../demo/written';
import { courseTimes } from './courseTimes';
import { did } from './deeds';
import type { DemoOrder } from './DemoOrder';
import { linkRejectReasons, recommendReasons, rejectReasons, terminateReasons } from './tradeWords';
import type { Creator, Person, TradeWorld } from './tradeWorld';

/** How far a creator has come in an order. */
export type Course =
  | 'pending'
  | 'rejected'
  | 'withdrawn'
  | 'negotiating'
  | 'agreed'
  | 'previewPending'
  | 'previewRejected'
  | 'previewApproved'
  | 'publishPending'
  | 'publishInvalid'
  | 'publishSilent'
  | 'published'
  | 'fulfilled'
  | 'terminated';

/** Rows that a creator in an order is made of. */
export interface Parts {
  ups: (typeof workOrderUps.$inferInsert)[];
  links: (typeof workOrderLinks.$inferInsert)[];
  rounds: (typeof workOrderLinkRounds.$inferInsert)[];
  videos: (typeof channelVideos.$inferInsert)[];
  works: (typeof works.$inferInsert)[];
}

const rank: Record<Course, number> = {
  pending: 0,
  rejected: 0,
  withdrawn: 0,
  negotiating: 1,
  agreed: 2,
  terminated: 2,
  previewPending: 3,
  previewRejected: 3,
  previewApproved: 4,
  publishPending: 5,
  publishInvalid: 5,
  publishSilent: 5,
  published: 6,
  fulfilled: 7,
};

interface Entry {
  order: DemoOrder;
  bd: Person;
  creator: Creator;
  course: Course;
  /** Days ago that the creator was submitted. */
  age: number;
}

/** Takes a creator through an order as people would have done, day by day, and notes each step. */
export function addCreator(world: TradeWorld, parts: Parts, { order, bd, creator, course: wanted, age }: Entry): void {
  const { random, reviewer } = world;
  // Work of a team-leader order is fulfilled in the moment that it is out.
  const course = wanted === 'published' && order.workOrderType === 2 ? 'fulfilled' : wanted;
  const step = rank[course];
  const times = courseTimes(world, age, {
    submit: 0,
    audit: 1,
    agree: 2,
    produce: 3,
    preview: 4,
    sentBack: 4,
    previewAgain: 4,
    previewReview: 5,
    terminate: 5,
    publish: 6,
    publishReview: 7,
    fulfil: 9,
  });
  const { submit: submitTime, audit: auditTime } = times;
  const id = world.idAt(submitTime);
  const isApproved = step > 0;
  const isRejected = course === 'rejected';
  did(world, 'workOrderUp.submitUp', id, { time: submitTime, by: bd, to: 'pending' });
  const rejectReason = isRejected ? writeIn(order.country, rejectReasons, random) : null;
  if (isApproved) did(world, 'workOrderUp.approve', id, { time: auditTime, by: reviewer, from: 'pending', to: 'approved' });
  if (isRejected)
    did(world, 'workOrderUp.reject', id, { time: auditTime, by: reviewer, from: 'pending', to: 'rejected', reason: rejectReason ?? '' });
  if (course === 'withdrawn') did(world, 'workOrderUp.withdraw', id, { time: auditTime, by: bd, from: 'pending', to: 'withdrawn' });
  const agreeTime = step >= 2 ? times.agree : null;
  const publishDeadline = agreeTime ? addDays(agreeTime.toISOString().slice(0, 10), order.publishDays) : null;
  if (agreeTime) did(world, 'workOrderUp.agree', id, { time: agreeTime, by: bd, from: 'negotiating', to: 'agreed' });
  const isOver = course === 'terminated';
  const terminateReason = isOver ? writeIn(order.country, terminateReasons, random) : null;
  const terminateTime = isOver ? times.terminate : null;
  if (terminateTime)
    did(world, 'workOrderUp.terminate', id, {
      time: terminateTime,
      by: bd,
      from: 'agreed',
      to: 'terminated',
      reason: terminateReason ?? '',
    });
  if (step >= 4) did(world, 'workOrderUp.startProduce', id, { time: times.produce, by: bd, from: 'agreed', to: 'producing' });
  const publishTime = step >= 6 ? times.publishReview : null;
  if (publishTime) did(world, 'workOrderUp.publish', id, { time: publishTime, by: reviewer, from: 'producing', to: 'published' });
  const fulfilledTime = step >= 7 ? times.fulfil : null;
  if (fulfilledTime) did(world, 'workOrderUp.fulfil', id, { time: fulfilledTime, from: 'published', to: 'fulfilled' });
  const trackingLink = agreeTime && order.workOrderType === 2 ? `https://shop.tiktok.com/link/${id}` : null;
  const [shotCost, proportion] = [order.upShotCost ?? null, order.upProportion];
  parts.ups.push({
    id,
    workOrderId: order.id,
    upId: creator.id,
    bdId: bd.id,
    approvalStatus: isApproved ? 2 : isRejected ? 3 : course === 'withdrawn' ? 4 : 1,
    rejectReason,
    recommendReason: writeIn(order.country, recommendReasons, random),
    round: 1,
    submitUser: bd.id,
    submitTime,
    auditUser: isApproved || isRejected ? reviewer.id : null,
    auditTime: isApproved || isRejected ? auditTime : null,
    cooperationStatus: isOver ? 9 : step === 0 ? 0 : step === 1 ? 1 : step < 4 ? 2 : step < 6 ? 3 : step === 6 ? 4 : 5,
    agreedShotCost: agreeTime ? shotCost : null,
    agreedProportion: agreeTime ? proportion : null,
    trackingLink,
    agreeTime,
    agreement:
      agreeTime && publishDeadline
        ? {
            shotCost,
            proportion,
            wholeProportion: order.wholeProportion ?? null,
            bdProportion: order.bdProportion ?? null,
            shopShotCost: order.shopShotCost ?? null,
            trackingLink,
            publishDeadline,
          }
        : null,
    publishDeadline,
    publishTime,
    fulfilledTime,
    terminateReason,
    terminateBy: isOver ? bd.id : null,
    terminateTime,
    placeFree: isOver,
    createTime: submitTime,
    createUser: bd.id,
  });
  if (order.previewRequired && (step >= 3 || isOver))
    addLink(world, parts, {
      submissionId: id,
      linkType: 1,
      entry: { order, bd, creator, course, age },
      time: times.preview,
      reviewTime: times.previewReview,
      sentBack: times,
    });
  if (step >= 5)
    addLink(world, parts, {
      submissionId: id,
      linkType: 2,
      entry: { order, bd, creator, course, age },
      time: times.publish,
      reviewTime: times.publishReview,
      sentBack: times,
    });
}

interface LinkPlan {
  submissionId: string;
  linkType: 1 | 2;
  entry: Entry;
  time: Date;
  reviewTime: Date;
  /** When a preview that came back once was rejected, and came again. */
  sentBack: Record<'sentBack' | 'previewAgain', Date>;
}

let posted = 0;

/** Numbers of short videos begin with the second they were posted in. */
function videoId(time: Date): string {
  posted = (posted + 1) % 1_000_000;
  return String((BigInt(Math.floor(time.getTime() / 1000)) << 32n) + BigInt(posted));
}

function addLink(
  world: TradeWorld,
  parts: Parts,
  { submissionId, linkType, entry: { order, bd, creator, course }, time, reviewTime, sentBack }: LinkPlan,
): void {
  const { random, reviewer, day } = world;
  const id = world.idAt(time);
  const postTime = new Date(time.getTime() - 3_600_000);
  const platformWorkId = videoId(postTime);
  const link = workLink(10, platformWorkId, creator.upNumber);
  const isPublish = linkType === 2;
  const waits = isPublish
    ? course === 'publishPending' || course === 'publishInvalid' || course === 'publishSilent'
    : course === 'previewPending';
  const isRejected = !isPublish && course === 'previewRejected';
  const isWithdrawn = course === 'terminated';
  // Published, and not fulfilled: the video is gone before it was to be seen for a day.
  const isGone = isPublish && course === 'published';
  const rejectReason = isRejected ? writeIn(order.country, linkRejectReasons, random) : null;
  did(world, 'workOrderLink.submitLink', id, { time, by: bd, to: 'pending' });
  // Every third preview came back once with another video.
  const again =
    !isPublish && !isRejected && !isWithdrawn && parts.links.length % 3 === 0
      ? addRejectedRound(world, parts, { id, bd, creator, country: order.country, time, ...sentBack })
      : undefined;
  const checkTime = new Date(time.getTime() + 30_000);
  const goneTime = new Date(Math.min(reviewTime.getTime() + 12 * hourMs, day.now.getTime()));
  const linkStatus = !isPublish ? 0 : course === 'publishInvalid' || isGone ? 2 : course === 'publishSilent' ? 3 : 1;
  const found = isGone ? 1 : linkStatus;
  if (found > 0)
    did(world, `workOrderLink.${['', 'pass', 'fail', 'timeOut'][found] ?? 'pass'}`, id, {
      time: checkTime,
      from: 'unchecked',
      to: ['', 'valid', 'invalid', 'timedOut'][found] ?? 'valid',
    });
  if (isGone) did(world, 'workOrderLink.fail', id, { time: goneTime, from: 'valid', to: 'invalid' });
  if (!waits && !isWithdrawn)
    did(world, `workOrderLink.${isRejected ? 'reject' : 'approve'}`, id, {
      time: reviewTime,
      by: reviewer,
      from: 'pending',
      to: isRejected ? 'rejected' : 'approved',
      ...(rejectReason ? { reason: rejectReason } : {}),
    });
  const workId = linkStatus === 1 ? world.idAt(checkTime) : null;
  parts.links.push({
    id,
    workOrderUpId: submissionId,
    linkType,
    link,
    linkKey: `10:${platformWorkId}`,
    round: again ? 2 : 1,
    reviewStatus: isWithdrawn ? 4 : waits ? 1 : isRejected ? 3 : 2,
    rejectReason,
    submitUser: bd.id,
    submitTime: again ?? time,
    reviewUser: waits || isWithdrawn ? null : reviewer.id,
    reviewTime: waits || isWithdrawn ? null : reviewTime,
    linkStatus,
    invalidCode: linkStatus === 2 ? errors.videoGone.code : linkStatus === 3 ? errors.extractionTimedOut.code : null,
    checkTime: linkStatus > 0 ? (isGone ? goneTime : checkTime) : null,
    silentChecks: linkStatus === 3 ? 6 : 0,
    nextCheckTime: linkStatus === 1 || linkStatus === 2 ? new Date(day.now.getTime() + 86_400_000) : null,
    validSince: linkStatus === 1 ? checkTime : null,
    hasGoods: linkStatus === 1 ? true : null,
    platformWorkId,
    workId,
    createTime: time,
    createUser: bd.id,
  });
  if (!isPublish) return;
  const views = 800 + Math.floor(random() * 60_000);
  const figures = { views, likes: Math.floor(views * 0.06), comments: Math.floor(views * 0.004), shares: Math.floor(views * 0.003) };
  const productIds = order.platformProductId ? [order.platformProductId] : [];
  parts.videos.push({
    webId: 10,
    platformWorkId,
    link,
    authorPlatformId: creator.platformId,
    visibility: linkStatus === 2 ? 2 : 1,
    postTime,
    productIds,
    silent: linkStatus === 3,
    ...figures,
  });
  if (workId)
    parts.works.push({
      id: workId,
      webId: 10,
      platformWorkId,
      upId: creator.id,
      link,
      postTime,
      duration: 20 + Math.floor(random() * 60),
      ...figures,
      isCommerce: true,
      goodsIds: [order.goodsId],
      dataTime: day.now,
    });
}

const hourMs = 3_600_000;

interface FirstRound {
  id: string;
  bd: Person;
  creator: Creator;
  country: string;
  time: Date;
  sentBack: Date;
  previewAgain: Date;
}

/** The first round of a preview, rejected with a reason; answers when the next one came. */
function addRejectedRound(
  world: TradeWorld,
  { links, rounds }: Parts,
  { id, bd, creator, country, time, sentBack: reviewTime, previewAgain: next }: FirstRound,
): Date {
  const reasons = textsIn(country, linkRejectReasons);
  const rejectReason = reasons[links.length % reasons.length] ?? null;
  rounds.push({
    linkId: id,
    round: 1,
    link: workLink(10, videoId(new Date(time.getTime() - hourMs)), creator.upNumber),
    rejectReason,
    submitUser: bd.id,
    submitTime: time,
    reviewUser: world.reviewer.id,
    reviewTime,
  });
  did(world, 'workOrderLink.reject', id, {
    time: reviewTime,
    by: world.reviewer,
    from: 'pending',
    to: 'rejected',
    ...(rejectReason ? { reason: rejectReason } : {}),
  });
  did(world, 'workOrderLink.resubmit', id, { time: next, by: bd, from: 'rejected', to: 'pending' });
  return next;
}
