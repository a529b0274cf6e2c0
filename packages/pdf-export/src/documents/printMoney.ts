import { countryOf, formatMoney, formatPercent, type Locale, type Currency, missingText } from '@backlot/i18n';
import { toText } from './toText';

/**
 * An amount in the currency of a country; without a known country the peso, in Vietnamese the dong.
 * What is no decimal number is printed as it is, nothing as an empty text.
 */
export function printMoney({ amount, country, locale }: { amount: unknown; country?: unknown; locale: Locale }): string {
  const text = toText(amount);
  const shown = formatMoney({ amount: text, currency: currencyOf(country, locale), locale });
  return shown === missingText ? text : shown;
}

/** A percent with at most two decimals and no trailing zeros: `15.50` → `15.5%`. */
export function printPercent(value: unknown, locale: Locale): string {
  const text = toText(value);
  return /^\d{1,9}(\.\d+)?$/.test(text) ? formatPercent(text, locale) : text;
}

const currencyOf = (country: unknown, locale: Locale): Currency =>
  countryOf(toText(country).toUpperCase())?.currency ?? (locale === 'vn' ? 'VND' : 'PHP');
