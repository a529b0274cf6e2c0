import { defineStrings } from '@backlot/i18n';

/** Words of the cards, loaded with them. */
export const cardStrings = defineStrings({
  en: {
    sortBy: 'Sort by',
    pickRow: 'Select {name}',
    designedOrder: 'Usual order',
  },
  'zh-CN': {
    sortBy: '排序',
    pickRow: '选择{name}',
    designedOrder: '默认顺序',
  },
  vn: {
    sortBy: 'Sắp xếp',
    pickRow: 'Chọn {name}',
    designedOrder: 'Thứ tự mặc định',
  },
});
