import { defineStrings } from '@backlot/i18n';

/** Words that every dialog about one action needs. */
export const dialogStrings = /* @__PURE__ */ defineStrings({
  en: { cancel: 'Cancel' },
  'zh-CN': { cancel: '取消' },
  vn: { cancel: 'Hủy' },
});
