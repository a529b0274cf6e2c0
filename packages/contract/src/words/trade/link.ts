import type { Words } from '../../core/words';

/** What is said of the fields of a link. */
export const linkWords = {
  workOrderNo: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' },
  upNumber: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' },
  bd: { en: 'BD', 'zh-CN': '商务', vn: 'BD' },
  linkType: { en: 'Kind of link', 'zh-CN': '链接类型', vn: 'Loại liên kết' },
  link: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' },
  round: { en: 'Round', 'zh-CN': '轮次', vn: 'Lần' },
  reviewStatus: { en: 'Review status', 'zh-CN': '审核状态', vn: 'Trạng thái duyệt' },
  rejectReason: { en: 'Rejection reason', 'zh-CN': '驳回原因', vn: 'Lý do từ chối' },
  linkStatus: { en: 'Link status', 'zh-CN': '链接状态', vn: 'Trạng thái liên kết' },
  creator: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  submitTime: { en: 'Submitted', 'zh-CN': '提交时间', vn: 'Ngày nộp' },
} satisfies Record<string, Words>;
