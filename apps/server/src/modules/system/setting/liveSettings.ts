import type { Words } from '@backlot/contract';
import * as z from 'zod';
import { settingShapes } from '../../../config';

/** A system parameter: takes effect on the running server. `default` stands for what the server was started with. */
interface LiveSetting {
  code: keyof typeof settingShapes;
  names: Words;
  groupCode: 'DEFAULT' | 'EMAIL' | 'SMS' | 'FILE_PATH';
  isSecret?: boolean;
}

/** The parameters that every installation has (system-pages 1.8, config keys). */
export const liveSettings: readonly LiveSetting[] = [
  {
    code: 'CAPTCHA_OPEN',
    names: { en: 'Captcha when signing in', 'zh-CN': '登录验证码', vn: 'Captcha khi đăng nhập' },
    groupCode: 'DEFAULT',
  },
  {
    code: 'SESSION_IDLE_MINUTES',
    names: { en: 'Idle minutes of a session', 'zh-CN': '会话空闲时长（分钟）', vn: 'Số phút phiên được để trống' },
    groupCode: 'DEFAULT',
  },
  { code: 'SINGLE_LOGIN', names: { en: 'One session per person', 'zh-CN': '单点登录', vn: 'Mỗi người một phiên' }, groupCode: 'DEFAULT' },
  { code: 'SMTP_URL', names: { en: 'Mail server', 'zh-CN': '邮件服务器', vn: 'Máy chủ email' }, groupCode: 'EMAIL', isSecret: true },
  { code: 'SMTP_FROM', names: { en: 'Sender of e-mail', 'zh-CN': '发件人', vn: 'Người gửi email' }, groupCode: 'EMAIL' },
  { code: 'SMS_URL', names: { en: 'Text message service', 'zh-CN': '短信服务地址', vn: 'Dịch vụ tin nhắn' }, groupCode: 'SMS' },
  {
    code: 'SMS_TOKEN',
    names: { en: 'Token of the text message service', 'zh-CN': '短信服务令牌', vn: 'Token dịch vụ tin nhắn' },
    groupCode: 'SMS',
    isSecret: true,
  },
  {
    code: 'SMS_CODE_MINUTES',
    names: { en: 'Minutes that a sign-in code works', 'zh-CN': '登录验证码有效期（分钟）', vn: 'Số phút mã đăng nhập có hiệu lực' },
    groupCode: 'SMS',
  },
  { code: 'FILES_MAX_COUNT', names: { en: 'Files per person', 'zh-CN': '每人文件数上限', vn: 'Số tệp mỗi người' }, groupCode: 'FILE_PATH' },
  {
    code: 'FILES_MAX_BYTES',
    names: { en: 'Bytes per person', 'zh-CN': '每人空间上限（字节）', vn: 'Dung lượng mỗi người (byte)' },
    groupCode: 'FILE_PATH',
  },
];

/** What a live parameter says when the server's own setting counts. */
export const asStarted = 'default';

/** What a value of a live parameter means; undefined for `default` and for codes that are not live. Throws a readable text when it means nothing. */
export function readLive(code: string, value: string, isProduction: boolean): unknown {
  const setting = liveSettings.find((one) => one.code === code);
  if (!setting || value === asStarted) return undefined;
  const parsed = settingShapes[setting.code].safeParse(value);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  if (isProduction && code === 'SMS_URL' && !value.startsWith('https://')) throw new Error('https://');
  return parsed.data;
}
