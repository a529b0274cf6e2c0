import { type Locale, translator } from '@backlot/i18n';
import type { OptionsOf } from '../../document/controlOptions';
import { controlStrings } from '../strings';

/** The message when a value is no number or lies outside its limits; limits the wrong way round are ignored. */
export function checkNumber({
  value,
  options: { min, max },
  locale,
}: {
  value: unknown;
  options: OptionsOf<'number'>;
  locale: Locale;
}): string | undefined {
  const t = translator(controlStrings, locale);
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return t('badNumber');
  if (min !== null && max !== null && min > max) return undefined;
  if (min !== null && number < min) return t('atLeast', { min });
  return max !== null && number > max ? t('atMost', { max }) : undefined;
}
