import { type SQL, sql } from 'drizzle-orm';
import { fxRates } from '../../../../tables/money/fxRate';
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
}

/** SQL: what a dollar costs in a window's currency by the rate nearest to its last day, one before it first; null where no rate is known. */
const perUsd: SQL = sql`(select round(1 / ${fxRates.rate}, 8) from ${fxRates}
  where ${fxRates.fromCurrency} = v.currency and ${fxRates.toCurrency} = 'USD' and ${fxRates.status} <> 2
  order by ${fxRates.rateDate} > v.last_day, abs(${fxRates.rateDate} - v.last_day) limit 1)`;

/** SQL: the windows as a table `w`, numbered, with the moments that they begin and end at and the price of a dollar. */
export const windowTable = (windows: readonly Window[]): SQL => sql`w as materialized (
  select v.*, ${perUsd} per_usd, v.first_day::timestamp at time zone v.zone since, (v.last_day + 1)::timestamp at time zone v.zone until
  from (values ${sql.join(
    windows.map(
      ({ period, country, key, firstDay, lastDay, isFinal, at }, n) =>
        sql`(${n}::int, ${period}::int, ${country}::text, ${key}::text, ${firstDay}::date, ${lastDay}::date, ${countryOf(country).timeZone}::text, ${isFinal}::boolean, ${at.toISOString()}::timestamptz, ${countryOf(country).currency}::text)`,
    ),
    sql`, `,
  )}) v(n, period, country, key, first_day, last_day, zone, is_final, at, currency))`;
