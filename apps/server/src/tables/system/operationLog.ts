import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Calls that changed something or tried to (system-pages 1.7.8). A view for people: the audit chain stands apart. */
export const operationLogs = pgTable(
  'operation_logs',
  {
    id: primaryId(),
    /** What the call does, in English; people read the name of its permission. */
    name: text('name').notNull(),
    /** `code:action`, as the button of the menu carries it. */
    permission: text('permission').notNull(),
    /** Dictionary op_type, 0 to 13. */
    opType: integer('op_type').notNull(),
    success: boolean('success').notNull(),
    message: text('message'),
    url: text('url').notNull(),
    reqMethod: text('req_method').notNull(),
    requestId: text('request_id'),
    /** Input without secrets and contacts. */
    param: text('param'),
    /** Answer without texts; null for what was refused or told nothing. */
    result: text('result'),
    account: text('account').notNull(),
    /** What a keyword is looked for in: kept folded, because folding a hundred thousand names takes seconds. */
    accountFolded: text('account_folded').generatedAlwaysAs((): SQL => sql`folded(account)`),
    userId: idColumn('user_id').notNull(),
    ip: text('ip').notNull(),
    browser: text('browser').notNull(),
    os: text('os').notNull(),
    opTime: moment('op_time').notNull().defaultNow(),
  },
  (table) => [
    index('operation_logs_time').on(table.opTime, table.id),
    index('operation_logs_account').using('gin', sql`grams(${table.accountFolded})`),
  ],
);
