/** What money and days of a country are like (domain/model 2.1). */
interface Country {
  currency: string;
  /** Decimals of the currency in use. */
  scale: 0 | 2;
  timeZone: string;
}

export const countries = {
  PH: { currency: 'PHP', scale: 2, timeZone: 'Asia/Manila' },
  MY: { currency: 'MYR', scale: 2, timeZone: 'Asia/Kuala_Lumpur' },
  TH: { currency: 'THB', scale: 2, timeZone: 'Asia/Bangkok' },
  VN: { currency: 'VND', scale: 0, timeZone: 'Asia/Ho_Chi_Minh' },
  SG: { currency: 'SGD', scale: 2, timeZone: 'Asia/Singapore' },
  ID: { currency: 'IDR', scale: 0, timeZone: 'Asia/Jakarta' },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;

const codes: ReadonlySet<string> = new Set(Object.keys(countries));

export function countryOf(code: string): Country {
  if (!codes.has(code)) throw new Error(`There is no country ${code}.`);
  return countries[code as CountryCode];
}

/** The day it is in a country: `2026-11-21`. Business days count in the country's zone (domain/model 2.0). */
export function dayIn(code: string, now = new Date()): string {
  const { timeZone } = countryOf(code);
  let format = formats.get(timeZone);
  if (!format)
    formats.set(timeZone, (format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })));
  return format.format(now);
}

/** Making one costs more than a statement. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day some days later: `addDays('2026-02-28', 1)` is `2026-03-01`; the one after the last of the year 9999 is one that the database reads. */
export function addDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().replace(/^\+0*/, '').split('T', 1)[0] ?? day;
}
