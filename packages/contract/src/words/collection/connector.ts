import type { Words } from '../../core/words';

/** What is said of the fields of a connector. */
export const connectorWords = {
  name: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  provider: { en: 'Provider', 'zh-CN': '接口', vn: 'Nhà cung cấp' },
  connectorStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  quotaUsed: { en: 'Quota used', 'zh-CN': '已用额度', vn: 'Hạn mức đã dùng' },
  quotaDay: { en: 'Quota a day', 'zh-CN': '每日额度', vn: 'Hạn mức ngày' },
  consentCount: { en: 'Consents', 'zh-CN': '授权数', vn: 'Số lượt cấp quyền' },
  createTime: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' },
} satisfies Record<string, Words>;
