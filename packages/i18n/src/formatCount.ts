import { isNumeric, type NumberInput } from './formatNumber';
import type { Locale } from './locale';
import { missingText } from './missingText';
import { perLocale } from './perLocale';

/** Short form in the units of the reader's language, one decimal: zh 1.2W, 1.2亿; en 1.2K, 1.2M, 1.2B; vn 1,2K, 1,2M, 1,2B. */
export const formatCount = (value: NumberInput, locale: Locale): string => shorten(value, { locale, steps: ownSteps[locale] });

/** Short form with W (ten thousand) and 亿 (hundred million), one decimal, in every language. */
export const formatCountW = (value: NumberInput, locale: Locale): string => shorten(value, { locale, steps: wSteps });

/** Unit sizes from small to large with what is written behind the figure. */
type Steps = readonly (readonly [size: number, suffix: string])[];

const thousands: Steps = [
  [1e3, 'K'],
  [1e6, 'M'],
  [1e9, 'B'],
];

const wSteps: Steps = [
  [1e4, 'W'],
  [1e8, '亿'],
];

/** The one place that says how large numbers are shortened in each language. */
const ownSteps: Record<Locale, Steps> = { en: thousands, 'zh-CN': wSteps, vn: thousands };

const figure = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'negative' }));

function shorten(value: NumberInput, { locale, steps }: { locale: Locale; steps: Steps }): string {
  if (value === null || value === undefined || !isNumeric(value)) return missingText;
  const exact = Number(value);
  const [size, suffix] = steps.findLast(([step]) => reaches(exact, { step, steps })) ?? [1, ''];
  return figure(locale).format(exact / size) + suffix;
}

/** A value that would round up to the next unit belongs to it: 999,950 is 1M, not 1000K. */
function reaches(value: number, { step, steps }: { step: number; steps: Steps }): boolean {
  const below = steps.findLast(([size]) => size < step)?.[0];
  const rounding = below === undefined ? 0 : below / 20;
  return Math.abs(value) + rounding >= step;
}
