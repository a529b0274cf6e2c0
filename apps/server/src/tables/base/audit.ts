import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** What was done by whom: append-only, each row sealed with the hash of the one before. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    time: moment('time').notNull(),
    userId: idColumn('user_id'),
    account: text('account'),
    action: text('action').notNull(),
    object: text('object'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('audit_logs_object').on(table.object, table.seq)],
);

/** One row: the newest seal, so that dropping the last rows shows. */
export const auditHead = pgTable('audit_head', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
