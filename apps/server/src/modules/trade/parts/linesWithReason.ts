import { spelledReason, type Words } from '@backlot/contract';

/** The content of a notice that gives a reason, each with the usual reasons in its own words. */
export const linesWithReason = ({ workOrderNo }: { workOrderNo: string }, reason: string): Words => ({
  en: `Order ${workOrderNo}: ${spelledReason(reason, 'en')}`,
  'zh-CN': `工单 ${workOrderNo}：${spelledReason(reason, 'zh-CN')}`,
  vn: `Đơn ${workOrderNo}: ${spelledReason(reason, 'vn')}`,
});
