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
      [`新需求单：${demandName}`, `New demand form: ${demandName}`, `Phiếu nhu cầu mới: ${demandName}`],
      [`${demandNo}，${shopName}`, `${demandNo}, ${shopName}`, `${demandNo}, ${shopName}`],
    ),
  converted: ({ demandName, demandNo }: DemandForm, workOrderNo: string) =>
    inLanguages(
      [`需求单已受理：${demandName}`, `Demand form taken up: ${demandName}`, `Phiếu đã được tiếp nhận: ${demandName}`],
      [`${demandNo} → ${workOrderNo}`, `${demandNo} → ${workOrderNo}`, `${demandNo} → ${workOrderNo}`],
    ),
  ended: ({ demandName, demandNo }: DemandForm, reason: string) =>
    inLanguages(
      [`需求单已结束：${demandName}`, `Demand form ended: ${demandName}`, `Phiếu đã kết thúc: ${demandName}`],
      [`${demandNo}：${reason}`, `${demandNo}: ${reason}`, `${demandNo}: ${reason}`],
    ),
};
