import { formatCount, formatCountW } from './formatCount';
import { formatDateTime, formatDay, formatLongDateTime, formatLongDay } from './formatDate';
import { formatDuration } from './formatDuration';
import { formatMoney, type MoneyToFormat } from './formatMoney';
import { formatNumber, type NumberInput } from './formatNumber';
import { formatPercent, formatRatio, formatRatioInColumn } from './formatPercent';
import { formatRelative } from './formatRelative';
import { formatExact, formatWhen } from './formatWhen';
import type { DateInput } from './instant';
import type { Locale } from './locale';
import { perLocale } from './perLocale';

/** Every formatter, bound to one language. Each is described at the function it is named after. Parsers take `locale`, and travel with the forms that need them. */
export interface Format {
  readonly locale: Locale;
  number(value: NumberInput): string;
  count(value: NumberInput): string;
  countW(value: NumberInput): string;
  percent(points: NumberInput): string;
  ratio(ratio: NumberInput): string;
  ratioInColumn(ratio: NumberInput): string;
  duration(seconds: number | null | undefined): string;
  money(money: Omit<MoneyToFormat, 'locale'>): string;
  dateTime(value: DateInput, timeZone?: string): string;
  day(value: DateInput, timeZone?: string): string;
  longDay(value: DateInput, timeZone?: string): string;
  longDateTime(value: DateInput, timeZone?: string): string;
  relative(value: DateInput, now?: Date | number): string;
  when(value: DateInput, now?: Date | number): string;
  exact(value: DateInput, timeZone?: string): string;
}

/** The formatters of one language; the same object each time, so it is safe in dependency lists. */
export const formatFor: (locale: Locale) => Format = perLocale((_tag, locale) => ({
  locale,
  number: (value) => formatNumber(value, locale),
  count: (value) => formatCount(value, locale),
  countW: (value) => formatCountW(value, locale),
  percent: (points) => formatPercent(points, locale),
  ratio: (ratio) => formatRatio(ratio, locale),
  ratioInColumn: (ratio) => formatRatioInColumn(ratio, locale),
  duration: (seconds) => formatDuration(seconds, locale),
  money: (money) => formatMoney({ ...money, locale }),
  dateTime: formatDateTime,
  day: formatDay,
  longDay: (value, timeZone) => formatLongDay(value, locale, timeZone),
  longDateTime: (value, timeZone) => formatLongDateTime(value, locale, timeZone),
  relative: (value, now) => formatRelative(value, locale, now),
  when: (value, now) => formatWhen(value, locale, now),
  exact: (value, timeZone) => formatExact(value, locale, timeZone),
}));
