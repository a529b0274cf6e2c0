import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber';

test('separates thousands as the language does', () => {
  expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5');
  expect(formatNumber(1234567.5, 'zh-CN')).toBe('1,234,567.5');
  expect(formatNumber(1234567.5, 'vn')).toBe('1.234.567,5');
});

test('long integers sent as strings stay exact', () => {
  expect(formatNumber('1265476890672672821', 'en')).toBe('1,265,476,890,672,672,821');
  expect(formatNumber(1265476890672672821n, 'vn')).toBe('1.265.476.890.672.672.821');
});

test.each([null, undefined, Number.NaN, Infinity, '', 'abc', '1,000'])('unknown (%s) is –, never 0', (value) => {
  expect(formatNumber(value, 'en')).toBe('–');
});

test('zero is 0, without a sign', () => {
  expect(formatNumber(0, 'en')).toBe('0');
  expect(formatNumber(-0, 'en')).toBe('0');
});
