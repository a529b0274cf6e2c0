import { expect, test } from 'vitest';
import { formatCount, formatCountW } from './formatCount';

test.each([
  [9999, '9,999', '10K', '10K'],
  [12_345, '1.2W', '12.3K', '12,3K'],
  [999_949, '100W', '999.9K', '999,9K'],
  [999_950, '100W', '1M', '1M'],
  [99_999_499, '9,999.9W', '100M', '100M'],
  [99_999_500, '1亿', '100M', '100M'],
  [1_234_567_890, '12.3亿', '1.2B', '1,2B'],
  [-12_345, '-1.2W', '-12.3K', '-12,3K'],
  [999, '999', '999', '999'],
  [0, '0', '0', '0'],
])('%d in the units of each language', (value, zh, en, vn) => {
  expect([formatCount(value, 'zh-CN'), formatCount(value, 'en'), formatCount(value, 'vn')]).toEqual([zh, en, vn]);
});

test('W and 亿 in every language (spec section 9)', () => {
  expect(formatCountW(9999, 'en')).toBe('9,999');
  expect(formatCountW(12_345, 'zh-CN')).toBe('1.2W');
  expect(formatCountW('123456789', 'en')).toBe('1.2亿');
  expect(formatCountW(12_345, 'vn')).toBe('1,2W');
});

test('unknown is –', () => {
  expect(formatCount(null, 'en')).toBe('–');
  expect(formatCountW(undefined, 'zh-CN')).toBe('–');
  expect(formatCount('n/a', 'en')).toBe('–');
});
