import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { noticeLife, type NoticeRow } from '@backlot/contract';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, trail } from '../../db/timeColumns';
import type { Language } from '../../db/Language';

export const notices = pgTable('notices', {
  id: primaryId(),
  title: text('title').notNull(),
  /** The text; of a notice with formatted text the lines of it without markup. */
  content: text('content').notNull(),
  /** The formatted text, cleaned; without it the notice is plain text. */
  html: text('html'),
  /** The notice in the languages, `[title, content]`; without it everybody reads the same text. */
  texts: jsonb('texts').$type<Record<Language, [title: string, content: string]>>(),
  /** 1 announcement, 2 blacklist-fan warning, 3 message, 4 reply. */
  noticeClass: integer('notice_class').notNull(),
  /** Channel, or null. */
  webId: integer('web_id'),
  type: integer('type').notNull().default(1),
  extraParam: jsonb('extra_param').$type<NoticeRow['extraParam']>().notNull().default({}),
  publicTime: moment('public_time').notNull().defaultNow(),
  publicUser: idColumn('public_user'),
  cancelTime: moment('cancel_time'),
  /** Only published ones reach anybody. */
  status: stateColumn('status', noticeLife, 'published'),
  /** Written by people on the notices page; the others are sent by the system. */
  isManaged: boolean('is_managed').notNull().default(false),
  /** Whom a managed notice is for; they get it when it is published. */
  receiverIds: jsonb('receiver_ids').$type<string[]>().notNull().default([]),
  ...trail(),
});

/** Who received a notice, and whether it was read. */
export const noticeReceivers = pgTable(
  'notice_receivers',
  {
    noticeId: idColumn('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    userId: idColumn('user_id').notNull(),
    readTime: moment('read_time'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noticeId] }),
    index('notice_receivers_notice').on(table.noticeId),
    index('notice_receivers_unread')
      .on(table.userId)
      .where(sql`${table.readTime} is null`),
  ],
);
