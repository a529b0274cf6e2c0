import { type CountryCode, countryOf } from '../../system/country';

/** A month of a country as moments, in milliseconds since 1970 UTC; `end` is the first moment after it. */
export interface Span {
  begin: number;
  end: number;
}

/** `monthSpan({ month: '2026-06', country: 'PH' })` begins at 2026-05-31T16:00:00Z (ML3). */
export function monthSpan({ month, country }: { month: string; country: CountryCode }): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const { timeZone } = countryOf(country);
  return { begin: midnight(Date.UTC(year, number - 1), timeZone), end: midnight(Date.UTC(year, number), timeZone) };
}

/** `2026-06-30` of `2026-06`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const midnight = (utc: number, timeZone: string) => utc - offsetOf(timeZone, utc);

function offsetOf(timeZone: string, moment: number): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
