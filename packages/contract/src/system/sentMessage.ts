import * as z from 'zod';
import { pageQuery } from '../core/page';
import { dateTime, id, integer, listOf, optionalText, stateCode } from '../core/wire';
import { messageLife } from './messageLife';

/** Why a message did not leave, as far as that is known. */
export const messageFailures = [
  'notConfigured',
  'unreachable',
  'signInRefused',
  'recipientRefused',
  'refused',
  /** The server stopped while it was sending: the message may have arrived. */
  'interrupted',
] as const;

export const messageLanguages = ['zh-CN', 'en', 'vn'] as const;

/** What e-mails and text messages have in common. Codes are masked wherever a person can see them. */
export const sentShape = {
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  /** The template it was made from; null for one written by hand. */
  templateCode: z.string().nullable(),
  /** In the reader's language. */
  templateName: z.string().nullable(),
  /** States of dictionary send_type. */
  sendStatus: integer(),
  /** Tries that began so far. */
  attempt: integer(),
  maxAttempt: integer(),
  failure: z.enum(messageFailures).nullable(),
  /** What the mail server or the provider said, as it said it. */
  errorText: z.string().nullable(),
  /** Who caused it; null where nobody was signed in. */
  createUserName: z.string().nullable(),
  createTime: z.string(),
  /** Not before this moment while it waits. */
  notBefore: z.string().nullable(),
  sentTime: z.string().nullable(),
  /** When the code in it stops working. */
  invalidTime: z.string().nullable(),
};

export const sentQuery = <Filter extends z.ZodRawShape>(filter: Filter) =>
  pageQuery(
    {
      searchValue: optionalText(120).optional(),
      templateCode: optionalText(50).optional(),
      sendStatus: listOf(stateCode(messageLife), 5).optional(),
      searchBeginTime: dateTime().optional(),
      searchEndTime: dateTime().optional(),
      ...filter,
    },
    ['createTime', 'sentTime'],
  );

export const messageIds = z.strictObject({ ids: z.array(id()).min(1).max(100) });
