import { type Locale, translator } from '@backlot/i18n';
import type { OptionsOf } from '../../document/controlOptions';
import { controlStrings } from '../strings';
import { textOf } from '../textOf';
import { compareDates, parseDate } from './dateFormat';

/** The format in force: days, or with `showTime` seconds, when the document names none. */
export const dateFormatOf = ({ format, showTime }: OptionsOf<'date'>): string =>
  format || (showTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD');

/** Start and end of a stored range; empty where there is none. */
export function rangeOf(value: unknown): readonly [string, string] {
  const range: readonly unknown[] = Array.isArray(value) ? value : [];
  return [textOf(range[0]), textOf(range[1])];
}

/** The message when a date or range is not written as the format wants it. */
export function checkDate({ value, options, locale }: { value: unknown; options: OptionsOf<'date'>; locale: Locale }): string | undefined {
  const t = translator(controlStrings, locale);
  const format = dateFormatOf(options);
  if (!options.range) return parseDate(textOf(value), format) ? undefined : t('badDate', { format });
  const [start, end] = rangeOf(value);
  if (start === '' || end === '') return t('incompleteRange');
  const [from, to] = [parseDate(start, format), parseDate(end, format)];
  if (!from || !to) return t('badDate', { format });
  return compareDates(from, to) > 0 ? t('badRange') : undefined;
}
