import { defineStrings } from '@backlot/i18n';

/** How long until a last day. */
export const dueStrings = /* @__PURE__ */ defineStrings({
  en: {
    left: '{count, plural, =0 {last day} one {# day left} other {# days left}}',
    over: '{count, plural, one {# day over} other {# days over}}',
  },
  'zh-CN': { left: '{count, plural, =0 {最后一天} other {剩 # 天}}', over: '已超 {count} 天' },
  vn: { left: '{count, plural, =0 {ngày cuối} other {còn # ngày}}', over: 'quá hạn {count} ngày' },
});
