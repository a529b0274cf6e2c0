import { defineStrings } from '@backlot/i18n';

export const rangeStrings = /* @__PURE__ */ defineStrings({
  en: { ownDays: 'Own days', firstDay: 'From', lastDay: 'To', apply: 'Apply' },
  'zh-CN': { ownDays: '自定义', firstDay: '开始日期', lastDay: '结束日期', apply: '确定' },
  vn: { ownDays: 'Tự chọn', firstDay: 'Từ ngày', lastDay: 'Đến ngày', apply: 'Áp dụng' },
});
