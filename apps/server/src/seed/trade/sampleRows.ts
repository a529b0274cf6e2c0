import { codedReason, sampleLife, sampleReasons, systemReasons } from '@backlot/contract';
import { hundredths } from '../../modules/system/country';
import type { sampleShippings } from '../../tables/trade/sample';
import type { workOrderUps } from '../../tables/trade/submission';
import type { Place } from '../system/places';
import { did } from './deeds';
import type { OrderRow } from './DemoOrder';
import type { SampleCourse } from './sampleCourse';
import { after, between } from './sampleTimes';
import { sampleWords } from './sampleWords';
import type { Goods, Person, TradeWorld } from './tradeWorld';

export type SampleRow = typeof sampleShippings.$inferInsert & { id: string };
type Submission = typeof workOrderUps.$inferInsert & { id: string };

interface Entry {
  course: SampleCourse;
  submission: Submission;
  order: OrderRow;
  goods: Goods;
  bd: Person;
  merchant: Person;
  index: number;
}

const dayMs = 86_400_000;
const later = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** Days ago that the steps of a course were taken: request, review, shipping, arrival. */
const ages: Partial<Record<SampleCourse, readonly [number, number, number, number]>> = {
  requested: [1, 0, 0, 0],
  rejected: [9, 8, 0, 0],
  withdrawn: [6, 5, 0, 0],
  expired: [8, 0, 0, 0],
  awaiting: [3, 2, 0, 0],
  shipped: [6, 5, 3, 0],
  lost: [14, 13, 12, 4],
  delivered: [12, 11, 9, 6],
  overdue: [24, 23, 21, 18],
};

/** When the steps were taken: in their days, or spread over the time until the video was out or the work ended. */
function timesOf({ day }: TradeWorld, { course, submission }: Entry): [Date, Date, Date, Date] {
  const begin = submission.auditTime as Date;
  const end = submission.terminateTime ?? submission.publishTime;
  const wished = ages[course];
  let last = begin;
  const next = (at: number): Date =>
    (last = wished ? after(last, day.ago(wished[at] ?? 0, 40 + at * 25)) : after(last, between(begin, end ?? day.now, 0.15 + at * 0.2)));
  return [next(0), next(1), next(2), next(3)];
}

/** What a request does not have yet: rows are written by the columns of the first one. */
const notYet = {
  auditUser: null,
  auditTime: null,
  rejectReasonCode: null,
  rejectReason: null,
  cancelReason: null,
  shipDeadline: null,
  carrier: null,
  trackingNo: null,
  shipTime: null,
  deliverTime: null,
  contentDeadline: null,
  completeTime: null,
  needReturn: false,
  returnTrackingNo: null,
  updateTime: null,
  updateUser: null,
};

/** A sample as people would have brought it to where it is, with a note of each step. */
export function sampleOf(world: TradeWorld, entry: Entry): SampleRow {
  const { course, submission, order, goods, bd, merchant, index } = entry;
  const [applyTime, auditTime, shipTime, deliverTime] = timesOf(world, entry);
  const id = world.idAt(applyTime);
  const quantity = index % 5 === 4 ? 2 : 1;
  const { carriers, receivers } = sampleWords[order.country as Place['code']];
  const receiver = receivers[index % receivers.length] ?? receivers[0];
  if (!receiver) throw new Error(`No parcel goes to ${order.country}.`);
  const { receiverName, receiverPhone, ...address } = receiver;
  const cents = (hundredths(goods.price) * BigInt(quantity)).toString().padStart(3, '0');
  const row: SampleRow = {
    id,
    sampleNo: world.number('YP', order.country, applyTime),
    workOrderUpId: submission.id,
    workOrderId: order.id,
    upId: submission.upId,
    goodsId: goods.id,
    shopId: goods.shopId,
    skuName: index % 3 === 0 ? goods.specification : null,
    quantity,
    sampleValue: `${cents.slice(0, -2)}.${cents.slice(-2)}`,
    currency: goods.currency,
    receiverName: world.vault.seal(receiverName),
    receiverPhone: world.vault.seal(receiverPhone),
    receiverAddress: world.vault.seal(JSON.stringify(address)),
    country: order.country,
    sampleStatus: sampleLife.states.requested,
    applyUser: bd.id,
    applyTime,
    approveDeadline: later(applyTime, 3),
    createTime: applyTime,
    createUser: bd.id,
    ...notYet,
  };
  let state: keyof typeof sampleLife.states = 'requested';
  const step = (
    event: keyof typeof sampleLife.events,
    time: Date,
    by: Person | undefined,
    set: Partial<SampleRow> = {},
    reason?: string,
  ) => {
    const { to } = sampleLife.events[event];
    did(world, `sample.${event}`, id, { time, by, ...(typeof to === 'string' ? { from: state, to } : {}), ...(reason ? { reason } : {}) });
    if (typeof to === 'string') state = to;
    Object.assign(row, { sampleStatus: sampleLife.states[state], updateTime: time, updateUser: by?.id ?? null, ...set });
  };
  const judged = { auditUser: merchant.id, auditTime };
  did(world, 'sample.request', id, { time: applyTime, by: bd, to: 'requested' });
  if (course === 'requested') return row;
  if (course === 'rejected') {
    const code = (index % 3) + 1;
    const reason = codedReason(Object.values(sampleReasons)[code - 1]?.en ?? '');
    step('reject', auditTime, merchant, { ...judged, rejectReasonCode: code, rejectReason: reason }, reason);
    return row;
  }
  if (course === 'withdrawn') {
    step('withdraw', auditTime, bd);
    return row;
  }
  if (course === 'expired') {
    const reason = codedReason(systemReasons.reviewOverdue.en);
    step('expire', later(applyTime, 3), undefined, { cancelReason: reason }, reason);
    return row;
  }
  step('approve', auditTime, merchant, { ...judged, shipDeadline: later(auditTime, 5) });
  const workEnded = codedReason(systemReasons.workEnded.en);
  if (course === 'cancelled') step('cancel', submission.terminateTime as Date, bd, { cancelReason: workEnded }, workEnded);
  if (course === 'awaiting' || course === 'cancelled') return row;
  const needReturn = course === 'returned';
  step('ship', shipTime, merchant, {
    shipTime,
    carrier: carriers[index % carriers.length] ?? null,
    trackingNo: `${order.country}${String(820_000_000 + index * 137)}`,
    needReturn,
  });
  if (course === 'shipped') return row;
  if (course === 'lost') step('lose', deliverTime, merchant);
  if (course === 'lost') return row;
  const contentDeadline = course === 'recalled' ? null : later(deliverTime, 15);
  if (course === 'recalled') {
    step('recall', after(shipTime, submission.terminateTime as Date), bd, { needReturn: true }, workEnded);
    const arrived = after(row.updateTime as Date, later(row.updateTime as Date, 1));
    if (arrived > world.day.now) return row;
    step('deliver', arrived, bd, { deliverTime: arrived, contentDeadline });
    return row;
  }
  step('deliver', deliverTime, bd, { deliverTime, contentDeadline });
  if (course === 'overdue') step('lapse', contentDeadline as Date, undefined);
  if (course === 'completed' || course === 'returned') {
    const out = Math.max((submission.publishTime as Date).getTime(), deliverTime.getTime());
    const completeTime = new Date(out + 60_000);
    step('complete', completeTime, undefined, { completeTime });
    const back = after(completeTime, later(completeTime, 2));
    if (course === 'returned' && back < world.day.now) step('bringBack', back, bd, { returnTrackingNo: `R${820_000 + index}` });
  }
  return row;
}
