import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';

/** Personal data that administrators keep beside the account. */
export const userProfiles = pgTable('user_profiles', {
  userId: idColumn('user_id').primaryKey(),
  /** 1 male, 2 female, 3 unknown. */
  sex: integer('sex').notNull().default(3),
  birthday: date('birthday', { mode: 'string' }),
  jobNum: text('job_num'),
  /** Landline, as written. */
  tel: text('tel'),
});

/** Positions held beside the main one. */
export const userPositions = pgTable(
  'user_positions',
  { userId: idColumn('user_id').notNull(), positionId: idColumn('position_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.positionId] }), index('user_positions_position').on(table.positionId)],
);

/** Positions held in organisations beside the own one: one row per organisation and position. */
export const userExtPositions = pgTable(
  'user_ext_positions',
  { userId: idColumn('user_id').notNull(), orgId: idColumn('org_id').notNull(), positionId: idColumn('position_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.orgId, table.positionId] }),
    index('user_ext_positions_org').on(table.orgId),
    index('user_ext_positions_position').on(table.positionId),
  ],
);
