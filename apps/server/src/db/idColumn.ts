import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A 64-bit id, a string in JavaScript. */
export const idColumn = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: String,
});

/** Primary key made by the database, growing with time. */
export const primaryId = () =>
  idColumn('id')
    .primaryKey()
    .default(sql`next_id()`);
