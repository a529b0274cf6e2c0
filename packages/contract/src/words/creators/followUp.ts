import type { Words } from '../../core/words';

/** What is said of the fields of a contact with a creator. */
export const followUpWords = {
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  upNumber: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  kind: { en: 'Kind', 'zh-CN': '方式', vn: 'Hình thức' },
  content: { en: 'Note', 'zh-CN': '内容', vn: 'Nội dung' },
  workOrder: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' },
  nextDate: { en: 'Next contact', 'zh-CN': '下次跟进', vn: 'Liên hệ tiếp theo' },
  planStatus: { en: 'Plan', 'zh-CN': '计划', vn: 'Kế hoạch' },
  person: { en: 'Person', 'zh-CN': '负责人', vn: 'Người phụ trách' },
  author: { en: 'Written by', 'zh-CN': '记录人', vn: 'Người ghi' },
  createTime: { en: 'Written', 'zh-CN': '记录时间', vn: 'Thời gian ghi' },
} satisfies Record<string, Words>;
