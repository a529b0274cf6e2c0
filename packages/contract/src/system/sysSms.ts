import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf } from '../core/page';
import { ofForm } from '../core/textForm';
import { integer, oneOf, text } from '../core/wire';
import { messageIds, sentQuery, sentShape } from './sentMessage';

/** Answers to a code (system-pages 1.7.17). */
export const smsVerdicts = { SUCCESS: 10, ERROR: 20, EXPIRED: 30, TIMES_UP: 40 } as const;

const smsRow = z.object({
  ...sentShape,
  phoneNumbers: z.string(),
  /** Always masked; null where the message holds no code. */
  validateCode: z.string().nullable(),
  /** The receipt of the provider. */
  bizId: z.string().nullable(),
  /** Dictionary sms_send_source. */
  source: integer(),
  /** The text with its code masked. */
  content: z.string(),
});

const phone = { phoneNumbers: { empty: 'smsPhoneEmpty' } } as const;
const template = { templateCode: { empty: 'smsTemplateEmpty' } } as const;

/** Text messages (system-pages 1.7.17). */
export const sysSmsApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/sms/page',
    summary: 'Text messages with their state, newest first; codes are masked',
    access: 'sysSms.query',
    input: sentQuery({ source: oneOf([1, 2, 3]).optional() }),
    output: pageOf(smsRow),
  }),
  sendLoginMessage: endpoint({
    method: 'POST',
    path: '/main/sms/sendLoginMessage',
    summary: 'Send a sign-in code to the phone of a person within the data scope',
    access: 'sysSms.send',
    input: z.strictObject({ phoneNumbers: text(30), templateCode: z.literal('loginCode') }),
    refusals: { ...phone, ...template },
    output: z.object({ validSeconds: integer(), resendSeconds: integer() }),
  }),
  validateMessage: endpoint({
    method: 'POST',
    path: '/main/sms/validateMessage',
    summary: 'Whether the code that a person reads out is the newest one of their phone; it is used up',
    access: 'sysSms.send',
    input: z.strictObject({
      phoneNumbers: text(30),
      code: z.string().check(ofForm('sixDigits', /^\d{6}$/)),
      templateCode: z.literal('loginCode'),
    }),
    refusals: { ...phone, ...template, code: { empty: 'smsCodeEmpty' } },
    output: z.object({ result: z.enum(['SUCCESS', 'ERROR', 'EXPIRED', 'TIMES_UP']), code: integer() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/main/sms/retry',
    summary: 'Send failed text messages again, while their code still works',
    access: 'sysSms.retry',
    input: messageIds,
    output: batchResult,
  }),
};
