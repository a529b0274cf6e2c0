import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Last number given per series: `SP261120PH` → 17. */
export const numberCounters = pgTable('number_counters', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});
