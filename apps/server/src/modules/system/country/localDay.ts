import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countries } from './country';

const zones = sql.join(
  Object.entries(countries).map(([code, { timeZone }]) => sql`when ${code} then ${timeZone}`),
  sql` `,
);

/** SQL: the moment a day begins in the time zone of a country. */
export const midnightIn = (day: string | SQL, country: SQLWrapper): SQL =>
  sql`((${day}::date)::timestamp at time zone case ${country} ${zones} end)`;

/** SQL: the day of a moment in the time zone of a country. */
export const localDay = (moment: SQLWrapper, country: SQLWrapper): SQL => sql`(${moment} at time zone case ${country} ${zones} end)::date`;
