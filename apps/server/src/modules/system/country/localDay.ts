import { and, type Column, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { addDays, countries } from './country';

const zones = sql.join(
  Object.entries(countries).map(([code, { timeZone }]) => sql`when ${code} then ${timeZone}`),
  sql` `,
);

/** SQL: the moment a day begins in the time zone of a country. */
export const midnightIn = (day: string | SQL, country: SQLWrapper): SQL =>
  sql`((${day}::date)::timestamp at time zone case ${country} ${zones} end)`;

/** Countries by their time zone. */
const places = [...Map.groupBy(Object.entries(countries), ([, { timeZone }]) => timeZone)].map(([zone, of]) => ({
  zone,
  codes: of.map(([code]) => code),
}));

interface Sold {
  country: Column;
  orderTime: Column;
}

const midnight = (day: string, zone: string) => sql`(${day}::date)::timestamp at time zone ${zone}`;

/** SQL: lines of orders from the day on, or before it, as days go in their country; one bound for all comes first, which an index knows. */
export const fromDay = ({ country, orderTime }: Sold, day: string): SQL =>
  sql`(${orderTime} >= ${beginAnywhere(day)} and ${or(...places.map(({ zone, codes }) => and(inArray(country, codes), sql`${orderTime} >= ${midnight(day, zone)}`)))})`;
export const beforeDay = ({ country, orderTime }: Sold, day: string): SQL =>
  sql`(${orderTime} < greatest(${each(day)}) and ${or(...places.map(({ zone, codes }) => and(inArray(country, codes), sql`${orderTime} < ${midnight(day, zone)}`)))})`;

const each = (day: string) =>
  sql.join(
    places.map(({ zone }) => midnight(day, zone)),
    sql`, `,
  );

/** SQL: when a day begins where it begins first, and when it has ended everywhere. */
export const beginAnywhere = (day: string): SQL => sql`least(${each(day)})`;
export const endAnywhere = (day: string): SQL => sql`greatest(${each(addDays(day, 1))})`;

/** SQL: the day of a moment in the time zone of a country. */
export const localDay = (moment: SQLWrapper, country: SQLWrapper): SQL => sql`(${moment} at time zone case ${country} ${zones} end)::date`;
