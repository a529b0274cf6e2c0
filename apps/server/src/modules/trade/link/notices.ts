import { inLanguages } from '../../base/sight';
import { type ErrorName, errors } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import type { Services } from '../../../services';
import { type NoticeTexts, tell } from '../../base/notice';
import { linesWithReason, type Link, noticeTypes, type Order, type Submission } from '../parts';

interface Message {
  submission: Pick<Submission, 'upId' | 'workOrderId'>;
  userIds: readonly string[];
  texts: NoticeTexts;
  publicUser?: string;
}

/** Tells people of a link; the notice leads to its order. */
export const tellOfLink = (tx: Db, services: Pick<Services, 'events'>, { submission, ...message }: Message): Promise<void> =>
  tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.link,
    extraParam: { id: submission.workOrderId, upId: submission.upId },
    ...message,
  });

type Named = Pick<Order, 'workOrderNo'>;
type Kind = Pick<Link, 'linkType'>;

const kinds = { 1: ['预览链接', 'Preview link', 'Liên kết xem trước'], 2: ['发布链接', 'Publish link', 'Liên kết đăng'] } as const;
/** A kind of link in a language, for files. */
export const kindWord = (linkType: number, language: Language): string =>
  kinds[linkType === 1 ? 1 : 2][{ 'zh-CN': 0, en: 1, vn: 2 }[language]] ?? '';

const kindOf = ({ linkType }: Kind) => kinds[linkType === 1 ? 1 : 2];

export const linkTexts = {
  submitted: (link: Kind, order: Named, name: string) => {
    const [zh, en, vn] = kindOf(link);
    return inLanguages(
      [`${zh}待审核：${name}`, `${en} to review: ${name}`, `${vn} chờ duyệt: ${name}`],
      [`工单 ${order.workOrderNo}`, `Order ${order.workOrderNo}`, `Đơn ${order.workOrderNo}`],
    );
  },
  approved: (link: Kind, order: Named, name: string) => {
    const [zh, en, vn] = kindOf(link);
    return inLanguages(
      [`${zh}已通过：${name}`, `${en} approved: ${name}`, `${vn} được duyệt: ${name}`],
      [`工单 ${order.workOrderNo}`, `Order ${order.workOrderNo}`, `Đơn ${order.workOrderNo}`],
    );
  },
  rejected: (link: Kind, order: Named, name: string, reason: string) => {
    const [zh, en, vn] = kindOf(link);
    return inLanguages([`${zh}被驳回：${name}`, `${en} rejected: ${name}`, `${vn} bị từ chối: ${name}`], linesWithReason(order, reason));
  },
  invalid: (order: Named, name: string, code: number) => {
    const reason = Object.values(errors).find((row) => row.code === code) ?? errors['videoGone' satisfies ErrorName];
    return inLanguages(
      [`发布链接无效：${name}`, `Publish link not valid: ${name}`, `Liên kết đăng không hợp lệ: ${name}`],
      [`工单 ${order.workOrderNo}：${reason.zh}`, `Order ${order.workOrderNo}: ${reason.en}`, `Đơn ${order.workOrderNo}: ${reason.vn}`],
    );
  },
  waiting: (link: Kind, order: Named, name: string) => {
    const [zh, en, vn] = kindOf(link);
    return inLanguages(
      [`${zh}超过 72 小时未审核：${name}`, `${en} has waited for 72 hours: ${name}`, `${vn} chờ duyệt quá 72 giờ: ${name}`],
      [`工单 ${order.workOrderNo}`, `Order ${order.workOrderNo}`, `Đơn ${order.workOrderNo}`],
    );
  },
};
