import { sampleLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { deadlineSince } from '../../modules/trade/parts';
import { goods } from '../../tables/merchants/product';
import type { workOrderLinks } from '../../tables/trade/link';
import { sampleShippings } from '../../tables/trade/sample';
import type { workOrderUps } from '../../tables/trade/submission';
import { insertRows } from '../../db/insertRows';
import type { OrderRow } from './DemoOrder';
import { sampleCourses } from './sampleCourse';
import { sampleOf, type SampleRow } from './sampleRows';
import type { TradeWorld } from './tradeWorld';

type Submission = typeof workOrderUps.$inferInsert;
type Link = typeof workOrderLinks.$inferInsert;

const { requested, awaiting, shipped, delivered, overdue, rejected, cancelled, returned } = sampleLife.states;
const open: readonly number[] = [requested, awaiting, shipped, delivered, overdue];

interface Trade {
  orders: readonly OrderRow[];
  ups: readonly Submission[];
  links: readonly Link[];
}

/** Samples for approved creators in every state; submissions name theirs, and their days count from the arrival. */
export function samplesOf(world: TradeWorld, { orders, ups, links }: Trade): SampleRow[] {
  const courseOf = sampleCourses(world);
  const byId = new Map(orders.map((order) => [order.id, order]));
  // Where the content is out, in whichever order, nothing is owed for the product.
  const isOut = new Set(
    links.flatMap((link) => (link.linkType === 2 && link.reviewStatus === 2 && link.linkStatus === 1 ? link.workOrderUpId : [])),
  );
  const out = new Set(ups.flatMap(({ id, upId, workOrderId }) => (id && isOut.has(id) ? `${upId}:${byId.get(workOrderId)?.goodsId}` : [])));
  const taken = new Set<string>();
  const rows: SampleRow[] = [];
  for (const submission of ups) {
    const order = byId.get(submission.workOrderId);
    const product = order && world.goodsOf(order.shopId).find(({ id }) => id === order.goodsId);
    const shop = world.shops.find(({ id }) => id === order?.shopId);
    const [bd, merchant] = [world.person(submission.bdId), shop?.userId ? world.person(shop.userId) : undefined];
    if (!order || !product || !bd || !merchant || submission.id === undefined) continue;
    const pair = `${submission.upId}:${product.id}`;
    if (taken.has(pair)) continue;
    const course = courseOf(submission);
    if (!course || (out.has(pair) && (course === 'delivered' || course === 'overdue'))) continue;
    const own = { ...submission, id: submission.id };
    const sample = sampleOf(world, { course, submission: own, order, goods: product, bd, merchant, index: rows.length });
    if (open.includes(sample.sampleStatus ?? 0)) taken.add(pair);
    rows.push(sample);
    submission.sampleId = sample.id;
    if (submission.agreeTime && (submission.cooperationStatus === 2 || submission.cooperationStatus === 3))
      submission.publishDeadline = deadlineOf(submission, order, sample);
  }
  return rows;
}

function deadlineOf({ agreeTime = null, publishDeadline = null }: Submission, order: OrderRow, sample: SampleRow): string | null {
  if (sample.sampleStatus === requested || sample.sampleStatus === awaiting || sample.sampleStatus === shipped) return null;
  return sample.deliverTime ? deadlineSince({ agreeTime }, order, sample.deliverTime) : publishDeadline;
}

/** Writes samples, and what they take of the quota of their products. */
export async function storeSamples(tx: Db, rows: readonly SampleRow[]): Promise<void> {
  await insertRows(tx, sampleShippings, [...rows]);
  const free: readonly number[] = [rejected, cancelled];
  const used = new Map<string, number>();
  for (const { goodsId, quantity, sampleStatus = requested, returnTrackingNo } of rows)
    if (!free.includes(sampleStatus) && !(sampleStatus === returned && returnTrackingNo))
      used.set(goodsId, (used.get(goodsId) ?? 0) + quantity);
  for (const [goodsId, pieces] of used)
    await tx
      .update(goods)
      .set({ sampleUsed: pieces, sampleQuota: sql`greatest(${goods.sampleQuota}, ${pieces + 10}::int)` })
      .where(eq(goods.id, goodsId));
}
