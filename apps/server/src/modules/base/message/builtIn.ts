import type { Words } from '@backlot/contract';
import type { messageTemplates } from '../../../tables/base/message';

type Template = Pick<typeof messageTemplates.$inferSelect, 'code' | 'kind' | 'format' | 'texts' | 'variables'> & {
  names: Words;
};

/** The messages that the product itself sends, as they read until somebody words them anew. */
export const builtIn = {
  loginCode: {
    code: 'loginCode',
    kind: 'sms',
    format: 'text',
    names: { en: 'Sign-in code', 'zh-CN': '登录验证码', vn: 'Mã đăng nhập' },
    variables: ['code', 'minutes'],
    texts: {
      en: { subject: '', body: 'Backlot: your sign-in code is {code}, valid for {minutes} minutes. Tell it to nobody.' },
      'zh-CN': { subject: '', body: '【Backlot】登录验证码 {code}，{minutes} 分钟内有效。请勿告知他人。' },
      vn: { subject: '', body: 'Backlot: mã đăng nhập của bạn là {code}, có hiệu lực {minutes} phút. Không chia sẻ mã này cho ai.' },
    },
  },
  recoverCode: {
    code: 'recoverCode',
    kind: 'mail',
    format: 'text',
    names: { en: 'New password', 'zh-CN': '重置密码', vn: 'Đặt lại mật khẩu' },
    variables: ['code', 'minutes'],
    texts: {
      en: {
        subject: 'Reset your password',
        body: 'Your code for a new Backlot password is {code}, valid for {minutes} minutes.\nIf you did not ask for it, ignore this e-mail.',
      },
      'zh-CN': {
        subject: '重置密码',
        body: '您正在重置 Backlot 的密码，验证码为 {code}，{minutes} 分钟内有效。\n如非本人操作，请忽略此邮件。',
      },
      vn: {
        subject: 'Đặt lại mật khẩu',
        body: 'Mã đặt lại mật khẩu Backlot của bạn là {code}, có hiệu lực {minutes} phút.\nNếu bạn không yêu cầu, hãy bỏ qua email này.',
      },
    },
  },
  contactCode: {
    code: 'contactCode',
    kind: 'mail',
    format: 'text',
    names: { en: 'New e-mail address', 'zh-CN': '更换邮箱', vn: 'Đổi email' },
    variables: ['code', 'minutes'],
    texts: {
      en: {
        subject: 'Your new contact',
        body: 'Your code to use this contact with Backlot is {code}, valid for {minutes} minutes.\nIf you did not ask for it, ignore this message.',
      },
      'zh-CN': {
        subject: '更换联系方式',
        body: '您正在更换 Backlot 账号的联系方式，验证码为 {code}，{minutes} 分钟内有效。\n如非本人操作，请忽略。',
      },
      vn: {
        subject: 'Đổi thông tin liên hệ',
        body: 'Mã để dùng thông tin liên hệ này với Backlot là {code}, có hiệu lực {minutes} phút.\nNếu bạn không yêu cầu, hãy bỏ qua tin này.',
      },
    },
  },
  contactSms: {
    code: 'contactSms',
    kind: 'sms',
    format: 'text',
    names: { en: 'New phone number', 'zh-CN': '更换手机号', vn: 'Đổi số điện thoại' },
    variables: ['code', 'minutes'],
    texts: {
      en: {
        subject: '',
        body: 'Backlot: your code to use this number is {code}, valid for {minutes} minutes. If you did not ask for it, ignore it.',
      },
      'zh-CN': { subject: '', body: '【Backlot】更换联系方式验证码 {code}，{minutes} 分钟内有效。如非本人操作，请忽略。' },
      vn: { subject: '', body: 'Backlot: mã để dùng số này là {code}, có hiệu lực {minutes} phút. Nếu bạn không yêu cầu, hãy bỏ qua.' },
    },
  },
  factorReset: {
    code: 'factorReset',
    kind: 'mail',
    format: 'text',
    names: { en: 'Second step reset', 'zh-CN': '两步验证已被重置', vn: 'Đặt lại xác thực hai bước' },
    variables: [],
    texts: {
      en: {
        subject: 'Backlot: Your second step was reset',
        body: 'An administrator turned your second step off. Set it up again in your account settings, under security.\nIf you did not ask for this, change your password and tell an administrator.',
      },
      'zh-CN': {
        subject: 'Backlot: 两步验证已被重置',
        body: '管理员已关闭您的两步验证。请在账户设置的安全页面重新开启。\n如非您本人要求，请立即修改密码并联系管理员。',
      },
      vn: {
        subject: 'Backlot: Xác thực hai bước đã được đặt lại',
        body: 'Quản trị viên đã tắt xác thực hai bước của bạn. Hãy bật lại trong phần bảo mật của cài đặt tài khoản.\nNếu bạn không yêu cầu, hãy đổi mật khẩu và báo quản trị viên.',
      },
    },
  },
} as const satisfies Record<string, Omit<Template, 'variables'> & { variables: readonly string[] }>;

export type BuiltIn = keyof typeof builtIn;

/** Variables whose values nobody may read afterwards. */
export const secretVariables: readonly string[] = ['code'];

export const mask = '••••••';
