import { type Locale, localeTag } from './locale';

/** Builds a value once per language on first use: `Intl` formatters are slow to construct. */
export function perLocale<Value>(create: (tag: string, locale: Locale) => Value): (locale: Locale) => Value {
  const known: Partial<Record<Locale, Value>> = {};
  return (locale) => (known[locale] ??= create(localeTag[locale], locale));
}
