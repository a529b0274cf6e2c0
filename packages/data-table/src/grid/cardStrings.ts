import { defineStrings } from '@backlot/i18n';

/** Words of the cards, loaded with them. */
export const cardStrings = defineStrings({
  en: {
    sortBy: 'Sort by',
    designedOrder: 'Usual order',
  },
  'zh-CN': {
    sortBy: '排序',
    designedOrder: '默认顺序',
  },
  vn: {
    sortBy: 'Sắp xếp',
    designedOrder: 'Thứ tự mặc định',
  },
});
