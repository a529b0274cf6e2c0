import type { DictionaryStorage } from './dictionaryCache';

/** Storage that lives as long as the page, for stories and tests. */
export function memoryStorage(): DictionaryStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
