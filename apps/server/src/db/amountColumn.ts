import { customType, numeric } from 'drizzle-orm/pg-core';

/** Exact money of at most two decimals, a string in JavaScript; its currency stands in a column beside it (domain/model 2.0). */
export const moneyColumn = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** Exact percentage of 0 to 100 with two decimals, a string in JavaScript. */
export const percentColumn = (name: string) => numeric(name, { precision: 5, scale: 2 });

/** A share such as 0.0523 for 5.23 %, a number in JavaScript: it is shown and compared, never paid. */
export const ratioColumn = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'numeric(7, 4)',
  fromDriver: Number,
});
