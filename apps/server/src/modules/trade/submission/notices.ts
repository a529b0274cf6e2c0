import { inLanguages } from '../../base/sight';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { type NoticeTexts, tell } from '../../base/notice';
import { linesWithReason, noticeTypes, type Order, type Submission } from '../parts';

interface Message {
  submission: Pick<Submission, 'id' | 'upId' | 'workOrderId'>;
  userIds: readonly string[];
  texts: NoticeTexts;
  publicUser?: string | undefined;
}

/** Tells people of a submission; the notice leads to its order. */
export const tellOfSubmission = (
  tx: Db,
  services: Pick<Services, 'events'>,
  { submission, publicUser, ...message }: Message,
): Promise<void> =>
  tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.submission,
    extraParam: { id: submission.workOrderId, upId: submission.upId },
    ...(publicUser === undefined ? {} : { publicUser }),
    ...message,
  });

type Named = Pick<Order, 'workOrderNo' | 'workOrderName'>;

export const submissionTexts = {
  submitted: (order: Named, name: string, isAgain: boolean) =>
    inLanguages(
      isAgain
        ? [`达人重新提交：${name}`, `Creator submitted again: ${name}`, `KOL nộp lại: ${name}`]
        : [`达人待审核：${name}`, `Creator to review: ${name}`, `KOL chờ duyệt: ${name}`],
      [
        `工单 ${order.workOrderNo} ${order.workOrderName}`,
        `Order ${order.workOrderNo}, ${order.workOrderName}`,
        `Đơn ${order.workOrderNo}, ${order.workOrderName}`,
      ],
    ),
  approved: (order: Named, name: string) =>
    inLanguages(
      [`达人已通过：${name}`, `Creator approved: ${name}`, `KOL được duyệt: ${name}`],
      [
        `工单 ${order.workOrderNo}，请与达人确认合作条件。`,
        `Order ${order.workOrderNo}: agree the terms with the creator next.`,
        `Đơn ${order.workOrderNo}: hãy chốt điều kiện với KOL.`,
      ],
    ),
  rejected: (order: Named, name: string, reason: string) =>
    inLanguages([`达人被驳回：${name}`, `Creator rejected: ${name}`, `KOL bị từ chối: ${name}`], linesWithReason(order, reason)),
  cancelled: (order: Named, name: string, reason: string) =>
    inLanguages([`达人审核通过已取消：${name}`, `Approval cancelled: ${name}`, `Đã hủy duyệt: ${name}`], linesWithReason(order, reason)),
  /** Without a deadline the sample is on its way: the days count from its arrival. */
  agreed: (order: Named & Pick<Order, 'publishDays'>, name: string, deadline: string | null) =>
    inLanguages(
      [`合作已确认：${name}`, `Terms agreed: ${name}`, `Đã chốt hợp tác: ${name}`],
      deadline === null
        ? [
            `工单 ${order.workOrderNo}，须在样品签收后 ${order.publishDays} 天内发布。`,
            `Order ${order.workOrderNo}: to publish within ${order.publishDays} days of the sample's arrival.`,
            `Đơn ${order.workOrderNo}: đăng trong ${order.publishDays} ngày kể từ khi nhận mẫu.`,
          ]
        : [
            `工单 ${order.workOrderNo}，须在 ${deadline} 前发布。`,
            `Order ${order.workOrderNo}: to publish by ${deadline}.`,
            `Đơn ${order.workOrderNo}: đăng trước ${deadline}.`,
          ],
    ),
  fulfilled: (order: Named, name: string) =>
    inLanguages(
      [`已履约：${name}`, `Fulfilled: ${name}`, `Đã hoàn tất: ${name}`],
      [
        `工单 ${order.workOrderNo} ${order.workOrderName}`,
        `Order ${order.workOrderNo}, ${order.workOrderName}`,
        `Đơn ${order.workOrderNo}, ${order.workOrderName}`,
      ],
    ),
  unfulfilled: (order: Named, name: string, reason: string) =>
    inLanguages([`履约已撤销：${name}`, `Fulfilment taken back: ${name}`, `Đã hủy hoàn tất: ${name}`], linesWithReason(order, reason)),
  terminated: (order: Named, name: string, reason: string) =>
    inLanguages([`合作已终止：${name}`, `Cooperation ended: ${name}`, `Đã chấm dứt hợp tác: ${name}`], linesWithReason(order, reason)),
};
