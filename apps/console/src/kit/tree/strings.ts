import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    find: 'Find',
    openAll: 'Open all',
    foldAll: 'Fold all',
    fold: 'What is inside {name}',
    inside: '{count} inside',
    checked: '{count} of {total} ticked',
    none: 'Nothing matches',
  },
  'zh-CN': {
    find: '查找',
    openAll: '全部展开',
    foldAll: '全部收起',
    fold: '{name} 的下级',
    inside: '含 {count} 项',
    checked: '已选 {count} / {total}',
    none: '没有匹配项',
  },
  vn: {
    find: 'Tìm',
    openAll: 'Mở tất cả',
    foldAll: 'Thu gọn tất cả',
    fold: 'Mục con của {name}',
    inside: '{count} mục con',
    checked: 'Đã chọn {count}/{total}',
    none: 'Không có mục phù hợp',
  },
});
