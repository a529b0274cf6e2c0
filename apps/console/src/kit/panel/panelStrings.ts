import { defineStrings } from '@backlot/i18n';

/** Words of the panel of a row, loaded with it. */
export const panelStrings = /* @__PURE__ */ defineStrings({
  en: { place: '{place} of {count} on this page', previous: 'Previous row', next: 'Next row' },
  'zh-CN': { place: '本页第 {place} / {count} 条', previous: '上一条', next: '下一条' },
  vn: { place: 'Dòng {place}/{count} của trang', previous: 'Dòng trước', next: 'Dòng sau' },
});
