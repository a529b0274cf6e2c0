import { expect, test } from 'vitest';
import { printMoney, printPercent } from './printMoney';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('amounts are exact at any size and keep what is no number', () => {
  expect(printMoney({ amount: '9007199254740993.01', country: 'PH', locale: 'en' })).toBe('₱9,007,199,254,740,993.01');
  expect(plain(printMoney({ amount: 1500000, country: 'vn', locale: 'vn' }))).toBe('1.500.000 ₫');
  expect(printMoney({ amount: 'on request', country: 'PH', locale: 'en' })).toBe('on request');
  for (const amount of [undefined, null, '', {}, Number.NaN]) expect(printMoney({ amount, locale: 'en' })).toBe('');
});

test('an unknown country falls back to the language', () => {
  expect(printMoney({ amount: '5', country: 'XX', locale: 'en' })).toBe('₱5.00');
  expect(plain(printMoney({ amount: '5', country: 'constructor', locale: 'vn' }))).toBe('5 ₫');
});

test('percents have two decimals at most', () => {
  expect(printPercent('15.50', 'en')).toBe('15.5%');
  expect(printPercent('8.255', 'en')).toMatch(/^8\.2[56]%$/);
  expect(printPercent(12, 'zh-CN')).toBe('12%');
  expect(printPercent('8.25', 'vn')).toBe('8,25%');
  expect(printPercent('n/a', 'en')).toBe('n/a');
});
