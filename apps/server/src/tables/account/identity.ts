import { oauthSources } from '@backlot/contract';
import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';
import { users } from '../base/user';

/** Accounts at other services that people sign in through: one of each service a person, each of one person. */
export const identities = pgTable(
  'user_identities',
  {
    id: primaryId(),
    userId: idColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: oauthSources }).notNull(),
    /** What the service calls the account by; never changes there. */
    openId: text('open_id').notNull(),
    /** The account's name when it was linked. */
    name: text('name').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [
    unique('user_identities_account').on(table.source, table.openId),
    unique('user_identities_user').on(table.userId, table.source),
  ],
);
