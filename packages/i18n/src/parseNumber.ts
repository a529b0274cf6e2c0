import { readDecimal, roundDecimal, writeDecimal } from './decimal';
import type { Locale } from './locale';
import { separators } from './separators';

/** Why typed text is not a usable number. */
export type NumberProblem = 'empty' | 'notNumber' | 'tooManyDecimals' | 'tooLarge';

/** An exact decimal string for the wire, or what is wrong with the text. */
export type ParsedNumber = { amount: string; problem?: undefined } | { amount?: undefined; problem: NumberProblem };

/**
 * Reads what a person typed in their own notation: `1.234,5` in vn and `1,234.5` elsewhere give `1234.5`. Full-width
 * input is taken as typed; thousands separators must stand at thousands, so `1.5` in vn is refused, never read as 15.
 * At most `decimals` decimals (2 unless told) and 16 digits before them, what `numeric(18,2)` holds.
 */
export function parseNumber({ text, locale, decimals = 2 }: { text: string; locale: Locale; decimals?: number }): ParsedNumber {
  const typed = narrow(text).trim();
  if (!typed) return { problem: 'empty' };
  const [, sign, whole = '', fraction = ''] = patterns[locale].exec(typed) ?? [];
  const digits = whole.replaceAll(separators[locale].group, '');
  const value = readDecimal(`${sign ?? ''}${digits || '0'}.${fraction || '0'}`);
  if (!value || !(digits || fraction)) return { problem: 'notNumber' };
  const kept = value.fraction.replace(/0+$/, '');
  if (kept.length > decimals) return { problem: 'tooManyDecimals' };
  if (value.whole.length > 16) return { problem: 'tooLarge' };
  return { amount: writeDecimal(roundDecimal(value, kept.length)) };
}

/** Full-width characters of an input method as their ASCII twins; other scripts' digits stay and are refused. */
export const narrow = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0\u202f]/g, ' ')
    .replace(/\u3002/g, '.')
    .replace(/\uffe5/g, '¥')
    .replace(/\u2212/g, '-');

const patterns: Record<Locale, RegExp> = {
  en: patternOf('en'),
  'zh-CN': patternOf('zh-CN'),
  vn: patternOf('vn'),
};

function patternOf(locale: Locale): RegExp {
  const { group, decimal } = separators[locale];
  return new RegExp(`^(-?)(\\d{1,3}(?:[${group}]\\d{3})+|\\d*)(?:[${decimal}](\\d*))?$`);
}
