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
      { en: `New order: ${title(order)}`, 'zh-CN': `新工单：${title(order)}`, vn: `Đơn mới: ${title(order)}` },
      {
        en: `${order.workOrderNo}: ${places} creators are yours to find. Please claim it.`,
        'zh-CN': `${order.workOrderNo}，分配给您 ${places} 位达人，请及时接单。`,
        vn: `${order.workOrderNo}: bạn được giao ${places} KOL. Hãy nhận đơn.`,
      },
    ),
  returned: (order: Named, name: string, reason: string) =>
    inLanguages(
      { en: `Allocation returned: ${title(order)}`, 'zh-CN': `分配被退回：${title(order)}`, vn: `Phần bị trả lại: ${title(order)}` },
      {
        en: `${name} returned ${order.workOrderNo}: ${reason}`,
        'zh-CN': `${name} 退回了 ${order.workOrderNo}：${reason}`,
        vn: `${name} trả lại ${order.workOrderNo}: ${reason}`,
      },
    ),
  recalled: (order: Named) =>
    inLanguages(
      { en: `Order recalled: ${title(order)}`, 'zh-CN': `工单已撤回：${title(order)}`, vn: `Đơn đã thu hồi: ${title(order)}` },
      {
        en: `${order.workOrderNo} need not be claimed for now.`,
        'zh-CN': `${order.workOrderNo} 暂不需要接单。`,
        vn: `${order.workOrderNo} tạm thời không cần nhận.`,
      },
    ),
  extended: (order: Named, day: string) =>
    inLanguages(
      { en: `Order extended: ${title(order)}`, 'zh-CN': `有效期延长：${title(order)}`, vn: `Gia hạn đơn: ${title(order)}` },
      {
        en: `${order.workOrderNo} now runs until ${day}.`,
        'zh-CN': `${order.workOrderNo} 现有效至 ${day}。`,
        vn: `${order.workOrderNo} có hiệu lực đến ${day}.`,
      },
    ),
  ended: (order: Named, reason: string | null) =>
    inLanguages(
      { en: `Order ended: ${title(order)}`, 'zh-CN': `工单已结束：${title(order)}`, vn: `Đơn đã kết thúc: ${title(order)}` },
      {
        en: `${order.workOrderNo}: ${reason ?? 'its last day is over.'}`,
        'zh-CN': `${order.workOrderNo}：${reason ?? '已过有效期。'}`,
        vn: `${order.workOrderNo}: ${reason ?? 'đã hết hạn.'}`,
      },
    ),
  reopened: (order: Named) =>
    inLanguages(
      { en: `Order reopened: ${title(order)}`, 'zh-CN': `工单重新开启：${title(order)}`, vn: `Đơn mở lại: ${title(order)}` },
      {
        en: `${order.workOrderNo}: creators can be submitted again.`,
        'zh-CN': `${order.workOrderNo} 可以继续提交达人。`,
        vn: `${order.workOrderNo}: có thể tiếp tục đề xuất KOL.`,
      },
    ),
};
