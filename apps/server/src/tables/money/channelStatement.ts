import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moneyColumn } from '../../db/amountColumn';
import { idColumn } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';

/** What a channel settled with a merchant's shop, as its statements say (domain/connectors 6.5); what the shop pays is positive. */
export const channelStatements = pgTable(
  'channel_statements',
  {
    webId: integer('web_id').notNull(),
    shopId: idColumn('shop_id').notNull(),
    /** The channel's own number. */
    statementNo: text('statement_no').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    statementTime: moment('statement_time').notNull(),
    /** `2026-11`: the month of the country that the statement's time lies in. */
    statementMonth: text('statement_month').notNull(),
    /** Paid out to the shop; null where a statement is a bill. */
    settlement: moneyColumn('settlement'),
    fee: moneyColumn('fee').notNull(),
    adjustment: moneyColumn('adjustment').notNull(),
    /** For creators, and for the partner who leads a campaign; null where it is not told. */
    commission: moneyColumn('commission'),
    partnerCommission: moneyColumn('partner_commission'),
    /** Income tax that was kept back from creators. */
    tax: moneyColumn('tax'),
    dataTime: moment('data_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.webId, table.shopId, table.statementNo] }),
    index('channel_statements_month').on(table.statementMonth, table.country),
  ],
);

/** What a shop's orders of a month are expected to bring that no statement has yet. */
export const channelUnsettled = pgTable(
  'channel_unsettled',
  {
    webId: integer('web_id').notNull(),
    shopId: idColumn('shop_id').notNull(),
    /** Of the orders, in the country. */
    orderMonth: text('order_month').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    orders: integer('orders').notNull(),
    amount: moneyColumn('amount').notNull(),
    dataTime: moment('data_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webId, table.shopId, table.orderMonth] })],
);
