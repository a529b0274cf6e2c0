import { formatWith, type NumberInput } from './formatNumber';
import type { Locale } from './locale';
import { perLocale } from './perLocale';

/** Percent from percent points as the wire carries them, at most two decimals: `'15.50'` → `15.5%`, in vn `15,5%`. */
export const formatPercent = (points: NumberInput, locale: Locale): string => formatWith(ofPoints(locale), points);

/** Percent from a ratio (interaction rate, share), at most two decimals: 0.0523 → `5.23%`. */
export const formatRatio = (ratio: NumberInput, locale: Locale): string => formatWith(ofRatio(locale), ratio);

const ofPoints = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' }),
);

const ofRatio = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' }),
);
