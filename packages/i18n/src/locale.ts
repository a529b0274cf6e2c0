/** The product's language codes, in the order the language menu shows them. */
export const locales = ['zh-CN', 'en', 'vn'] as const;

/** One of the product's language codes: `zh-CN`, `en` or `vn`. */
export type Locale = (typeof locales)[number];

/** BCP 47 tag of a language code, for `Intl` and the `lang` attribute: `vn` → `vi-VN`. */
export const localeTag: Record<Locale, string> = { en: 'en-US', 'zh-CN': 'zh-CN', vn: 'vi-VN' };

/** Each language's own name. */
export const localeName: Record<Locale, string> = { en: 'English', 'zh-CN': '中文', vn: 'Tiếng Việt' };

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** English for overseas users, otherwise Chinese. */
export const defaultLocale = (isAbroad: boolean): Locale => (isAbroad ? 'en' : 'zh-CN');
