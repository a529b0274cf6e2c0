import { type Currency, currencyScale, currencySymbol } from './currency';
import { readDecimal, roundDecimal } from './decimal';
import { formatFigure } from './formatFigure';
import type { Locale } from './locale';
import { missingText } from './missingText';

/** An amount to show; `display` defaults to `symbol`, `none` is for form fields and columns that name the currency. */
export interface MoneyToFormat {
  /** Exact decimal string as the wire carries it; null means unknown. */
  amount: string | null | undefined;
  currency: Currency;
  locale: Locale;
  display?: 'symbol' | 'code' | 'none';
}

/** Money with the currency's own decimals: `₱1,234.50`, `RM 1,234.50`, in vn `1.234.568 ₫`. Exact at any size. */
export function formatMoney({ amount, currency, locale, display = 'symbol' }: MoneyToFormat): string {
  const value = typeof amount === 'string' ? readDecimal(amount) : undefined;
  if (!value) return missingText;
  const rounded = roundDecimal(value, currencyScale(currency));
  const mark = display === 'none' ? '' : display === 'code' ? currency : currencySymbol(currency);
  return (rounded.negative ? '-' : '') + join(formatFigure(rounded, locale), { mark, locale });
}

/** Vietnamese writes the mark behind; elsewhere letters keep a distance (`RM 5`) and signs do not (`₱5`). */
function join(figure: string, { mark, locale }: { mark: string; locale: Locale }): string {
  if (!mark) return figure;
  if (locale === 'vn') return `${figure}\u00a0${mark}`;
  return /[A-Za-z]$/.test(mark) ? `${mark}\u00a0${figure}` : mark + figure;
}
