import { sql } from 'drizzle-orm';
import { date, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { statusColumn, trail } from '../../db/timeColumns';

/** What one unit of a currency is worth in dollars or yuan on a day, for display only (domain/model 2.1). */
export const fxRates = pgTable(
  'fx_rates',
  {
    id: primaryId(),
    rateDate: date('rate_date', { mode: 'string' }).notNull(),
    fromCurrency: text('from_currency').notNull(),
    toCurrency: text('to_currency').notNull(),
    rate: numeric('rate', { precision: 18, scale: 8 }).notNull(),
    source: text('source'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('fx_rates_day')
      .on(table.fromCurrency, table.toCurrency, table.rateDate)
      .where(sql`${table.status} <> 2`),
  ],
);
