import type { Locale } from './locale';

/** A short text in the languages of the product: `{ en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }`. */
export type Words = Readonly<Record<Locale, string>>;
