import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moneyColumn, ratioColumn } from '../../../../../db/amountColumn';
import { idColumn } from '../../../../../db/idColumn';
import type { Partitioned } from '../../../../../db/partitions/Partitioned';
import { moment } from '../../../../../db/timeColumns';

const count = (name: string) => bigint(name, { mode: 'number' });

/** The figures of a creator by day of its country, the source of all trends (domain/model 2.3.5); unknown ones are null. */
export const upMetricDaily = pgTable(
  'up_metric_daily',
  {
    upId: idColumn('up_id').notNull(),
    statDate: date('stat_date', { mode: 'string' }).notNull(),
    fans: count('fans'),
    /** Against the day before; null where that day is missing. */
    fansInc: count('fans_inc'),
    likes: count('likes'),
    works: count('works'),
    worksInc: count('works_inc'),
    /** Of the works of the last 30 days. */
    views30: count('views30'),
    interactionRate: ratioColumn('interaction_rate'),
    avgViews: count('avg_views'),
    /** Sales of the last 30 days. */
    gmv: moneyColumn('gmv'),
    orders: integer('orders'),
    currency: text('currency'),
  },
  (table) => [primaryKey({ columns: [table.upId, table.statDate] })],
);

interface Share {
  ratio: number;
}

/** Who followed a creator on a day, and who says so (domain/model 2.3.6). */
export const followerProfileSnapshots = pgTable(
  'follower_profile_snapshots',
  {
    upId: idColumn('up_id').notNull(),
    snapshotDate: date('snapshot_date', { mode: 'string' }).notNull(),
    sampleSize: integer('sample_size'),
    genderMale: ratioColumn('gender_male'),
    genderFemale: ratioColumn('gender_female'),
    age: jsonb('age').$type<(Share & { range: string })[]>().notNull().default([]),
    country: jsonb('country').$type<(Share & { country: string })[]>(),
    city: jsonb('city').$type<(Share & { city: string })[]>(),
    device: jsonb('device').$type<(Share & { device: string })[]>(),
    /** A share for each hour of the day. */
    activeHours: jsonb('active_hours').$type<number[]>(),
    /** 1 platform API, 2 vendor, 3 import, 4 estimated from comments. */
    source: integer('source').notNull(),
    /** 1 high, 2 medium, 3 low. */
    confidence: integer('confidence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.upId, table.snapshotDate] })],
);

/** How a work did over time: by hour for 48 hours, by day to day 30, then by week (domain/model 2.3.7). */
export const workMetricSnapshots = pgTable(
  'work_metric_snapshots',
  {
    workId: idColumn('work_id').notNull(),
    statTime: moment('stat_time').notNull(),
    views: count('views'),
    likes: count('likes'),
    comments: count('comments'),
    shares: count('shares'),
  },
  (table) => [primaryKey({ columns: [table.workId, table.statTime] })],
);

/** Whose works are looked at, and what files bring, goes a year back. */
export const snapshotsByMonth: Partitioned = {
  table: workMetricSnapshots,
  key: workMetricSnapshots.statTime,
  grain: 'month',
  backDays: 400,
  isDropped: false,
};
