import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Sign-ins and sign-outs, successful or not (system-pages 1.7.8). */
export const visitLogs = pgTable(
  'visit_logs',
  {
    id: primaryId(),
    /** 1 login, 2 logout. */
    visType: integer('vis_type').notNull(),
    success: boolean('success').notNull(),
    message: text('message').notNull(),
    account: text('account').notNull(),
    /** What a keyword is looked for in: kept folded, because folding a hundred thousand names takes seconds. */
    accountFolded: text('account_folded').generatedAlwaysAs((): SQL => sql`folded(account)`),
    userId: idColumn('user_id'),
    ip: text('ip').notNull(),
    browser: text('browser').notNull(),
    os: text('os').notNull(),
    visTime: moment('vis_time').notNull().defaultNow(),
  },
  (table) => [
    index('visit_logs_time').on(table.visTime, table.id),
    index('visit_logs_account').using('gin', sql`grams(${table.accountFolded})`),
  ],
);
