import { readDecimal, roundDecimal } from './decimal';
import { formatFigure } from './formatFigure';
import { formatWith, type NumberInput } from './formatNumber';
import type { Locale } from './locale';
import { perLocale } from './perLocale';

/** Percent from percent points as the wire carries them, at most two decimals: `'15.50'` → `15.5%`, in vn `15,5%`. */
export function formatPercent(points: NumberInput, locale: Locale): string {
  const value = readDecimal(String(points));
  if (!value) return formatWith(ofPoints(locale), points);
  const rounded = roundDecimal(value, 2);
  return `${rounded.negative ? '-' : ''}${formatFigure({ ...rounded, fraction: rounded.fraction.replace(/0+$/, '') }, locale)}%`;
}

/** Percent from a ratio (interaction rate, share), at most two decimals: 0.0523 → `5.23%`. */
export const formatRatio = (ratio: NumberInput, locale: Locale): string => formatWith(ofRatio(locale), ratio);

/** The same with two decimals always, so that a column of ratios stands point under point: 0.264 → `26.40%`. */
export const formatRatioInColumn = (ratio: NumberInput, locale: Locale): string => formatWith(ofRatioInColumn(locale), ratio);

/** For numbers that are written with an exponent; the other way needs no formatter, which takes tens of milliseconds to make. */
const ofPoints = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' }),
);

const ofRatio = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' }));

const ofRatioInColumn = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' }),
);
