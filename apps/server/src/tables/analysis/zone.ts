import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Games that works are about, and the channels they are looked for in. */
export const channelGames = pgTable(
  'channel_games',
  {
    id: primaryId(),
    name: text('name').notNull(),
    enName: text('en_name'),
    vnName: text('vn_name'),
    /** What its works are known by, in hashtags or titles: compared folded. */
    words: text('words').array().notNull(),
    webIds: integer('web_ids').array().notNull(),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('channel_games_name')
      .on(table.name)
      .where(sql`${table.status} <> 2`),
  ],
);

/** What is followed in the zone of a channel (domain/model 2.3.24). */
export const zoneFollows = pgTable(
  'zone_follows',
  {
    id: primaryId(),
    webId: integer('web_id').notNull(),
    /** 1 game, 2 creator, 3 keyword. */
    kind: integer('kind').notNull(),
    objectId: idColumn('object_id').notNull(),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('zone_follows_one')
      .on(table.webId, table.kind, table.objectId)
      .where(sql`${table.status} <> 2`),
  ],
);

/** Followed things that moved unusually on a day. */
export const zoneWarningRows = pgTable(
  'zone_warnings',
  {
    id: primaryId(),
    webId: integer('web_id').notNull(),
    favId: idColumn('fav_id').notNull(),
    /** 1 more comments, 2 more negative ones, 3 no works. */
    warning: integer('warning').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    value: doublePrecision('value').notNull(),
    usual: doublePrecision('usual').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('zone_warnings_one').on(table.favId, table.warning, table.day),
    index('zone_warnings_zone').on(table.webId, table.day.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
