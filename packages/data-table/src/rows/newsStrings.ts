import { defineStrings } from '@backlot/i18n';

/** Words about rows that changed elsewhere. */
export const newsStrings = defineStrings({
  en: { changed: '{count, plural, one {# row changed} other {# rows changed}}', show: 'Show' },
  'zh-CN': { changed: '{count} 条数据有更新', show: '查看' },
  vn: { changed: '{count} dòng vừa thay đổi', show: 'Xem' },
});
