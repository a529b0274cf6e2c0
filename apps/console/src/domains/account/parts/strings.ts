import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    captchaOff: 'The check was not finished, so nothing was sent.',
    failed: 'Signing in did not work. Try again.',
  },
  'zh-CN': {
    captchaOff: '验证未完成，未提交登录。',
    failed: '登录失败，请重试。',
  },
  vn: {
    captchaOff: 'Chưa xác minh xong nên chưa gửi gì.',
    failed: 'Đăng nhập không thành công. Hãy thử lại.',
  },
});
