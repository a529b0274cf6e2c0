import { type SQL, sql } from 'drizzle-orm';
import { countries } from '../../../../system/country';

/** SQL: the day it is, at a moment, in the country that a column names. */
export const countryDay = (country: SQL, at: Date): SQL =>
  sql`(${at.toISOString()}::timestamptz at time zone case ${country} ${sql.join(
    Object.entries(countries).map(([code, { timeZone }]) => sql`when ${code} then ${timeZone}`),
    sql` `,
  )} end)::date`;
