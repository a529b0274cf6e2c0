import { pgTable, text } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Messages that demo mode shows instead of delivering. */
export const outboxMessages = pgTable('outbox_messages', {
  id: primaryId(),
  kind: text('kind', { enum: ['mail', 'sms'] }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createTime: moment('create_time').notNull().defaultNow(),
});
