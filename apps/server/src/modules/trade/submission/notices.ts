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
        ? { en: `Creator submitted again: ${name}`, 'zh-CN': `达人重新提交：${name}`, vn: `KOL nộp lại: ${name}` }
        : { en: `Creator to review: ${name}`, 'zh-CN': `达人待审核：${name}`, vn: `KOL chờ duyệt: ${name}` },
      {
        en: `Order ${order.workOrderNo}, ${order.workOrderName}`,
        'zh-CN': `工单 ${order.workOrderNo} ${order.workOrderName}`,
        vn: `Đơn ${order.workOrderNo}, ${order.workOrderName}`,
      },
    ),
  approved: (order: Named, name: string) =>
    inLanguages(
      { en: `Creator approved: ${name}`, 'zh-CN': `达人已通过：${name}`, vn: `KOL được duyệt: ${name}` },
      {
        en: `Order ${order.workOrderNo}: agree the terms with the creator next.`,
        'zh-CN': `工单 ${order.workOrderNo}，请与达人确认合作条件。`,
        vn: `Đơn ${order.workOrderNo}: hãy chốt điều kiện với KOL.`,
      },
    ),
  rejected: (order: Named, name: string, reason: string) =>
    inLanguages(
      { en: `Creator rejected: ${name}`, 'zh-CN': `达人被驳回：${name}`, vn: `KOL bị từ chối: ${name}` },
      linesWithReason(order, reason),
    ),
  cancelled: (order: Named, name: string, reason: string) =>
    inLanguages(
      { en: `Approval cancelled: ${name}`, 'zh-CN': `达人审核通过已取消：${name}`, vn: `Đã hủy duyệt: ${name}` },
      linesWithReason(order, reason),
    ),
  /** Without a deadline the sample is on its way: the days count from its arrival. */
  agreed: (order: Named & Pick<Order, 'publishDays'>, name: string, deadline: string | null) =>
    inLanguages(
      { en: `Terms agreed: ${name}`, 'zh-CN': `合作已确认：${name}`, vn: `Đã chốt hợp tác: ${name}` },
      deadline === null
        ? {
            en: `Order ${order.workOrderNo}: to publish within ${order.publishDays} days of the sample's arrival.`,
            'zh-CN': `工单 ${order.workOrderNo}，须在样品签收后 ${order.publishDays} 天内发布。`,
            vn: `Đơn ${order.workOrderNo}: đăng trong ${order.publishDays} ngày kể từ khi nhận mẫu.`,
          }
        : {
            en: `Order ${order.workOrderNo}: to publish by ${deadline}.`,
            'zh-CN': `工单 ${order.workOrderNo}，须在 ${deadline} 前发布。`,
            vn: `Đơn ${order.workOrderNo}: đăng trước ${deadline}.`,
          },
    ),
  fulfilled: (order: Named, name: string) =>
    inLanguages(
      { en: `Fulfilled: ${name}`, 'zh-CN': `已履约：${name}`, vn: `Đã hoàn tất: ${name}` },
      {
        en: `Order ${order.workOrderNo}, ${order.workOrderName}`,
        'zh-CN': `工单 ${order.workOrderNo} ${order.workOrderName}`,
        vn: `Đơn ${order.workOrderNo}, ${order.workOrderName}`,
      },
    ),
  unfulfilled: (order: Named, name: string, reason: string) =>
    inLanguages(
      { en: `Fulfilment taken back: ${name}`, 'zh-CN': `履约已撤销：${name}`, vn: `Đã hủy hoàn tất: ${name}` },
      linesWithReason(order, reason),
    ),
  terminated: (order: Named, name: string, reason: string) =>
    inLanguages(
      { en: `Cooperation ended: ${name}`, 'zh-CN': `合作已终止：${name}`, vn: `Đã chấm dứt hợp tác: ${name}` },
      linesWithReason(order, reason),
    ),
};
