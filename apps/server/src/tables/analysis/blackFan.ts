import { blackFanLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Commenters whose comments raise a warning (domain/model 2.3.10). */
export const blackFans = pgTable(
  'black_fans',
  {
    id: primaryId(),
    webId: integer('web_id').notNull(),
    fanPlatformId: text('fan_platform_id').notNull(),
    fanName: text('fan_name'),
    /** 1 to 3. */
    level: integer('level').notNull(),
    reason: text('reason').notNull(),
    hitCount: bigint('hit_count', { mode: 'number' }).notNull().default(0),
    lastHitTime: moment('last_hit_time'),
    fanStatus: stateColumn('fan_status', blackFanLife, 'active'),
    /** The comment that brought the fan here. */
    sourceCommentId: idColumn('source_comment_id'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('black_fans_fan')
      .on(table.webId, table.fanPlatformId)
      .where(sql`${table.status} <> 2`),
  ],
);
