import { inLanguages } from '../../base/sight';
import { codeOf, noticeLife } from '@backlot/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { type NoticeTexts, tell } from '../../base/notice';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { noticeTypes, type Order } from '../parts';

type Sender = Pick<Services, 'events'>;

interface Message {
  order: Pick<Order, 'id'>;
  userIds: readonly string[];
  texts: NoticeTexts;
  publicUser?: string;
}

/** Tells people of an order; the notice leads to it. */
export const tellOfOrder = (tx: Db, services: Sender, { order, ...message }: Message): Promise<void> =>
  tell(tx, services, { noticeClass: 3, type: noticeTypes.workOrder, extraParam: { id: order.id }, ...message });

/** Takes the notices of an order back from people: they no longer stand in their panels. */
export async function withdrawNotices(
  tx: Db,
  { events }: Sender,
  { order, userIds }: { order: Pick<Order, 'id'>; userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const received = tx
    .select({ id: noticeReceivers.noticeId })
    .from(noticeReceivers)
    .where(inArray(noticeReceivers.userId, [...userIds]));
  await tx
    .update(notices)
    .set({ status: codeOf(noticeLife, 'withdrawn'), cancelTime: sql`now()` })
    .where(
      and(
        inArray(notices.id, received),
        inState(noticeLife, notices, 'published'),
        eq(notices.type, noticeTypes.workOrder),
        sql`${notices.extraParam} ->> 'id' = ${order.id}`,
      ),
    );
  await events.publish({ type: 'notice', userIds: [...userIds] }, tx);
}

type Named = Pick<Order, 'workOrderNo' | 'workOrderName'>;

const title = ({ workOrderName }: Named) => workOrderName;

export const orderTexts = {
  handedOut: (order: Named, places: number) =>
    inLanguages(
      [`新工单：${title(order)}`, `New order: ${title(order)}`, `Đơn mới: ${title(order)}`],
      [
        `${order.workOrderNo}，分配给您 ${places} 位达人，请及时接单。`,
        `${order.workOrderNo}: ${places} creators are yours to find. Please claim it.`,
        `${order.workOrderNo}: bạn được giao ${places} KOL. Hãy nhận đơn.`,
      ],
    ),
  returned: (order: Named, name: string, reason: string) =>
    inLanguages(
      [`分配被退回：${title(order)}`, `Allocation returned: ${title(order)}`, `Phần bị trả lại: ${title(order)}`],
      [
        `${name} 退回了 ${order.workOrderNo}：${reason}`,
        `${name} returned ${order.workOrderNo}: ${reason}`,
        `${name} trả lại ${order.workOrderNo}: ${reason}`,
      ],
    ),
  recalled: (order: Named) =>
    inLanguages(
      [`工单已撤回：${title(order)}`, `Order recalled: ${title(order)}`, `Đơn đã thu hồi: ${title(order)}`],
      [
        `${order.workOrderNo} 暂不需要接单。`,
        `${order.workOrderNo} need not be claimed for now.`,
        `${order.workOrderNo} tạm thời không cần nhận.`,
      ],
    ),
  extended: (order: Named, day: string) =>
    inLanguages(
      [`有效期延长：${title(order)}`, `Order extended: ${title(order)}`, `Gia hạn đơn: ${title(order)}`],
      [
        `${order.workOrderNo} 现有效至 ${day}。`,
        `${order.workOrderNo} now runs until ${day}.`,
        `${order.workOrderNo} có hiệu lực đến ${day}.`,
      ],
    ),
  ended: (order: Named, reason: string | null) =>
    inLanguages(
      [`工单已结束：${title(order)}`, `Order ended: ${title(order)}`, `Đơn đã kết thúc: ${title(order)}`],
      [
        `${order.workOrderNo}：${reason ?? '已过有效期。'}`,
        `${order.workOrderNo}: ${reason ?? 'its last day is over.'}`,
        `${order.workOrderNo}: ${reason ?? 'đã hết hạn.'}`,
      ],
    ),
  reopened: (order: Named) =>
    inLanguages(
      [`工单重新开启：${title(order)}`, `Order reopened: ${title(order)}`, `Đơn mở lại: ${title(order)}`],
      [
        `${order.workOrderNo} 可以继续提交达人。`,
        `${order.workOrderNo}: creators can be submitted again.`,
        `${order.workOrderNo}: có thể tiếp tục đề xuất KOL.`,
      ],
    ),
};
