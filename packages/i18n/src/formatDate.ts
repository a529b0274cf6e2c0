import { formatISO9075 } from 'date-fns';
import { type DateInput, toInstant, zoneContext } from './instant';
import type { Locale } from './locale';
import { missingText } from './missingText';
import { perLocale } from './perLocale';
import { perZone } from './perZone';

/** Default date format `YYYY-MM-DD HH:mm:ss`, in the viewer's zone unless one is named. */
export const formatDateTime = (value: DateInput, timeZone?: string): string => write(value, { representation: 'complete', timeZone });

/** Day format `YYYY-MM-DD`, in the viewer's zone unless one is named. */
export const formatDay = (value: DateInput, timeZone?: string): string => write(value, { representation: 'date', timeZone });

/** A day in words: `November 20, 2026`, `2026年11月20日`, `20 tháng 11, 2026`. */
export function formatLongDay(value: DateInput, locale: Locale, timeZone?: string): string {
  const date = toInstant(value, timeZone);
  return date ? longDay(locale)(timeZone).format(date) : missingText;
}

/** A day in words with hours and minutes of the 24-hour clock. */
export function formatLongDateTime(value: DateInput, locale: Locale, timeZone?: string): string {
  const date = toInstant(value, timeZone);
  return date ? longDateTime(locale)(timeZone).format(date) : missingText;
}

function write(value: DateInput, { representation, timeZone }: { representation: 'complete' | 'date'; timeZone: string | undefined }) {
  const date = toInstant(value, timeZone);
  return date ? formatISO9075(date, { representation, ...zoneContext(timeZone) }) : missingText;
}

const longDay = perLocale((tag) => perZone(tag, { dateStyle: 'long' }));

const longDateTime = perLocale((tag) =>
  perZone(tag, { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
