import { spelledReason } from '@backlot/contract';

/** The content of a notice that gives a reason, `[Chinese, English, Vietnamese]`, each with the usual reasons in its own words. */
export const linesWithReason = ({ workOrderNo }: { workOrderNo: string }, reason: string): [zh: string, en: string, vn: string] => [
  `工单 ${workOrderNo}：${spelledReason(reason, 'zh-CN')}`,
  `Order ${workOrderNo}: ${spelledReason(reason, 'en')}`,
  `Đơn ${workOrderNo}: ${spelledReason(reason, 'vn')}`,
];
