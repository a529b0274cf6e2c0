import { defaultLocale, isLocale, type Locale, localeTag } from './locale';

/** What is known about the reader, strongest first. */
export interface LocaleHints {
  /** The language chosen before, as found in storage. */
  stored?: string | null | undefined;
  /** The user's isAbroad flag; undefined before sign-in. */
  isAbroad?: boolean | undefined;
  /** Language tags of the browser, best first. */
  languages?: readonly string[] | undefined;
}

/** The language to start with: chosen before, then by isAbroad, then the browser's, then English. */
export function detectLocale({ stored, isAbroad, languages = [] }: LocaleHints): Locale {
  if (isLocale(stored)) return stored;
  if (isAbroad !== undefined) return defaultLocale(isAbroad);
  return languages.map(localeOfTag).find((locale) => locale !== undefined) ?? 'en';
}

/** The language in force for a whole app. Its `get` also serves the `lang` header. */
export interface LocaleState {
  get(): Locale;
  /** Switches at once and remembers it; nothing reloads. */
  choose(locale: Locale): void;
  /** Tells the user's isAbroad flag after sign-in; a remembered choice stays in force. */
  setAbroad(isAbroad: boolean): void;
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Where a state reads and keeps the language; in a browser `localStorage`, `navigator.languages` and the root element. */
export interface LocaleSurroundings {
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  storageKey?: string;
  languages?: readonly string[];
  /** Gets the BCP 47 tag in its `lang` attribute. */
  root?: { lang: string };
}

/** Starts the language state of an app: detects the language, sets `lang`, remembers what is chosen under `lang`. */
export function createLocaleState({ storage, storageKey = 'lang', languages, root }: LocaleSurroundings): LocaleState {
  const listeners = new Set<() => void>();
  let stored = attempt(() => storage?.getItem(storageKey));
  let isAbroad: boolean | undefined;
  let current = detectLocale({ stored, languages });
  const mark = () => root && (root.lang = localeTag[current]);
  const refresh = () => {
    const next = detectLocale({ stored, isAbroad, languages });
    if (next === current) return;
    current = next;
    mark();
    listeners.forEach((listener) => listener());
  };
  mark();
  return {
    get: () => current,
    choose(locale) {
      stored = locale;
      attempt(() => storage?.setItem(storageKey, locale));
      refresh();
    },
    setAbroad(flag) {
      isAbroad = flag;
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Blocked or full storage must not keep anyone from reading. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

const byLanguage: Partial<Record<string, Locale>> = { zh: 'zh-CN', en: 'en', vi: 'vn', vn: 'vn' };

const localeOfTag = (tag: string): Locale | undefined => byLanguage[tag.toLowerCase().split(/[-_]/)[0] ?? ''];
