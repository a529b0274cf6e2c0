import { inLanguages } from '../../base/sight';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { type NoticeTexts, tell } from '../../base/notice';
import { noticeTypes } from '../parts';
import type { demandForms } from '../../../tables/trade/demandForm';

type DemandForm = Pick<typeof demandForms.$inferSelect, 'id' | 'demandNo' | 'demandName'>;

interface Message {
  form: DemandForm;
  userIds: readonly string[];
  texts: NoticeTexts;
  publicUser: string;
}

/** Tells people of a demand form; the notice leads to it. */
export const tellOfForm = (tx: Db, services: Pick<Services, 'events'>, { form, ...message }: Message): Promise<void> =>
  tell(tx, services, { noticeClass: 3, type: noticeTypes.demandForm, extraParam: { id: form.id }, ...message });

export const formTexts = {
  submitted: ({ demandName, demandNo }: DemandForm, shopName: string) =>
    inLanguages(
      { en: `New demand form: ${demandName}`, 'zh-CN': `新需求单：${demandName}`, vn: `Phiếu nhu cầu mới: ${demandName}` },
      { en: `${demandNo}, ${shopName}`, 'zh-CN': `${demandNo}，${shopName}`, vn: `${demandNo}, ${shopName}` },
    ),
  converted: ({ demandName, demandNo }: DemandForm, workOrderNo: string) =>
    inLanguages(
      { en: `Demand form taken up: ${demandName}`, 'zh-CN': `需求单已受理：${demandName}`, vn: `Phiếu đã được tiếp nhận: ${demandName}` },
      { en: `${demandNo} → ${workOrderNo}`, 'zh-CN': `${demandNo} → ${workOrderNo}`, vn: `${demandNo} → ${workOrderNo}` },
    ),
  ended: ({ demandName, demandNo }: DemandForm, reason: string) =>
    inLanguages(
      { en: `Demand form ended: ${demandName}`, 'zh-CN': `需求单已结束：${demandName}`, vn: `Phiếu đã kết thúc: ${demandName}` },
      { en: `${demandNo}: ${reason}`, 'zh-CN': `${demandNo}：${reason}`, vn: `${demandNo}: ${reason}` },
    ),
};
