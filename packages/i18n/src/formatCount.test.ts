import { expect, test } from 'vitest';
import { formatCount, formatCountW } from './formatCount';

test.each([
  [9999, '9,999', '10K', '10\u00a0N'],
  [12_345, '1.2万', '12.3K', '12,3\u00a0N'],
  [999_949, '100万', '999.9K', '999,9\u00a0N'],
  [999_950, '100万', '1M', '1\u00a0Tr'],
  [99_999_499, '9,999.9万', '100M', '100\u00a0Tr'],
  [99_999_500, '1亿', '100M', '100\u00a0Tr'],
  [1_234_567_890, '12.3亿', '1.2B', '1,2\u00a0Tỷ'],
  [-12_345, '-1.2万', '-12.3K', '-12,3\u00a0N'],
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
