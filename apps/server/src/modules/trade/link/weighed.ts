import { linkReviewLife, type LinkWeighed, spelledReason } from '@backlot/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { Refusal } from '../../../http/answers/refusal';
import { goods } from '../../../tables/merchants/product';
import { workOrderLinkRounds, workOrderLinks } from '../../../tables/trade/link';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { namesOfPeople, submissionsInSight, type Viewer } from '../../base/sight';
import { upOf } from '../../creators/creator';
import { presentAmount } from '../../system/country';
import { earliestOf } from './judge';
import { videoAt } from './videoAt';

/** What a link is judged by; 1020002 for a foreign and for a missing one alike (domain/life-cycles 3.5). */
export async function weighedLink(db: Db, id: string, viewer: Viewer): Promise<LinkWeighed> {
  const [found] = await db
    .select({ link: workOrderLinks, submission: workOrderUps, order: workOrders, product: goods })
    .from(workOrderLinks)
    .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .leftJoin(goods, eq(goods.id, workOrders.goodsId))
    .where(and(eq(workOrderLinks.id, id), submissionsInSight(viewer)));
  if (!found) throw new Refusal('notFound');
  const { link, submission, order, product } = found;
  const [up, record, video, rounds] = await together(db, (at) =>
    Promise.all([
      upOf(at, submission.upId),
      recordOf(at, submission.upId, viewer),
      videoAt(at, order.webId, link.link),
      roundsOf(at, { id, webId: order.webId, viewer }),
    ]),
  );
  const seesFees = viewer.persona !== 'shop';
  const asked = hashtagsIn(order.workDes ?? '');
  const shown = video && [...video.hashtags, ...hashtagsIn(video.descr ?? '')].map((tag) => tag.toLowerCase());
  return {
    order: {
      workAttribute: order.workAttribute,
      upShotCost: seesFees ? presentAmount(order.upShotCost, order.currency) : null,
      upProportion: order.upProportion,
      currency: order.currency,
      workDes: order.workDes,
      validBegin: order.validBegin,
      expireDate: order.expireDate,
      shop: order.shop?.shopName ?? '',
      goods: { id: order.goodsId, name: order.goodsInfo?.goodsName ?? product?.goodsName ?? '' },
      price: product && presentAmount(product.price, product.currency),
    },
    up: { fansNum: up?.fansNum ?? null, starLevel: up?.starLevel ?? null, ...record },
    agreed: {
      shotCost: seesFees ? presentAmount(submission.agreedShotCost, order.currency) : null,
      proportion: submission.agreedProportion,
      time: submission.agreeTime && presentTime(submission.agreeTime),
    },
    note: link.note,
    video: video && presentVideo(video),
    checks: {
      author: video && (video.upId === null ? video.authorPlatformId === up?.platformId : video.upId === submission.upId),
      time: video && video.postTime >= earliestOf(order, submission),
      goods: link.hasGoods,
      hashtags: asked.length > 0 && shown ? { asked, found: asked.filter((tag) => shown.includes(tag.toLowerCase())) } : null,
    },
    rounds,
  };
}

type Video = NonNullable<Awaited<ReturnType<typeof videoAt>>>;

const presentVideo = ({ workId, descr, hashtags, duration, postTime, views, likes, dataTime }: Video): LinkWeighed['video'] => ({
  workId,
  descr,
  hashtags,
  duration,
  postTime: presentTime(postTime),
  views,
  likes,
  dataTime: dataTime && presentTime(dataTime),
});

/** How often links of a creator passed, in orders in sight. */
async function recordOf(db: Db, upId: string, viewer: Viewer): Promise<{ passed: number; passedFirst: number }> {
  const [row] = await db
    .select({ passed: sql<string>`count(*)`, passedFirst: sql<string>`count(*) filter (where ${workOrderLinks.round} = 1)` })
    .from(workOrderLinks)
    .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
    .where(and(eq(workOrderUps.upId, upId), inState(linkReviewLife, workOrderLinks, 'approved'), submissionsInSight(viewer)));
  return { passed: Number(row?.passed ?? 0), passedFirst: Number(row?.passedFirst ?? 0) };
}

async function roundsOf(db: Db, { id, webId, viewer }: { id: string; webId: number; viewer: Viewer }): Promise<LinkWeighed['rounds']> {
  const rows = await db
    .select()
    .from(workOrderLinkRounds)
    .where(eq(workOrderLinkRounds.linkId, id))
    .orderBy(desc(workOrderLinkRounds.round));
  const reviewers = rows.flatMap(({ reviewUser }) => reviewUser ?? []);
  const [names, videos] = await Promise.all([namesOfPeople(db, reviewers), Promise.all(rows.map(({ link }) => videoAt(db, webId, link)))]);
  return rows.map(({ round, link, note, rejectReason, submitTime, reviewTime, reviewUser }, at) => {
    const video = videos[at];
    return {
      round,
      link,
      note,
      rejectReason: rejectReason && spelledReason(rejectReason, viewer.language),
      submitTime: presentTime(submitTime),
      reviewTime: reviewTime && presentTime(reviewTime),
      reviewer: viewer.persona === 'shop' || reviewUser === null ? null : (names.get(reviewUser) ?? null),
      video: video ? presentVideo(video) : null,
    };
  });
}

const hashtagsIn = (text: string): string[] => [...new Set(text.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? [])];
