import { scriptLife } from '@backlot/contract';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { workOrderUps } from './submission';

/** What a script is in one round: a stored video, or a link. */
const content = () => ({
  round: integer('round').notNull().default(1),
  /** The link, or the name of the video in the store. */
  address: text('address').notNull(),
  fileName: text('file_name').notNull(),
  fileId: idColumn('file_id'),
  mime: text('mime'),
  fileSize: bigint('file_size', { mode: 'number' }),
  /** Seconds. */
  duration: integer('duration'),
  /** File of a picture out of the video. */
  thumbnail: idColumn('thumbnail'),
  note: text('note'),
  rejectReason: text('reject_reason'),
  submitUser: idColumn('submit_user').notNull(),
  uploadTime: moment('upload_time').notNull().defaultNow(),
  reviewUser: idColumn('review_user'),
  reviewTime: moment('review_time'),
});

/** Scripts of videos in their newest round (domain/model 2.3.21). */
export const scripts = pgTable(
  'scripts',
  {
    id: primaryId(),
    workOrderId: idColumn('work_order_id').notNull(),
    workOrderUpId: idColumn('work_order_up_id')
      .notNull()
      .references(() => workOrderUps.id, { onDelete: 'cascade' }),
    scriptName: text('script_name').notNull(),
    ...content(),
    reviewStatus: stateColumn('review_status', scriptLife, 'pending'),
    remindTime: moment('remind_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('scripts_submission').on(table.workOrderUpId),
    index('scripts_order').on(table.workOrderId),
    index('scripts_review').on(table.reviewStatus, table.createTime),
    index('scripts_created').on(table.createTime, table.id),
    index('scripts_file').on(table.fileId),
    index('scripts_thumbnail').on(table.thumbnail),
  ],
);

/** Rounds that were rejected, as they were. */
export const scriptRounds = pgTable(
  'script_rounds',
  {
    scriptId: idColumn('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    ...content(),
  },
  (table) => [primaryKey({ columns: [table.scriptId, table.round] }), index('script_rounds_file').on(table.fileId)],
);
