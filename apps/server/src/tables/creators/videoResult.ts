import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moneyColumn, ratioColumn } from '../../db/amountColumn';
import { idColumn } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** What a video sold for a shop in some days, as the channel counts it (domain/connectors 6.5): never added to own orders. */
export const videoResults = pgTable(
  'video_results',
  {
    webId: integer('web_id').notNull(),
    platformWorkId: text('platform_work_id').notNull(),
    shopId: idColumn('shop_id').notNull(),
    /** Days of the shop's country, both included. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    gmv: moneyColumn('gmv').notNull(),
    orders: integer('orders').notNull(),
    unitsSold: integer('units_sold').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
    /** Clicks on products per showing. */
    clickRate: ratioColumn('click_rate'),
    dataTime: moment('data_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webId, table.platformWorkId, table.shopId] })],
);
