/** A moment without a time zone, as a form keeps it. Months and days count from 1. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const epoch: DateParts = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
const tokenPattern = /\[[^\]]*\]|YYYY|YY|MM|M|DD|D|HH|H|hh|h|mm|m|ss|s|A|a/g;
const pad = (value: number, length = 2) => String(value).padStart(length, '0');

interface Token {
  readonly digits: string;
  write(parts: DateParts): string;
  read(text: string): Partial<DateParts> & { readonly half?: 'am' | 'pm' };
}

const number = (name: keyof DateParts, length: number): Token => ({
  digits: length === 1 ? '\\d{1,2}' : `\\d{${length}}`,
  write: (parts) => pad(parts[name], length),
  read: (text) => ({ [name]: Number(text) }),
});

const half = (write: (text: string) => string): Token => ({
  digits: '[AaPp][Mm]',
  write: ({ hour }) => write(hour < 12 ? 'AM' : 'PM'),
  read: (text) => ({ half: text.toLowerCase() === 'pm' ? 'pm' : 'am' }),
});

const tokens: Readonly<Record<string, Token>> = {
  YYYY: number('year', 4),
  YY: { digits: '\\d{2}', write: ({ year }) => pad(year % 100), read: (text) => ({ year: 2000 + Number(text) }) },
  MM: number('month', 2),
  M: number('month', 1),
  DD: number('day', 2),
  D: number('day', 1),
  HH: number('hour', 2),
  H: number('hour', 1),
  hh: { ...number('hour', 2), write: ({ hour }) => pad(hour % 12 || 12) },
  h: { ...number('hour', 1), write: ({ hour }) => String(hour % 12 || 12) },
  mm: number('minute', 2),
  m: number('minute', 1),
  ss: number('second', 2),
  s: number('second', 1),
  A: half((text) => text),
  a: half((text) => text.toLowerCase()),
};

/** Writes a moment in a format of the original: `YYYY-MM-DD HH:mm:ss`; text in brackets stands as it is. */
export const formatDate = (parts: DateParts, format: string): string =>
  format.replaceAll(tokenPattern, (token) => tokens[token]?.write(parts) ?? token.slice(1, -1));

/** Reads a text written in a format; nothing when it does not follow the format or is no day of the calendar. */
export function parseDate(text: string, format: string): DateParts | undefined {
  const found = [...format.matchAll(tokenPattern)];
  let pattern = '';
  let at = 0;
  for (const { 0: token, index } of found) {
    pattern += `${escape(format.slice(at, index))}${tokens[token] ? `(${tokens[token].digits})` : escape(token.slice(1, -1))}`;
    at = index + token.length;
  }
  const match = new RegExp(`^${pattern}${escape(format.slice(at))}$`).exec(text.trim());
  if (!match) return undefined;
  const read = found.flatMap(({ 0: token }) => tokens[token] ?? []).map((token, index) => token.read(match[index + 1] ?? ''));
  const parts = Object.assign({}, epoch, ...read) as DateParts & { readonly half?: 'am' | 'pm' };
  const { half: part, hour, ...rest } = parts;
  const whole: DateParts = { ...rest, hour: part === undefined ? hour : (hour % 12) + (part === 'pm' ? 12 : 0) };
  return isOnCalendar(whole) ? whole : undefined;
}

/** Earlier is less than 0, as `sort` wants it. */
export const compareDates = (one: DateParts, other: DateParts): number =>
  Date.UTC(one.year, one.month - 1, one.day, one.hour, one.minute, one.second) -
  Date.UTC(other.year, other.month - 1, other.day, other.hour, other.minute, other.second);

function isOnCalendar({ year, month, day, hour, minute, second }: DateParts): boolean {
  const days = new Date(Date.UTC(2000, month, 0)).getUTCDate();
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 && !isLeap ? 28 : days;
  return month >= 1 && month <= 12 && day >= 1 && day <= last && hour < 24 && minute < 60 && second < 60;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
