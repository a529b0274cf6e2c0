import { defineStrings } from '@backlot/i18n';

export const narrowedStrings = /* @__PURE__ */ defineStrings({
  en: {
    behind: 'Only the rows behind the figure you came from.',
    behindOf: 'Only the rows behind the figure you came from, {from} to {to} in the country’s time.',
    showAll: 'Show all',
  },
  'zh-CN': {
    behind: '仅显示所点数据对应的明细。',
    behindOf: '仅显示所点数据对应的明细：{from} 至 {to}（当地时间）。',
    showAll: '查看全部',
  },
  vn: {
    behind: 'Chỉ hiện các dòng của con số vừa mở.',
    behindOf: 'Chỉ hiện các dòng của con số vừa mở, từ {from} đến {to} theo giờ địa phương.',
    showAll: 'Xem tất cả',
  },
});
