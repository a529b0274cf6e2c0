import { dictionaryApi, maskedSecret, sysConfigApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';

const row = (id: string, code: string, names: readonly [zh: string, en: string, vn: string], value: string, more: object = {}) => ({
  id,
  version: 1,
  can: ['edit'],
  code,
  name: names[0],
  enName: names[1],
  vnName: names[2],
  value,
  secret: false,
  sysFlag: 'Y' as const,
  groupCode: 'DEFAULT',
  remark: null,
  ...more,
});

const rows = [
  row('1', 'CAPTCHA_OPEN', ['登录验证码', 'Captcha when signing in', 'Captcha khi đăng nhập'], 'true'),
  row('2', 'SESSION_IDLE_MINUTES', ['会话空闲时长（分钟）', 'Idle minutes of a session', 'Số phút phiên được để trống'], 'default'),
  row('3', 'SMTP_URL', ['邮件服务器', 'Mail server', 'Máy chủ email'], maskedSecret, { secret: true, groupCode: 'EMAIL' }),
  row('4', 'SUPPORT_HOURS', ['客服时间', 'Support hours', 'Giờ hỗ trợ'], '09:00-18:00', {
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
