import { expect, test, vi } from 'vitest';
import { createLocaleState, detectLocale } from './localeState';

const storageOf = (initial?: string) => {
  const items = new Map<string, string>(initial ? [['lang', initial]] : []);
  return { items, getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
};

test('stored, then isAbroad, then the browser, then English', () => {
  const languages = ['fr-FR', 'vi-VN', 'en'];
  expect(detectLocale({ stored: 'zh-CN', isAbroad: true, languages })).toBe('zh-CN');
  expect(detectLocale({ stored: 'fr', isAbroad: true, languages })).toBe('en');
  expect(detectLocale({ isAbroad: false, languages })).toBe('zh-CN');
  expect(detectLocale({ languages })).toBe('vn');
  expect(detectLocale({ languages: ['zh-Hant-TW'] })).toBe('zh-CN');
  expect(detectLocale({ languages: ['fr'] })).toBe('en');
  expect(detectLocale({})).toBe('en');
});

test('a choice is in force at once, remembered and marked on the page', () => {
  const storage = storageOf();
  const root = { lang: '' };
  const state = createLocaleState({ storage, languages: ['en-PH'], root });
  const listener = vi.fn<() => void>();
  const stop = state.subscribe(listener);
  expect([state.get(), root.lang]).toEqual(['en', 'en-US']);
  state.choose('vn');
  expect([state.get(), root.lang, storage.items.get('lang')]).toEqual(['vn', 'vi-VN', 'vn']);
  state.choose('vn');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  state.choose('en');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('isAbroad decides only until the reader has chosen', () => {
  const state = createLocaleState({ languages: ['vi'] });
  state.setAbroad(false);
  expect(state.get()).toBe('zh-CN');
  state.choose('en');
  state.setAbroad(false);
  expect(state.get()).toBe('en');
});

test('a remembered choice starts the next visit, and blocked storage stops nobody', () => {
  expect(createLocaleState({ storage: storageOf('vn') }).get()).toBe('vn');
  const blocked = {
    getItem: (): string => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  const state = createLocaleState({ storage: blocked, languages: ['zh'] });
  state.choose('en');
  expect(state.get()).toBe('en');
});
