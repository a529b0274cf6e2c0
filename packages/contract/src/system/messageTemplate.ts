import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { ofForm } from '../core/textForm';
import { id, integer, longText, namedShape, noData, optionalText, text } from '../core/wire';
import { messageLanguages } from './sentMessage';
import { mailAddress } from './sysEmail';
import { namedDraft } from './sysApp';

const kind = z.enum(['mail', 'sms']);
const format = z.enum(['text', 'html']);
/** Text messages have no subject: theirs stays empty. */
const wording = z.strictObject({ subject: optionalText(200), body: longText(20_000).min(1) });
const texts = z.strictObject({ en: wording, 'zh-CN': wording, vn: wording });
const variables = z.array(text(40).check(ofForm('settingKey', /^[a-zA-Z][\w.:-]{0,79}$/))).max(20);

/** The words of e-mails and text messages in three languages, with variables written as {code}. */
export const messageTemplateApi = {
  ...crud({
    path: 'messageTemplate',
    permission: 'sysEmail',
    noun: 'message template',
    row: {
      ...namedShape,
      code: z.string(),
      kind,
      format,
      texts,
      variables: z.array(z.string()),
      /** The product sends it: code, kind and variables stay. */
      isSystem: z.boolean(),
      remark: z.string().nullable(),
    },
    draft: {
      ...namedDraft(100),
      code: text(50).check(ofForm('settingKey', /^[a-zA-Z][\w.:-]{0,79}$/)),
      kind,
      format,
      texts,
      variables,
      remark: optionalText(500).optional(),
    },
    filter: { searchValue: optionalText(100).optional(), kind: kind.optional() },
    sort: ['code', 'name'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/main/messageTemplate/preview',
    summary: 'How a wording reads with examples for its variables; nothing is sent',
    access: 'sysEmail.get',
    isReading: true,
    input: z.strictObject({ format, subject: optionalText(200), body: longText(20_000), variables }),
    output: z.object({ subject: z.string(), /** HTML is cleaned. */ body: z.string(), unknown: z.array(z.string()), length: integer() }),
  }),
  sendTest: endpoint({
    method: 'POST',
    path: '/main/messageTemplate/sendTest',
    summary: 'Send an e-mail template with examples for its variables to an address',
    access: 'sysEmail.sendEmail',
    input: z.strictObject({ id: id(), to: mailAddress(), language: z.enum(messageLanguages) }),
    refusals: { to: { empty: 'mailToEmpty' } },
    output: noData(),
  }),
};
