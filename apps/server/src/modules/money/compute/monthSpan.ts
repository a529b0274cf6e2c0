import { addDays, type CountryCode, countryOf, startOfDay } from '../../system/country';

/** A month of a country as moments, in milliseconds since 1970 UTC; `end` is the first moment after it. */
export interface Span {
  begin: number;
  end: number;
}

/** `monthSpan({ month: '2026-06', country: 'PH' })` begins at 2026-05-31T16:00:00Z (ML3). */
export function monthSpan({ month, country }: { month: string; country: CountryCode }): Span {
  const { timeZone } = countryOf(country);
  const at = (day: string) => startOfDay(day, timeZone).getTime();
  return { begin: at(`${month}-01`), end: at(addDays(lastDayOf(month), 1)) };
}

/** `2026-06-30` of `2026-06`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
