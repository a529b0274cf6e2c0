import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './plainSearch';

test('a repeated key survives reading and writing', () => {
  const text = '?country=PH&country=VN&pageNo=2';
  expect(parsePlainSearch(text)).toEqual({ country: ['PH', 'VN'], pageNo: '2' });
  expect(stringifyPlainSearch(parsePlainSearch(text))).toBe(text);
});

test('values stay text and undefined is left out', () => {
  expect(stringifyPlainSearch({ a: '1e3', b: undefined, c: true })).toBe('?a=1e3&c=true');
  expect(stringifyPlainSearch({})).toBe('');
});
