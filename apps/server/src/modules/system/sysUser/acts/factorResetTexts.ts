import type { NoticeTexts } from '../../../base/notice';

/** What a person finds in the console after an administrator took the second factor away. */
export const factorResetNotice: NoticeTexts = {
  en: [
    'Your second step was reset',
    'An administrator turned your second step off. Set it up again in your account settings, under security.\nIf you did not ask for this, change your password and tell an administrator.',
  ],
  'zh-CN': ['两步验证已被重置', '管理员已关闭您的两步验证。请在账户设置的安全页面重新开启。\n如非您本人要求，请立即修改密码并联系管理员。'],
  vn: [
    'Xác thực hai bước đã được đặt lại',
    'Quản trị viên đã tắt xác thực hai bước của bạn. Hãy bật lại trong phần bảo mật của cài đặt tài khoản.\nNếu bạn không yêu cầu, hãy đổi mật khẩu và báo quản trị viên.',
  ],
};
