import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ratioColumn } from '../../db/amountColumn';
import { moment } from '../../db/timeColumns';

const count = (name: string) => bigint(name, { mode: 'number' });

/** Creators as a file from the channel tells them: what the file connector answers from (domain/connectors 6.1). */
export const channelProfiles = pgTable(
  'channel_profiles',
  {
    webId: integer('web_id').notNull(),
    platformId: text('platform_id').notNull(),
    upNumber: text('up_number').notNull(),
    nickname: text('nickname').notNull(),
    bio: text('bio'),
    fansNum: count('fans_num'),
    likesNum: count('likes_num'),
    worksNum: count('works_num'),
    avgViews: count('avg_views'),
    interactionRate: ratioColumn('interaction_rate'),
    dataTime: moment('data_time').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.webId, table.platformId] }),
    uniqueIndex('channel_profiles_handle').on(table.webId, sql`lower(${table.upNumber})`),
  ],
);
