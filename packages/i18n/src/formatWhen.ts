import { formatDateTime, formatDay } from './formatDate';
import { formatRelative } from './formatRelative';
import { type DateInput, toInstant } from './instant';
import type { Locale } from './locale';
import { missingText } from './missingText';
import { perLocale } from './perLocale';
import { perZone } from './perZone';

const weekMs = 7 * 86_400_000;

/** When something was or will be, short enough for a list: in words within a week (`2 hours ago`), the day beyond it (`2026-11-03`). */
export function formatWhen(value: DateInput, locale: Locale, now: Date | number = Date.now()): string {
  const date = toInstant(value);
  if (!date) return missingText;
  return Math.abs(date.getTime() - new Date(now).getTime()) < weekMs ? formatRelative(date, locale, now) : formatDay(date);
}

/** The same to the second and with the zone of the viewer, or the one that is named: `2026-11-20 20:00:00 GMT+7`. */
export function formatExact(value: DateInput, locale: Locale, timeZone?: string): string {
  const date = toInstant(value, timeZone);
  if (!date) return missingText;
  const zone = offset(locale)(timeZone)
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  return [formatDateTime(date, timeZone), zone?.value].filter(Boolean).join(' ');
}

const offset = perLocale((tag) => perZone(tag, { timeZoneName: 'shortOffset' }));
