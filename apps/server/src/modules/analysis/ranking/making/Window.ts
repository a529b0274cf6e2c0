import { type SQL, sql } from 'drizzle-orm';
import { countryOf } from '../../../system/country';

/** A time that a country's lists are made of. */
export interface Window {
  period: number;
  country: string;
  key: string;
  firstDay: string;
  lastDay: string;
  /** It is over, and the hour at which its lists become final has come. */
  isFinal: boolean;
  at: Date;
  /** What a dollar costs. */
  perUsd: string;
}

/** SQL: the windows as a table `w`, with the moments that they begin and end at. */
export const windowTable = (windows: readonly Window[]): SQL => sql`w as (
  select v.*, v.first_day::timestamp at time zone v.zone since, (v.last_day + 1)::timestamp at time zone v.zone until
  from (values ${sql.join(
    windows.map(
      ({ period, country, key, firstDay, lastDay, isFinal, at, perUsd }) =>
        sql`(${period}::int, ${country}::text, ${key}::text, ${firstDay}::date, ${lastDay}::date, ${countryOf(country).timeZone}::text, ${isFinal}::boolean, ${at.toISOString()}::timestamptz, ${perUsd}::numeric)`,
    ),
    sql`, `,
  )}) v(period, country, key, first_day, last_day, zone, is_final, at, per_usd))`;
