import { expect, test } from 'vitest';
import { formatPercent, formatRatio } from './formatPercent';

test('percent points keep at most two decimals', () => {
  expect(formatPercent('15.50', 'en')).toBe('15.5%');
  expect(formatPercent('15.50', 'vn')).toBe('15,5%');
  expect(formatPercent('33.333', 'zh-CN')).toBe('33.33%');
  expect(formatPercent(100, 'en')).toBe('100%');
});

test('a ratio becomes a percent', () => {
  expect(formatRatio(0.0523, 'en')).toBe('5.23%');
  expect(formatRatio(0.0523, 'vn')).toBe('5,23%');
  expect(formatRatio(-0.00001, 'en')).toBe('0%');
});

test('unknown is –', () => {
  expect([formatPercent(null, 'en'), formatRatio(undefined, 'vn'), formatRatio(0 / 0, 'vn')]).toEqual(['–', '–', '–']);
});
