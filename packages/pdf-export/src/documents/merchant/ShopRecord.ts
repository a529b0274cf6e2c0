import type { Locale } from '@backlot/i18n';
import type { DictionaryCode, LookUp } from '../lookUp';
import { toText } from '../toText';

/** The shop fields of a PDF. Everything may be missing. */
export interface ShopRecord {
  shopName?: string | null;
  shopCode?: string | null;
  country?: string | null;
  telephone?: string | null;
  mailAddress?: string | null;
  /** Codes of the product category dictionary, or a name. */
  productCategory?: string | readonly string[] | null;
  enProductCategory?: string | null;
  vnProductCategory?: string | null;
  introduce?: string | null;
}

/** A country by its dictionary name, or its code when the dictionary does not know it. */
export const countryName = (code: unknown, lookUp: LookUp) => lookUp('country', toText(code)) || toText(code);

/** Categories by name: the resolved name of the language if the record has one, otherwise through the dictionary. */
export function categoryNames({
  category,
  named,
  locale,
  lookUp,
}: {
  category: unknown;
  named?: unknown;
  locale: Locale;
  lookUp: LookUp;
}): string {
  return (
    toText(named) ||
    codesOf(category)
      .map((code) => lookUp('productCategory', code) || code)
      .join(locale === 'zh-CN' ? '、' : ', ')
  );
}

/** The category name a record carries for a language, if any. */
export const resolvedCategory = (shop: ShopRecord, locale: Locale) =>
  locale === 'en' ? shop.enProductCategory : locale === 'vn' ? shop.vnProductCategory : undefined;

/** Category codes of a list or of a comma-separated text. */
export const codesOf = (category: unknown): string[] =>
  (Array.isArray(category) ? category : toText(category).split(',')).map(toText).filter(Boolean);

/** The dictionary codes a shop refers to. */
export const shopCodes = (shop: ShopRecord): DictionaryCode[] => [
  ['country', toText(shop.country)],
  ...codesOf(shop.productCategory).map((code) => ['productCategory', code] as const),
];
