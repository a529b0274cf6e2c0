import { type CompiledText, compileText } from './compileText';
import type { Locale } from './locale';
import type { Words } from './words';

type Catalog<Key extends string> = Record<Key, string>;

/** A package's own words: one ICU message per key in each language. A missing key does not compile. */
export interface Strings<Key extends string> {
  readonly messages: Readonly<Record<Locale, Catalog<Key>>>;
}

/** Values for the placeholders of a message. */
export type MessageValues = Record<string, string | number | Date>;

/** Looks a key up and fills its placeholders: `t('selected', { count: 3 })`. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** Host overrides of a package's words, per language. */
export type StringOverrides<Key extends string> = Partial<Record<Locale, Partial<Catalog<Key>>>>;

/**
 * Declares words in the three languages; those that stand elsewhere already, such as what a record's fields are called, are
 * given as they are: `defineStrings({ en: { title: 'Rates' }, … }, rateWords)`.
 */
export function defineStrings<const English extends Record<string, string>, Shared extends string = never>(
  own: {
    en: English;
    'zh-CN': Catalog<keyof English & string>;
    vn: Catalog<keyof English & string>;
  },
  shared?: Readonly<Record<Shared, Words>>,
): Strings<(keyof English & string) | Shared> {
  if (!shared) return { messages: own as Strings<(keyof English & string) | Shared>['messages'] };
  const catalog = (locale: Locale) => ({ ...mapWords(shared, locale), ...own[locale] }) as Catalog<(keyof English & string) | Shared>;
  return { messages: { en: catalog('en'), 'zh-CN': catalog('zh-CN'), vn: catalog('vn') } };
}

const mapWords = (shared: Readonly<Record<string, Words>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(shared).map(([key, words]) => [key, words[locale]]));

/** The translate function of one language; the same function each time for the same words and overrides. */
export function translator<Key extends string>(strings: Strings<Key>, locale: Locale, overrides?: StringOverrides<Key>): Translate<Key> {
  const byOverrides = recall(translators, strings, () => new WeakMap());
  const byLocale = recall(byOverrides, overrides ?? strings, () => new Map());
  return recall(byLocale, locale, () => createTranslate([overrides?.[locale] ?? {}, strings.messages[locale]], locale));
}

const translators: WeakMap<object, WeakMap<object, Map<Locale, Translate<string>>>> = new WeakMap();

/** Messages are compiled on first use, without `eval`; from then on words without placeholders cost one property read. */
function createTranslate(catalogs: readonly Partial<Catalog<string>>[], locale: Locale): Translate<string> {
  const compiled: Record<string, string | CompiledText> = Object.create(null);
  const sourceOf = (key: string) => catalogs.find((catalog) => Object.hasOwn(catalog, key) && catalog[key] !== undefined)?.[key] ?? key;
  return (key, values) => {
    const text = (compiled[key] ??= compileText(sourceOf(key), locale));
    return typeof text === 'string' ? text : text(values);
  };
}

/** The remembered value of a key, made on first use. */
function recall<Key, Value>(
  memory: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: () => Value,
): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = create();
  memory.set(key, made);
  return made;
}
