import type { Words } from '../../core/words';

/** What is said of the fields of a rule. */
export const ruleWords = {
  ruleName: { en: 'Rule', 'zh-CN': '规则名称', vn: 'Quy tắc' },
  ruleVersion: { en: 'Version', 'zh-CN': '版本', vn: 'Phiên bản' },
  ruleType: { en: 'Type', 'zh-CN': '类型', vn: 'Loại' },
  dimension: { en: 'Pays', 'zh-CN': '对象', vn: 'Trả cho' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  calcMode: { en: 'Calculation', 'zh-CN': '计算方式', vn: 'Cách tính' },
  base: { en: 'Base', 'zh-CN': '基数', vn: 'Mức cơ sở' },
  ratio: { en: 'Ratio, %', 'zh-CN': '比例（%）', vn: 'Tỷ lệ, %' },
  amount: { en: 'Amount', 'zh-CN': '金额', vn: 'Số tiền' },
  currency: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  validBegin: { en: 'From', 'zh-CN': '生效日期', vn: 'Từ ngày' },
  validEnd: { en: 'Until', 'zh-CN': '失效日期', vn: 'Đến ngày' },
  ruleStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  createTime: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' },
} satisfies Record<string, Words>;
