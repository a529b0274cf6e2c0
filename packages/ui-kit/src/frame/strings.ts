import { defineStrings } from '@backlot/i18n';

export const frameStrings = /* @__PURE__ */ defineStrings({
  en: { breadcrumbs: 'Where you are', language: 'Language', languageIs: 'Language: {name}' },
  'zh-CN': { breadcrumbs: '当前位置', language: '语言', languageIs: '语言：{name}' },
  vn: { breadcrumbs: 'Vị trí hiện tại', language: 'Ngôn ngữ', languageIs: 'Ngôn ngữ: {name}' },
});
