import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/timeColumns';

/** Counters in a window of time, shared by all instances: failed sign-ins, captchas, codes sent. */
export const countWindows = pgTable(
  'count_windows',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** Until when this key is refused. */
    blockedUntil: moment('blocked_until'),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('count_windows_expire').on(table.expireTime)],
);
