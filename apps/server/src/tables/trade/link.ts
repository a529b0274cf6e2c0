import { type LinkReach, linkReviewLife, linkValidityLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { workOrderUps } from './submission';

/** The newest round of a preview or publish link (domain/life-cycles 3.5, 3.6). */
export const workOrderLinks = pgTable(
  'work_order_links',
  {
    id: primaryId(),
    workOrderUpId: idColumn('work_order_up_id')
      .notNull()
      .references(() => workOrderUps.id, { onDelete: 'cascade' }),
    /** 1 preview, 2 publish. */
    linkType: integer('link_type').notNull(),
    link: text('link').notNull(),
    /** The link without what does not tell one video from another. */
    linkKey: text('link_key').notNull(),
    note: text('note'),
    round: integer('round').notNull().default(1),
    reviewStatus: stateColumn('review_status', linkReviewLife, 'pending'),
    rejectReason: text('reject_reason'),
    submitUser: idColumn('submit_user').notNull(),
    submitTime: moment('submit_time').notNull().defaultNow(),
    reviewUser: idColumn('review_user'),
    reviewTime: moment('review_time'),
    remindTime: moment('remind_time'),
    linkStatus: stateColumn('link_status', linkValidityLife, 'unchecked'),
    /** Error code that says why the link is not valid. */
    invalidCode: integer('invalid_code'),
    /** A valid link that failed once waits for a second check before it counts as invalid. */
    suspectCode: integer('suspect_code'),
    /** Whether a stranger can open a preview; null where nobody can tell. */
    reach: text('reach').$type<LinkReach>(),
    checkTime: moment('check_time'),
    manualCheckTime: moment('manual_check_time'),
    /** Checks without an answer in a row. */
    silentChecks: integer('silent_checks').notNull().default(0),
    nextCheckTime: moment('next_check_time'),
    validSince: moment('valid_since'),
    hasGoods: boolean('has_goods'),
    platformWorkId: text('platform_work_id'),
    workId: idColumn('work_id'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('work_order_links_publish')
      .on(table.linkType, table.linkKey)
      .where(sql`${table.linkType} = 2`),
    uniqueIndex('work_order_links_one').on(table.workOrderUpId, table.linkType),
    index('work_order_links_review').on(table.reviewStatus, table.createTime),
    index('work_order_links_check')
      .on(table.nextCheckTime)
      .where(sql`${table.nextCheckTime} is not null`),
  ],
);

/** Rounds that were rejected, as they were. */
export const workOrderLinkRounds = pgTable(
  'work_order_link_rounds',
  {
    linkId: idColumn('link_id')
      .notNull()
      .references(() => workOrderLinks.id, { onDelete: 'cascade' }),
    round: integer('round').notNull(),
    link: text('link').notNull(),
    note: text('note'),
    rejectReason: text('reject_reason'),
    submitUser: idColumn('submit_user').notNull(),
    submitTime: moment('submit_time').notNull(),
    reviewUser: idColumn('review_user'),
    reviewTime: moment('review_time'),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.round] })],
);

/** Videos as a file from the channel tells them: what the file connector answers from. */
export const channelVideos = pgTable(
  'channel_videos',
  {
    webId: integer('web_id').notNull(),
    platformWorkId: text('platform_work_id').notNull(),
    link: text('link').notNull(),
    authorPlatformId: text('author_platform_id').notNull(),
    /** 1 public, 2 deleted, 3 private. */
    visibility: integer('visibility').notNull().default(1),
    postTime: moment('post_time').notNull(),
    /** Platform ids of the products that the video shows. */
    productIds: jsonb('product_ids').$type<string[]>().notNull().default([]),
    /** The connector does not answer for this video. */
    silent: boolean('silent').notNull().default(false),
    description: text('description'),
    durationSeconds: integer('duration_seconds'),
    views: integer('views'),
    likes: integer('likes'),
    comments: integer('comments'),
    shares: integer('shares'),
    dataTime: moment('data_time').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.webId, table.platformWorkId] })],
);
