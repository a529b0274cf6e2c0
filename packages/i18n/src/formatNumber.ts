import type { Locale } from './locale';
import { missingText } from './missingText';
import { perLocale } from './perLocale';

/** A number as the wire carries it: counts and long integers may come as strings; null means unknown. */
export type NumberInput = number | bigint | string | null | undefined;

/** Whole number with thousands separators, up to three decimals kept: 1234567 → `1,234,567`, in vn `1.234.567`. */
export const formatNumber = (value: NumberInput, locale: Locale): string => formatWith(plain(locale), value);

/** Formats with an `Intl` formatter; strings stay exact, anything that is not a number becomes `–`. */
export function formatWith(format: Intl.NumberFormat, value: NumberInput): string {
  if (value === null || value === undefined || !isNumeric(value)) return missingText;
  return format.format(value as number);
}

export const isNumeric = (value: number | bigint | string): boolean =>
  typeof value === 'string' ? numeral.test(value) : typeof value === 'bigint' || Number.isFinite(value);

const numeral = /^-?\d+(\.\d+)?$/;

const plain = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 3, signDisplay: 'negative' }));
