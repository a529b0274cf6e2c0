import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moneyColumn } from '../../db/amountColumn';
import { idColumn } from '../../db/idColumn';

/** Whose lines of which country; nobody's stand under the BD 0. */
const whose = () => ({ country: text('country').notNull(), bdId: idColumn('bd_id').notNull() });

/** And which of its days. */
const key = () => ({ ...whose(), day: date('day', { mode: 'string' }).notNull() });

/** And which of its months, by the first day. */
const monthKey = () => ({ ...whose(), month: date('month', { mode: 'string' }).notNull() });

/** Lines that were sold, at their bases, and those of them that something was paid back for. */
const sums = () => ({
  lines: integer('lines').notNull(),
  gmv: moneyColumn('gmv').notNull(),
  refundLines: integer('refund_lines').notNull(),
  refund: moneyColumn('refund').notNull(),
});

/** Sold lines by day and what they were sold of, for and by (domain/seed-and-scale 8.5). */
export const orderDaily = pgTable(
  'order_daily',
  {
    ...key(),
    shopId: idColumn('shop_id').notNull(),
    goodsId: idColumn('goods_id').notNull(),
    upId: idColumn('up_id'),
    workOrderId: idColumn('work_order_id'),
    attributed: boolean('attributed').notNull(),
    ...sums(),
  },
  (table) => [index('order_daily_key').on(table.country, table.bdId, table.day), index('order_daily_shop').on(table.shopId, table.day)],
);

/** What was sold with an attribution, by day. */
export const bdPerformanceDaily = pgTable('bd_performance_daily', { ...key(), ...sums() }, (table) => [
  primaryKey({ columns: [table.country, table.bdId, table.day] }),
]);

/** What was sold with an attribution, by month: the days of `order_daily` added up. */
export const orderMonthly = pgTable(
  'order_monthly',
  { ...monthKey(), goodsId: idColumn('goods_id').notNull(), upId: idColumn('up_id'), workOrderId: idColumn('work_order_id'), ...sums() },
  (table) => [index('order_monthly_key').on(table.country, table.bdId, table.month)],
);

/** Months that are to be added up anew, since rows of `order_daily` came or went: a trigger of that table tells. */
export const monthTouches = pgTable('month_touches', monthKey(), (table) => [
  primaryKey({ columns: [table.country, table.bdId, table.month] }),
]);

/**
 * What no locked month has counted of somebody's shares and what changed on those that one has, by the day of the order and the
 * month it would be settled in; no month for that of today.
 */
export const commissionDaily = pgTable(
  'commission_daily',
  {
    ...key(),
    /** 1 BD, 4 creator. */
    dimension: integer('dimension').notNull(),
    who: idColumn('who').notNull(),
    month: text('month').notNull(),
    /** That count anew, each at one of its lines; those of both types of work order twice. */
    orders: integer('orders').notNull().default(0),
    /** Those of `orders` with lines of other months too: once they are late for their own month, an order may count once for several. */
    spread: integer('spread').notNull().default(0),
    /** Servers of the release before count these; nobody reads them any more. */
    lines: integer('lines').notNull().default(0),
    gmv: moneyColumn('gmv').notNull(),
    commercial: moneyColumn('commercial').notNull(),
    teamLeader: moneyColumn('team_leader').notNull(),
    adjust: moneyColumn('adjust').notNull(),
    /** What of `gmv` a GMV rule of BDs measures. */
    ruleGmv: moneyColumn('rule_gmv').notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.bdId, table.day, table.dimension, table.who, table.month] }),
    // Among those of creators the few of BDs are thousands of times rarer.
    index('commission_daily_bd')
      .on(table.bdId, table.country)
      .where(sql`dimension = 1`),
    index('commission_daily_spread')
      .on(table.bdId, table.country)
      .where(sql`spread > 0`),
  ],
);

/** Shares of finished lines beside what the platform reported of them, by the day of the order and the month of its settlement. */
export const reconciliationDaily = pgTable(
  'reconciliation_daily',
  {
    ...key(),
    month: text('month').notNull(),
    lines: integer('lines').notNull(),
    gmv: moneyColumn('gmv').notNull(),
    whole: moneyColumn('whole').notNull(),
    creator: moneyColumn('creator').notNull(),
    bd: moneyColumn('bd').notNull(),
    reportedLines: integer('reported_lines').notNull(),
    reported: moneyColumn('reported').notNull(),
    /** Ours of the lines that were reported. */
    computed: moneyColumn('computed').notNull(),
    differingLines: integer('differing_lines').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.bdId, table.day, table.month] })],
);
