import type { Words } from '../../core/words';

/** What is said of the fields of an exchange rate. */
export const fxRateWords = {
  rateDate: { en: 'Date', 'zh-CN': '日期', vn: 'Ngày' },
  fromCurrency: { en: 'Currency', 'zh-CN': '货币', vn: 'Tiền tệ' },
  toCurrency: { en: 'Shown in', 'zh-CN': '折算为', vn: 'Quy đổi ra' },
  rate: { en: 'Rate', 'zh-CN': '汇率', vn: 'Tỷ giá' },
  source: { en: 'Source', 'zh-CN': '来源', vn: 'Nguồn' },
} satisfies Record<string, Words>;
