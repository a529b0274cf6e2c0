import { defineStrings } from '@backlot/i18n';

/** Words of the bar of phones, loaded with it. */
export const phoneStrings = defineStrings({
  en: {
    sortAndMore: 'Sort and more',
    designedOrder: 'Usual order',
  },
  'zh-CN': {
    sortAndMore: '排序与更多',
    designedOrder: '默认顺序',
  },
  vn: {
    sortAndMore: 'Sắp xếp và khác',
    designedOrder: 'Thứ tự mặc định',
  },
});
