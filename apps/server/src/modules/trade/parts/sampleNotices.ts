import { noticeTypes, spelledReason, type Words } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { ups } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import { tell } from '../../base/notice';
import { accountOfShop, inLanguages, staffHolding } from '../../base/sight';
import type { Submission } from './find';
import type { Sample } from './samples';

const titles = {
  requested: { en: 'Sample to review', 'zh-CN': '寄样待审核', vn: 'Mẫu chờ duyệt' },
  approved: { en: 'Sample approved', 'zh-CN': '寄样已通过', vn: 'Mẫu được duyệt' },
  rejected: { en: 'Sample rejected', 'zh-CN': '寄样被驳回', vn: 'Mẫu bị từ chối' },
  withdrawn: { en: 'Sample request withdrawn', 'zh-CN': '寄样申请已撤回', vn: 'Đã rút yêu cầu mẫu' },
  cancelled: { en: 'Sample cancelled', 'zh-CN': '寄样已取消', vn: 'Mẫu đã hủy' },
  shipped: { en: 'Sample shipped', 'zh-CN': '样品已发货', vn: 'Mẫu đã gửi đi' },
  delivered: { en: 'Sample delivered', 'zh-CN': '样品已签收', vn: 'Mẫu đã được nhận' },
  lost: { en: 'Sample lost', 'zh-CN': '样品丢失', vn: 'Mẫu bị thất lạc' },
  completed: { en: 'Sample completed', 'zh-CN': '寄样已完成', vn: 'Mẫu đã hoàn thành' },
  overdue: { en: 'Content for a sample is overdue', 'zh-CN': '样品内容逾期', vn: 'Nội dung cho mẫu quá hạn' },
  exempted: { en: 'No content is asked for a sample', 'zh-CN': '样品内容已豁免', vn: 'Đã miễn nội dung cho mẫu' },
  recalled: { en: 'Sample to be sent back', 'zh-CN': '样品须寄回', vn: 'Mẫu cần gửi trả' },
  returned: { en: 'Sample sent back', 'zh-CN': '样品已寄回', vn: 'Mẫu đã gửi trả' },
  reviewSoon: { en: 'Sample review is due soon', 'zh-CN': '寄样即将超过审核期限', vn: 'Sắp hết hạn duyệt mẫu' },
  shippingSoon: { en: 'Sample is to be shipped soon', 'zh-CN': '样品即将超过发货期限', vn: 'Sắp hết hạn gửi mẫu' },
  contentSoon: { en: 'Content for a sample is due soon', 'zh-CN': '样品内容即将到期', vn: 'Nội dung cho mẫu sắp đến hạn' },
} as const satisfies Record<string, Words>;

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
  const { en, 'zh-CN': zh, vn } = titles[what];
  const name = up?.nickname ?? '';
  const line = (language: keyof Words) =>
    [sample.sampleNo, product?.goodsName, reason && spelledReason(reason, language)].filter(Boolean).join(' · ');
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.sample,
    extraParam: { id: sample.id, upId: sample.upId },
    userIds,
    texts: inLanguages(
      { en: `${en}: ${name}`, 'zh-CN': `${zh}：${name}`, vn: `${vn}: ${name}` },
      { en: line('en'), 'zh-CN': line('zh-CN'), vn: line('vn') },
    ),
    ...(by !== undefined && { publicUser: by }),
  });
}
