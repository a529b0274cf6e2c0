import { expect, test, vi } from 'vitest';
import { demoTree } from './demoTree';
import { clearCache, dictionaryKey, readCache, writeCache } from './dictionaryCache';
import { memoryStorage } from './memoryStorage';

const week = 604_800_000;

test('a tree comes back as it was stored', () => {
  const storage = memoryStorage();
  writeCache(storage, { tree: demoTree, version: '7', savedAt: 5 });
  expect(readCache(storage, 6)).toEqual({ tree: demoTree, version: '7', savedAt: 5 });
});

test('a tree older than a session can be counts as missing', () => {
  const storage = memoryStorage();
  writeCache(storage, { tree: demoTree, version: null, savedAt: 0 });
  expect(readCache(storage, week)).toBeDefined();
  expect(readCache(storage, week + 1)).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  '1',
  '[]',
  '{"tree":{}}',
  '{"tree":[{"code":"a"}],"savedAt":0}',
  '{"tree":[{"code":"a","name":"b","children":[null]}],"savedAt":0}',
  '{"tree":[],"savedAt":"x"}',
])('unreadable data %j counts as missing', (text) => {
  const storage = memoryStorage();
  storage.setItem(dictionaryKey, text);
  expect(readCache(storage, 0)).toBeUndefined();
});

test('full or blocked storage is no fault', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: vi.fn(refuse) };
  writeCache(storage, { tree: demoTree, version: null, savedAt: 0 });
  expect(storage.removeItem).toHaveBeenCalledWith(dictionaryKey);
  expect(readCache(storage, 0)).toBeUndefined();
  expect(() => clearCache(storage)).not.toThrow();
  expect(readCache(undefined, 0)).toBeUndefined();
});
