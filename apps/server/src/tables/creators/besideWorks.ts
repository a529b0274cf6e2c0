import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** The works of each product: what `works` say in a list of their own, likewise. */
export const workGoods = pgTable(
  'work_goods',
  {
    goodsId: idColumn('goods_id').notNull(),
    workId: idColumn('work_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.workId] }), index('work_goods_work').on(table.workId)],
);
