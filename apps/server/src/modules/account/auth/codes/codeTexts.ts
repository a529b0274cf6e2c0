import type { Language } from '../../../../db/Language';

interface Text {
  subject: string;
  body: (code: string) => string;
}

/** The words around a code. */
export const codeTexts: Record<'login' | 'recover' | 'contact', Record<Language, Text>> = {
  login: {
    'zh-CN': { subject: '登录验证码', body: (code) => `【Backlot】登录验证码 ${code}，5 分钟内有效。请勿告知他人。` },
    en: { subject: 'Sign-in code', body: (code) => `Backlot: your sign-in code is ${code}, valid for 5 minutes. Tell it to nobody.` },
    vn: {
      subject: 'Mã đăng nhập',
      body: (code) => `Backlot: mã đăng nhập của bạn là ${code}, có hiệu lực 5 phút. Không chia sẻ mã này cho ai.`,
    },
  },
  recover: {
    'zh-CN': {
      subject: '重置密码',
      body: (code) => `您正在重置 Backlot 的密码，验证码为 ${code}，10 分钟内有效。\n如非本人操作，请忽略此邮件。`,
    },
    en: {
      subject: 'Reset your password',
      body: (code) =>
        `Your code for a new Backlot password is ${code}, valid for 10 minutes.\nIf you did not ask for it, ignore this e-mail.`,
    },
    vn: {
      subject: 'Đặt lại mật khẩu',
      body: (code) => `Mã đặt lại mật khẩu Backlot của bạn là ${code}, có hiệu lực 10 phút.\nNếu bạn không yêu cầu, hãy bỏ qua email này.`,
    },
  },
  contact: {
    'zh-CN': {
      subject: '更换联系方式',
      body: (code) => `您正在更换 Backlot 账号的联系方式，验证码为 ${code}，10 分钟内有效。\n如非本人操作，请忽略。`,
    },
    en: {
      subject: 'Your new contact',
      body: (code) =>
        `Your code to use this contact with Backlot is ${code}, valid for 10 minutes.\nIf you did not ask for it, ignore this message.`,
    },
    vn: {
      subject: 'Đổi thông tin liên hệ',
      body: (code) =>
        `Mã để dùng thông tin liên hệ này với Backlot là ${code}, có hiệu lực 10 phút.\nNếu bạn không yêu cầu, hãy bỏ qua tin này.`,
    },
  },
};
