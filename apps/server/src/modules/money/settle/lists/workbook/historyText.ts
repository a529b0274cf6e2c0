import type { HistoryRow, Words } from '@backlot/contract';
import type { Language } from '../../../../../db/Language';

/** What happened, by the action of the trail: the words of the console. */
const words: Readonly<Record<string, Words>> = {
  'settle.settle': { en: 'Locked', 'zh-CN': '已锁定', vn: 'Khóa' },
  'settle.confirm': { en: 'Confirmed', 'zh-CN': '已确认', vn: 'Xác nhận' },
  'settle.void': { en: 'Voided', 'zh-CN': '已作废', vn: 'Hủy' },
  'settle.adjust': { en: 'Adjusted by hand', 'zh-CN': '手工调整', vn: 'Điều chỉnh thủ công' },
  'settle.dispute': { en: 'Disputed', 'zh-CN': '提出申诉', vn: 'Khiếu nại' },
  'settle.resolve': { en: 'Dispute answered', 'zh-CN': '答复申诉', vn: 'Trả lời khiếu nại' },
  'settle.acknowledge': { en: 'Acknowledged', 'zh-CN': '确认无误', vn: 'Xác nhận đúng' },
  'settleStatement.pay': { en: 'Payment begun', 'zh-CN': '发起付款', vn: 'Bắt đầu chi trả' },
  'settleStatement.markPaid': { en: 'Paid', 'zh-CN': '已付款', vn: 'Đã trả' },
  'settleStatement.markFailed': { en: 'Payment failed', 'zh-CN': '付款失败', vn: 'Chi trả thất bại' },
  'settleStatement.askReverse': { en: 'Reversal asked for', 'zh-CN': '申请冲正', vn: 'Đề nghị đảo giao dịch' },
  'settleStatement.reverse': { en: 'Payment reversed', 'zh-CN': '付款已冲正', vn: 'Đã đảo giao dịch' },
};

/** A history as a text of one line for each event: when, what, who, and why where that was said. */
export const historyText = (rows: readonly HistoryRow[], language: Language): string =>
  rows
    .map(({ time, action, actorName, reason }) =>
      [time, [words[action]?.[language] ?? action, reason].filter(Boolean).join(': '), actorName].join(' · '),
    )
    .join('\n');
