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

const kinds = {
  1: { en: 'Preview link', 'zh-CN': '预览链接', vn: 'Liên kết xem trước' },
  2: { en: 'Publish link', 'zh-CN': '发布链接', vn: 'Liên kết đăng' },
} as const;
/** A kind of link in a language, for files. */
export const kindWord = (linkType: number, language: Language): string => kinds[linkType === 1 ? 1 : 2][language];

const kindOf = ({ linkType }: Kind) => kinds[linkType === 1 ? 1 : 2];

export const linkTexts = {
  submitted: (link: Kind, order: Named, name: string) => {
    const { en, 'zh-CN': zh, vn } = kindOf(link);
    return inLanguages(
      { en: `${en} to review: ${name}`, 'zh-CN': `${zh}待审核：${name}`, vn: `${vn} chờ duyệt: ${name}` },
      { en: `Order ${order.workOrderNo}`, 'zh-CN': `工单 ${order.workOrderNo}`, vn: `Đơn ${order.workOrderNo}` },
    );
  },
  approved: (link: Kind, order: Named, name: string) => {
    const { en, 'zh-CN': zh, vn } = kindOf(link);
    return inLanguages(
      { en: `${en} approved: ${name}`, 'zh-CN': `${zh}已通过：${name}`, vn: `${vn} được duyệt: ${name}` },
      { en: `Order ${order.workOrderNo}`, 'zh-CN': `工单 ${order.workOrderNo}`, vn: `Đơn ${order.workOrderNo}` },
    );
  },
  rejected: (link: Kind, order: Named, name: string, reason: string) => {
    const { en, 'zh-CN': zh, vn } = kindOf(link);
    return inLanguages(
      { en: `${en} rejected: ${name}`, 'zh-CN': `${zh}被驳回：${name}`, vn: `${vn} bị từ chối: ${name}` },
      linesWithReason(order, reason),
    );
  },
  invalid: (order: Named, name: string, code: number) => {
    const reason = Object.values(errors).find((row) => row.code === code) ?? errors['videoGone' satisfies ErrorName];
    return inLanguages(
      { en: `Publish link not valid: ${name}`, 'zh-CN': `发布链接无效：${name}`, vn: `Liên kết đăng không hợp lệ: ${name}` },
      {
        en: `Order ${order.workOrderNo}: ${reason.en}`,
        'zh-CN': `工单 ${order.workOrderNo}：${reason['zh-CN']}`,
        vn: `Đơn ${order.workOrderNo}: ${reason.vn}`,
      },
    );
  },
  waiting: (link: Kind, order: Named, name: string) => {
    const { en, 'zh-CN': zh, vn } = kindOf(link);
    return inLanguages(
      {
        en: `${en} has waited for 72 hours: ${name}`,
        'zh-CN': `${zh}超过 72 小时未审核：${name}`,
        vn: `${vn} chờ duyệt quá 72 giờ: ${name}`,
      },
      { en: `Order ${order.workOrderNo}`, 'zh-CN': `工单 ${order.workOrderNo}`, vn: `Đơn ${order.workOrderNo}` },
    );
  },
};
