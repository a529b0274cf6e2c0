import { bigint, boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** Ranking lists (domain/model 2.3.22); one that is final never changes again. */
export const rankingLists = pgTable(
  'ranking_lists',
  {
    id: primaryId(),
    /** 1 creator sales, 2 follower growth, 3 engagement, 4 potential, 5 goods, 6 merchants, 7 hot videos, 8 BDs. */
    rankType: integer('rank_type').notNull(),
    /** 1 daily, 2 weekly, 3 monthly, 4 overall. */
    rankPeriod: integer('rank_period').notNull(),
    country: text('country').notNull(),
    webId: integer('web_id').notNull(),
    /** Empty for the list of all categories, which is there for every period that was counted. */
    category: text('category').notNull().default(''),
    /** `2026-11-20`, `2026-W47`, `2026-11`. */
    periodKey: text('period_key').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    generatedTime: moment('generated_time').notNull(),
    final: boolean('final').notNull().default(false),
    /** What a dollar cost when the list was made; null while no rate was known. */
    perUsd: numeric('per_usd', { precision: 18, scale: 8 }),
  },
  (table) => [
    uniqueIndex('ranking_lists_of').on(table.rankType, table.rankPeriod, table.country, table.webId, table.category, table.periodKey),
    index('ranking_lists_period').on(table.country, table.rankPeriod, table.periodKey),
  ],
);

/** Places of a list with what their score was made of, as it was then. */
export const rankingItems = pgTable(
  'ranking_items',
  {
    listId: idColumn('list_id')
      .notNull()
      .references(() => rankingLists.id, { onDelete: 'cascade' }),
    rankNo: integer('rank_no').notNull(),
    objectId: idColumn('object_id').notNull(),
    score: numeric('score', { precision: 18, scale: 4 }).notNull(),
    fans: bigint('fans', { mode: 'number' }),
    value: jsonb('value').$type<Record<string, number | string | null>>().notNull(),
    prevRank: integer('prev_rank'),
    /** Daily lists it has been on, and those without a break, as of the last day of the list. */
    daysOnList: integer('days_on_list').notNull().default(0),
    consecutiveDays: integer('consecutive_days').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.listId, table.rankNo] }), index('ranking_items_object').on(table.objectId, table.listId)],
);
