import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes';

test.each([
  [5 * 1024 * 1024, 'en', '5 MB'],
  [500 * 1024 * 1024, 'zh-CN', '500 MB'],
  [1_600_000, 'vn', '1,5 MB'],
  [20_480, 'en', '20 kB'],
  [462, 'vn', '462 B'],
  [3 * 1024 ** 4, 'en', '3,072 GB'],
] as const)('%i in %s is %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text);
});
