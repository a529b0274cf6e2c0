import { type CountryCode, countryOf } from '@backlot/i18n';

interface Asked {
  country: CountryCode;
  now: Date;
  count: number;
}

/** The newest months by a country's own clock, the running one first: `['2026-11', '2026-10', …]`. */
export function newestMonths({ country, now, count }: Asked): string[] {
  const timeZone = countryOf(country)?.timeZone;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7));
}
