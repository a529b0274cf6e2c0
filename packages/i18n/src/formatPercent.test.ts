import { expect, test } from 'vitest';
import { formatPercent, formatRatio, formatRatioInColumn } from './formatPercent';

test('percent points keep at most two decimals', () => {
  expect(formatPercent('15.50', 'en')).toBe('15.5%');
  expect(formatPercent('15.50', 'vn')).toBe('15,5%');
  expect(formatPercent('33.333', 'zh-CN')).toBe('33.33%');
  expect(formatPercent(100, 'en')).toBe('100%');
});

test('percent points are written as Intl writes them', () => {
  for (const [locale, tag] of [
    ['zh-CN', 'zh-CN'],
    ['en', 'en-US'],
    ['vn', 'vi-VN'],
  ] as const) {
    const intl = new Intl.NumberFormat(tag, { style: 'unit', unit: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' });
    for (const value of [0, -0.001, 0.005, 1.005, -15.5, 1234.5, 9_876_543.215, 1e-9, 1e21, 12n, '007.10', '-1234567.899']) {
      expect(formatPercent(value, locale), `${value} ${locale}`).toBe(intl.format(value as number));
    }
  }
});

test('a ratio becomes a percent', () => {
  expect(formatRatio(0.0523, 'en')).toBe('5.23%');
  expect(formatRatio(0.0523, 'vn')).toBe('5,23%');
  expect(formatRatio(-0.00001, 'en')).toBe('0%');
});

test('in a column a ratio has two decimals always', () => {
  expect([0.264, 0.0523, 0.5, 1, -0.00001].map((ratio) => formatRatioInColumn(ratio, 'en'))).toEqual([
    '26.40%',
    '5.23%',
    '50.00%',
    '100.00%',
    '0.00%',
  ]);
  expect(formatRatioInColumn(0.264, 'vn')).toBe('26,40%');
  expect(formatRatioInColumn(null, 'zh-CN')).toBe('–');
});

test('unknown is –', () => {
  expect([formatPercent(null, 'en'), formatRatio(undefined, 'vn'), formatRatio(0 / 0, 'vn')]).toEqual(['–', '–', '–']);
});
