import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Second factors by time-based codes (RFC 6238). Without an enabled time a secret is only being set up. */
export const secondFactors = pgTable('second_factors', {
  userId: idColumn('user_id').primaryKey(),
  /** Sealed by the vault. */
  secret: text('secret').notNull(),
  enabledTime: moment('enabled_time'),
  /** The newest time step that was used: a code counts once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
});
