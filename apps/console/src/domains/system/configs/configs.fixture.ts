import type { Words } from '@backlot/i18n';
import { dictionaryApi, maskedSecret, sysConfigApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';

const row = (id: string, code: string, names: Words, value: string, more: object = {}) => ({
  id,
  version: 1,
  can: ['edit'],
  code,
  name: names['zh-CN'],
  enName: names.en,
  vnName: names.vn,
  value,
  secret: false,
  sysFlag: 'Y' as const,
  groupCode: 'DEFAULT',
  remark: null,
  ...more,
});

const rows = [
  row('1', 'CAPTCHA_OPEN', { en: 'Captcha when signing in', 'zh-CN': '登录验证码', vn: 'Captcha khi đăng nhập' }, 'true'),
  row(
    '2',
    'SESSION_IDLE_MINUTES',
    { en: 'Idle minutes of a session', 'zh-CN': '会话空闲时长（分钟）', vn: 'Số phút phiên được để trống' },
    'default',
  ),
  row('3', 'SMTP_URL', { en: 'Mail server', 'zh-CN': '邮件服务器', vn: 'Máy chủ email' }, maskedSecret, {
    secret: true,
    groupCode: 'EMAIL',
  }),
  row('4', 'SUPPORT_HOURS', { en: 'Support hours', 'zh-CN': '客服时间', vn: 'Giờ hỗ trợ' }, '09:00-18:00', {
    sysFlag: 'N',
    can: ['edit', 'delete'],
    remark: 'Ask finance first',
  }),
];

const group = (code: string, name: string, enName: string, vnName: string) => ({ code, name, enName, vnName });

/** A fresh fake server each time. */
export const configAnswers = () => [
  ...fakeCrud({ api: sysConfigApi, rows }).answers,
  answer(dictionaryApi.tree, () => [
    {
      id: '1',
      pid: '0',
      code: 'consts_type',
      name: '参数分组',
      enName: 'Setting group',
      vnName: 'Nhóm tham số',
      children: [group('DEFAULT', '默认', 'General', 'Chung'), group('EMAIL', '邮件', 'E-mail', 'Email')],
    },
  ]),
];
