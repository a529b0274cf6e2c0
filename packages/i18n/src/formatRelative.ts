import { differenceInCalendarDays, differenceInCalendarMonths, differenceInCalendarYears } from 'date-fns';
import { type DateInput, toInstant } from './instant';
import type { Locale } from './locale';
import { missingText } from './missingText';
import { perLocale } from './perLocale';

/**
 * How long ago or ahead, in words: `just now`, `now` for the coming minute, `5 minutes ago`, `yesterday`, `in 3 months`. Under a day it counts hours,
 * from then on calendar days, months and years of the viewer.
 */
export function formatRelative(value: DateInput, locale: Locale, now: Date | number = Date.now()): string {
  const date = toInstant(value);
  if (!date) return missingText;
  const seconds = (date.getTime() - new Date(now).getTime()) / 1000;
  if (Math.abs(seconds) < 60) return seconds > 0 ? inWords(locale).format(0, 'second') : justNow[locale];
  const [amount, unit] = distance(date, { now, seconds });
  const words = inWords(locale).format(amount, unit);
  // “Hôm qua” begins with a capital in the tables of Unicode, the others do not: it stands inside sentences too.
  return locale === 'vn' ? words.charAt(0).toLocaleLowerCase('vi') + words.slice(1) : words;
}

const justNow: Record<Locale, string> = { en: 'just now', 'zh-CN': '刚刚', vn: 'vừa xong' };

const inWords = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

function distance(
  date: Date,
  { now, seconds }: { now: Date | number; seconds: number },
): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  if (Math.abs(seconds) < 3600) return [Math.trunc(seconds / 60), 'minute'];
  if (Math.abs(seconds) < 86_400) return [Math.trunc(seconds / 3600), 'hour'];
  const days = differenceInCalendarDays(date, now);
  if (Math.abs(days) < 31) return [days, 'day'];
  const months = differenceInCalendarMonths(date, now);
  if (Math.abs(months) < 12) return [months, 'month'];
  return [differenceInCalendarYears(date, now), 'year'];
}
