import { noticeTypes, spelledReason } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { ups } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import { tell } from '../../base/notice';
import { accountOfShop, inLanguages, staffHolding } from '../../base/sight';
import type { Submission } from './find';
import type { Sample } from './samples';

type Line = readonly [zh: string, en: string, vn: string];

const titles = {
  requested: ['寄样待审核', 'Sample to review', 'Mẫu chờ duyệt'],
  approved: ['寄样已通过', 'Sample approved', 'Mẫu được duyệt'],
  rejected: ['寄样被驳回', 'Sample rejected', 'Mẫu bị từ chối'],
  withdrawn: ['寄样申请已撤回', 'Sample request withdrawn', 'Đã rút yêu cầu mẫu'],
  cancelled: ['寄样已取消', 'Sample cancelled', 'Mẫu đã hủy'],
  shipped: ['样品已发货', 'Sample shipped', 'Mẫu đã gửi đi'],
  delivered: ['样品已签收', 'Sample delivered', 'Mẫu đã được nhận'],
  lost: ['样品丢失', 'Sample lost', 'Mẫu bị thất lạc'],
  completed: ['寄样已完成', 'Sample completed', 'Mẫu đã hoàn thành'],
  overdue: ['样品内容逾期', 'Content for a sample is overdue', 'Nội dung cho mẫu quá hạn'],
  exempted: ['样品内容已豁免', 'No content is asked for a sample', 'Đã miễn nội dung cho mẫu'],
  recalled: ['样品须寄回', 'Sample to be sent back', 'Mẫu cần gửi trả'],
  returned: ['样品已寄回', 'Sample sent back', 'Mẫu đã gửi trả'],
  reviewSoon: ['寄样即将超过审核期限', 'Sample review is due soon', 'Sắp hết hạn duyệt mẫu'],
  shippingSoon: ['样品即将超过发货期限', 'Sample is to be shipped soon', 'Sắp hết hạn gửi mẫu'],
  contentSoon: ['样品内容即将到期', 'Content for a sample is due soon', 'Nội dung cho mẫu sắp đến hạn'],
} as const satisfies Record<string, Line>;

interface Told {
  sample: Sample;
  submission: Pick<Submission, 'bdId'>;
  what: keyof typeof titles;
  to: readonly ('merchant' | 'bd' | 'leaders')[];
  reason?: string | null | undefined;
  /** Who did it knows already. */
  by?: string | undefined;
}

/** Tells the merchant, the BD and the team leaders of a sample; the notice leads to it. */
export async function tellOfSample(
  tx: Db,
  services: Pick<Services, 'events'>,
  { sample, submission, what, to, reason, by }: Told,
): Promise<void> {
  const userIds = [
    ...(to.includes('merchant') ? await accountOfShop(tx, sample.shopId) : []),
    ...(to.includes('bd') ? [submission.bdId] : []),
    ...(to.includes('leaders') ? await staffHolding(tx, 'sample.query', sample.country, ['team']) : []),
  ].filter((userId) => userId !== by);
  if (userIds.length === 0) return;
  const [up] = await tx.select({ nickname: ups.nickname }).from(ups).where(eq(ups.id, sample.upId));
  const [product] = await tx.select({ goodsName: goods.goodsName }).from(goods).where(eq(goods.id, sample.goodsId));
  const [zh, en, vn] = titles[what];
  const name = up?.nickname ?? '';
  const line = (language: 'zh-CN' | 'en' | 'vn') =>
    [sample.sampleNo, product?.goodsName, reason && spelledReason(reason, language)].filter(Boolean).join(' · ');
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.sample,
    extraParam: { id: sample.id, upId: sample.upId },
    userIds,
    texts: inLanguages([`${zh}：${name}`, `${en}: ${name}`, `${vn}: ${name}`], [line('zh-CN'), line('en'), line('vn')]),
    ...(by !== undefined && { publicUser: by }),
  });
}
