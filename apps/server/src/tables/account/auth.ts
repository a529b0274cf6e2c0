import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Six-digit codes sent by text message or e-mail, tickets of a sign-in, and ways to another service and back: hashed, few tries, one use. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: primaryId(),
    purpose: text('purpose', { enum: ['login', 'recover', 'contact', 'secondFactor', 'oauth'] }).notNull(),
    /** Phone, e-mail, or the hash of a ticket. */
    target: text('target').notNull(),
    /** Null for a target without an account: the answer is the same, nothing was sent. */
    userId: idColumn('user_id'),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createTime: moment('create_time').notNull().defaultNow(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('one_time_codes_target').on(table.purpose, table.target)],
);
