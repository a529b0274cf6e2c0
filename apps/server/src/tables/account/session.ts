import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';
import { users } from '../base/user';

/** Sign-ins. The token itself is nowhere: only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: idColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    browser: text('browser').notNull(),
    os: text('os').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
    lastSeenTime: moment('last_seen_time').notNull().defaultNow(),
    expireTime: moment('expire_time').notNull(),
    /** Set when the session ended before its time; the row stays so that an old token is told it expired. */
    endTime: moment('end_time'),
    /** Roles whose rights the session shows, read-only, until a moment. */
    viewRoleIds: jsonb('view_role_ids').$type<string[]>(),
    /** The person looked at, when it is not a role alone. */
    viewPersonId: idColumn('view_person_id'),
    viewUntil: moment('view_until'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expire').on(table.expireTime)],
);
