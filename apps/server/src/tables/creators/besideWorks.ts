import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/**
 * What works say, folded, and their hashtags, to find works by them: beside the works, whose figures change all the time. Triggers of
 * `works` keep it; works that say nothing have none. Each key of its indexes has its month before it: lists look at so many days back.
 */
export const workTexts = pgTable(
  'work_texts',
  {
    workId: idColumn('work_id').primaryKey(),
    postTime: moment('post_time').notNull(),
    said: text('said').notNull(),
    hashtags: text('hashtags').array().notNull(),
  },
  ({ said, hashtags, postTime }) => [
    index('work_texts_said').using('gin', sql`month_keys(grams(${said}), ${postTime})`),
    index('work_texts_tags').using('gin', sql`month_keys(${hashtags}, ${postTime})`),
  ],
);

/**
 * The works of each product: what `works` say in a list of their own, likewise, and the last day on which something was said under each,
 * which triggers of `comment_daily` keep.
 */
export const workGoods = pgTable(
  'work_goods',
  {
    goodsId: idColumn('goods_id').notNull(),
    workId: idColumn('work_id').notNull(),
    lastDay: date('last_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.workId] }),
    index('work_goods_work').on(table.workId),
    index('work_goods_said')
      .on(table.goodsId, table.lastDay, table.workId)
      .where(sql`${table.lastDay} is not null`),
  ],
);
