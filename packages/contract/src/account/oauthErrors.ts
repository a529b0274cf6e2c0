import { row } from '../core/errorRow';

/** Signing in through another service (module 20, kind 2500). */
export const oauthErrors = {
  oauthOff: row(
    2025001,
    200,
    'message',
    'Signing in through {service} is switched off.',
    '未开启通过 {service} 登录。',
    'Đăng nhập qua {service} đang tắt.',
  ),
  oauthUnknown: row(
    2025002,
    200,
    'message',
    'Nobody signs in through this service here.',
    '不支持该第三方平台。',
    'Không hỗ trợ đăng nhập qua dịch vụ này.',
  ),
  oauthNotLinked: row(
    2025003,
    200,
    'message',
    'No account here belongs to this {service} account. Sign in with your password, then link it under Account settings, Binding.',
    '该 {service} 账号尚未绑定。请先用密码登录，再到“账户设置 - 账号绑定”中绑定。',
    'Tài khoản {service} này chưa được liên kết. Hãy đăng nhập bằng mật khẩu rồi liên kết trong Cài đặt tài khoản, mục Liên kết.',
  ),
  oauthFailed: row(
    2025004,
    200,
    'message',
    '{service} did not confirm who you are. Begin again.',
    '{service} 未能确认您的身份，请重试。',
    '{service} chưa xác nhận được bạn là ai. Hãy thử lại từ đầu.',
  ),
  oauthTaken: row(
    2025005,
    200,
    'message',
    'This {service} account belongs to another account already.',
    '该 {service} 账号已绑定其他账号。',
    'Tài khoản {service} này đã liên kết với tài khoản khác.',
  ),
};
