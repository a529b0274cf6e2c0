import { defineStrings } from '@backlot/i18n';

export const pageTurnerStrings = defineStrings({
  en: { range: '{from}-{to} of {total}', previous: 'Previous page', next: 'Next page' },
  'zh-CN': { range: '第 {from}-{to} 条，共 {total} 条', previous: '上一页', next: '下一页' },
  vn: { range: '{from}-{to} trên {total}', previous: 'Trang trước', next: 'Trang sau' },
});
