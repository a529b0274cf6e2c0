import type { HistoryRow } from '@backlot/contract';
import type { Language } from '../../../../../db/Language';

type Words = readonly [zh: string, en: string, vn: string];

/** What happened, by the action of the trail: the words of the console. */
const words: Readonly<Record<string, Words>> = {
  'settle.settle': ['已锁定', 'Locked', 'Khóa'],
  'settle.confirm': ['已确认', 'Confirmed', 'Xác nhận'],
  'settle.void': ['已作废', 'Voided', 'Hủy'],
  'settle.adjust': ['手工调整', 'Adjusted by hand', 'Điều chỉnh thủ công'],
  'settle.dispute': ['提出申诉', 'Disputed', 'Khiếu nại'],
  'settle.resolve': ['答复申诉', 'Dispute answered', 'Trả lời khiếu nại'],
  'settle.acknowledge': ['确认无误', 'Acknowledged', 'Xác nhận đúng'],
  'settleStatement.pay': ['发起付款', 'Payment begun', 'Bắt đầu chi trả'],
  'settleStatement.markPaid': ['已付款', 'Paid', 'Đã trả'],
  'settleStatement.markFailed': ['付款失败', 'Payment failed', 'Chi trả thất bại'],
  'settleStatement.askReverse': ['申请冲正', 'Reversal asked for', 'Đề nghị đảo giao dịch'],
  'settleStatement.reverse': ['付款已冲正', 'Payment reversed', 'Đã đảo giao dịch'],
};

const places: Readonly<Record<Language, 0 | 1 | 2>> = { 'zh-CN': 0, en: 1, vn: 2 };

/** A history as a text of one line for each event: when, what, who, and why where that was said. */
export const historyText = (rows: readonly HistoryRow[], language: Language): string =>
  rows
    .map(({ time, action, actorName, reason }) =>
      [time, [words[action]?.[places[language]] ?? action, reason].filter(Boolean).join(': '), actorName].join(' · '),
    )
    .join('\n');
