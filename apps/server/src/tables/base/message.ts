import { messageLife } from '@backlot/contract';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import type { Language } from '../../db/Language';
import { nameColumns } from '../../db/nameColumns';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** The words of a message in one language. */
export interface Wording {
  subject: string;
  body: string;
}

/** Words of e-mails and text messages in three languages (system-pages 1.7.5, 1.7.17). */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: primaryId(),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['mail', 'sms'] }).notNull(),
    ...nameColumns(),
    format: text('format', { enum: ['text', 'html'] }).notNull(),
    texts: jsonb('texts').$type<Record<Language, Wording>>().notNull(),
    variables: jsonb('variables').$type<string[]>().notNull(),
    isSystem: boolean('is_system').notNull().default(false),
    remark: text('remark'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('message_templates_code')
      .on(table.code)
      .where(sql`${table.status} <> 2`),
  ],
);

/** Every e-mail and text message, from when it is asked for until it left, failed or has had its time. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: primaryId(),
    kind: text('kind', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** Null for one that was written by hand. */
    templateCode: text('template_code'),
    language: text('language').$type<Language>().notNull(),
    isHtml: boolean('is_html').notNull().default(false),
    /** With codes masked. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** What leaves, where that is more than may be read here: sealed, and gone as soon as it left or is too old. */
    sealed: text('sealed'),
    /** Which code is in it: its purpose and target. */
    codeOf: text('code_of'),
    /** When the code in it stops working. */
    invalidTime: moment('invalid_time'),
    sendStatus: stateColumn('send_status', messageLife, 'waiting'),
    /** Dictionary sms_send_source. */
    source: integer('source').notNull().default(2),
    /** Tries that began so far. */
    attempt: integer('attempt').notNull().default(0),
    maxAttempt: integer('max_attempt').notNull().default(4),
    notBefore: moment('not_before').notNull().defaultNow(),
    leaseUntil: moment('lease_until'),
    sentTime: moment('sent_time'),
    failure: text('failure'),
    /** What the mail server or the provider said, as it said it. */
    errorText: text('error_text'),
    /** The receipt of the provider. */
    receipt: text('receipt'),
    /** Whose account it is about, where it is about one. */
    userId: idColumn('user_id'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('sent_messages_turn')
      .on(table.notBefore, table.id)
      .where(inState(messageLife, table, 'waiting')),
    index('sent_messages_lease')
      .on(table.leaseUntil)
      .where(inState(messageLife, table, 'sending')),
    index('sent_messages_list').on(table.kind, table.createTime, table.id),
    index('sent_messages_code').on(table.codeOf),
  ],
);
