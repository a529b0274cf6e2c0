import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Writes that carried an Idempotency-Key, with their first answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: idColumn('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of path and body. */
    requestHash: text('request_hash').notNull(),
    /** Id of the request that carries it out. */
    holder: text('holder').notNull().default(''),
    /** Null while the first request runs. */
    status: integer('status'),
    /** Sealed by the vault. */
    answer: jsonb('answer'),
    /** What the transactions that were committed answered, by their number: v8-serialised, in base64, sealed. */
    steps: jsonb('steps').$type<Record<string, string>>(),
    createTime: moment('create_time').notNull().defaultNow(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_expire').on(table.expireTime)],
);
