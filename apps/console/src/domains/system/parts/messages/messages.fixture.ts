import { type OutputOf, messageTemplateApi, sysEmailApi, sysSmsApi } from '@backlot/contract';
import { answer } from '../../../../kit/stage/answer';
import { fakeCrud } from '../../../../kit/stage/fakeCrud';

type Mail = OutputOf<typeof sysEmailApi.page>['rows'][number];
type Text = OutputOf<typeof sysSmsApi.page>['rows'][number];

const sent = {
  id: '1',
  version: 1,
  can: ['query', 'get'],
  templateCode: 'recoverCode',
  templateName: 'New password',
  sendStatus: 1,
  attempt: 1,
  maxAttempt: 4,
  failure: null,
  errorText: null,
  createUserName: null,
  createTime: '2026-11-24 02:00:00',
  notBefore: null,
  sentTime: '2026-11-24 02:00:01',
  invalidTime: '2026-11-24 02:10:00',
};
const byHand = { templateCode: null, templateName: null, createUserName: 'Lin Hai', invalidTime: null };

export const mails: readonly Mail[] = [
  { ...sent, to: 'ana@example.org', title: 'Reset your password' },
  { ...sent, ...byHand, id: '2', to: 'bea@example.org', title: 'Opening hours' },
  {
    ...sent,
    ...byHand,
    id: '3',
    to: 'gone@example.org',
    title: 'Your studio slot',
    sendStatus: 2,
    sentTime: null,
    failure: 'recipientRefused',
    errorText: '550 No such mailbox',
    can: ['query', 'get', 'retry'],
  },
  {
    ...sent,
    ...byHand,
    id: '4',
    to: 'busy@example.org',
    title: 'Samples of next month',
    sendStatus: 0,
    sentTime: null,
    failure: 'unreachable',
    notBefore: '2026-11-24 02:02:00',
    can: ['query', 'get', 'cancel'],
  },
  {
    ...sent,
    ...byHand,
    id: '5',
    to: 'maybe@example.org',
    title: 'Rate card',
    sendStatus: 2,
    sentTime: null,
    failure: 'interrupted',
    can: ['query', 'get', 'retry'],
  },
];

const pageOf = <Row>(rows: readonly Row[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  pageNo,
  pageSize,
  totalPage: 1,
  totalRows: rows.length,
  rows: [...rows],
});

const words = (subject: string, body: string) => ({ en: { subject, body }, 'zh-CN': { subject, body }, vn: { subject, body } });
const templates = [
  {
    id: '1',
    version: 1,
    can: ['query', 'get', 'edit'],
    name: '重置密码',
    enName: 'New password',
    vnName: 'Đặt lại mật khẩu',
    code: 'recoverCode',
    kind: 'mail' as const,
    format: 'text' as const,
    texts: words('Reset your password', 'Your code is {code}, valid for {minutes} minutes.'),
    variables: ['code', 'minutes'],
    isSystem: true,
    remark: null,
  },
  {
    id: '2',
    version: 1,
    can: ['query', 'get', 'edit', 'delete'],
    name: '活动通知',
    enName: 'Campaign news',
    vnName: 'Tin chiến dịch',
    code: 'campaignNews',
    kind: 'mail' as const,
    format: 'html' as const,
    texts: words('{campaign} has begun', '<p>Dear {name},</p><p>{campaign} has begun.</p>'),
    variables: ['name', 'campaign'],
    isSystem: false,
    remark: null,
  },
  {
    id: '3',
    version: 1,
    can: ['query', 'get', 'edit'],
    name: '登录验证码',
    enName: 'Sign-in code',
    vnName: 'Mã đăng nhập',
    code: 'loginCode',
    kind: 'sms' as const,
    format: 'text' as const,
    texts: words('', 'Your sign-in code is {code}.'),
    variables: ['code', 'minutes'],
    isSystem: true,
    remark: null,
  },
];

/** A fresh fake server of e-mails and their templates. */
export const mailAnswers = () => [
  answer(sysEmailApi.page, (query) => pageOf(mails, query)),
  answer(sysEmailApi.detail, ({ id }) => ({
    ...(mails.find((mail) => mail.id === id) ?? (mails[0] as Mail)),
    language: 'en' as const,
    isHtml: id === '2',
    content: id === '2' ? '<p>Open <strong>until noon</strong>.</p>' : 'Your code is ••••••, valid for 10 minutes.',
  })),
  answer(sysEmailApi.retry, ({ ids }) => ({ ok: ids, failed: [] })),
  answer(sysEmailApi.cancel, ({ ids }) => ({ ok: ids, failed: [] })),
  answer(sysEmailApi.sendEmail, () => null),
  answer(sysEmailApi.sendEmailHtml, () => null),
  ...fakeCrud({ api: messageTemplateApi, rows: templates, matches: () => true }).answers,
  answer(messageTemplateApi.preview, ({ subject, body, variables }) => ({
    subject: subject.replaceAll('{code}', '123456'),
    body: body.replaceAll('{code}', '123456').replaceAll('{minutes}', '5'),
    unknown: [...body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').filter((name) => !variables.includes(name)),
    length: body.length,
  })),
  answer(messageTemplateApi.sendTest, () => null),
];

export const texts: readonly Text[] = [
  {
    ...sent,
    templateCode: 'loginCode',
    templateName: 'Sign-in code',
    phoneNumbers: '+639171234567',
    validateCode: '••••••',
    bizId: 'receipt-7',
    source: 1,
    content: 'Backlot: your sign-in code is ••••••, valid for 5 minutes.',
  },
  {
    ...sent,
    id: '2',
    can: ['query', 'retry'],
    templateCode: 'loginCode',
    templateName: 'Sign-in code',
    sendStatus: 2,
    failure: 'refused',
    errorText: 'The text message provider answered 400.',
    sentTime: null,
    phoneNumbers: '+84912345678',
    validateCode: '••••••',
    bizId: null,
    source: 2,
    content: 'Backlot: mã đăng nhập của bạn là ••••••.',
  },
  {
    ...sent,
    id: '3',
    templateCode: 'loginCode',
    templateName: 'Sign-in code',
    sendStatus: 3,
    phoneNumbers: '+6591234567',
    validateCode: '••••••',
    bizId: 'receipt-8',
    source: 2,
    content: 'Backlot: your sign-in code is ••••••, valid for 5 minutes.',
  },
];

/** A fresh fake server of text messages. */
export const textAnswers = () => [
  answer(sysSmsApi.page, (query) => pageOf(texts, query)),
  answer(sysSmsApi.retry, ({ ids }) => ({ ok: ids, failed: [] })),
  answer(sysSmsApi.sendLoginMessage, () => ({ validSeconds: 300, resendSeconds: 60 })),
  answer(sysSmsApi.validateMessage, ({ code }) =>
    code === '123456' ? { result: 'SUCCESS' as const, code: 10 } : { result: 'ERROR' as const, code: 20 },
  ),
];
