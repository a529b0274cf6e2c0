import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf } from '../core/page';
import { id, longText, noData, text } from '../core/wire';
import { messageIds, messageLanguages, sentQuery, sentShape } from './sentMessage';

const mailRow = z.object({ ...sentShape, to: z.string(), title: z.string() });

/** Whoever gets a mail: one address, nothing else that a header could hold. */
export const mailAddress = () => z.email().max(120);

const written = { to: mailAddress(), title: text(200) };
const empty = {
  to: { empty: 'mailToEmpty' },
  title: { empty: 'mailTitleEmpty' },
  content: { empty: 'mailContentEmpty' },
} as const;

/** E-mail: written by hand, and everything that was sent (system-pages 1.7.5). */
export const sysEmailApi = {
  sendEmail: endpoint({
    method: 'POST',
    path: '/main/email/sendEmail',
    summary: 'Send an e-mail of plain text',
    access: 'sysEmail.sendEmail',
    input: z.strictObject({ ...written, content: longText(20_000).min(1) }),
    refusals: empty,
    output: noData(),
  }),
  sendEmailHtml: endpoint({
    method: 'POST',
    path: '/main/email/sendEmailHtml',
    summary: 'Send an e-mail of formatted text; what could run or load something is taken out',
    access: 'sysEmail.sendEmailHtml',
    input: z.strictObject({ ...written, content: longText(50_000).min(1) }),
    refusals: empty,
    output: noData(),
  }),
  page: endpoint({
    method: 'GET',
    path: '/main/email/page',
    summary: 'E-mails with their state, newest first',
    access: 'sysEmail.query',
    input: sentQuery({}),
    output: pageOf(mailRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/email/detail',
    summary: 'Read one e-mail; codes in it are masked',
    access: 'sysEmail.get',
    input: z.strictObject({ id: id() }),
    output: mailRow.extend({ language: z.enum(messageLanguages), isHtml: z.boolean(), /** HTML is cleaned. */ content: z.string() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/main/email/retry',
    summary: 'Send failed e-mails again',
    access: 'sysEmail.retry',
    input: messageIds,
    output: batchResult,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/main/email/cancel',
    summary: 'Take back e-mails that wait',
    access: 'sysEmail.retry',
    input: messageIds,
    output: batchResult,
  }),
};
