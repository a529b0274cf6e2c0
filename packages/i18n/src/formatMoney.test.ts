import { expect, test } from 'vitest';
import { type Currency, currencySymbol } from './currency';
import { formatMoney } from './formatMoney';

const show = (amount: string | null, currency: Currency) =>
  (['en', 'zh-CN', 'vn'] as const).map((locale) => formatMoney({ amount, currency, locale }));

test('each currency has its own decimals and mark (model 2.1)', () => {
  expect(show('1234.5', 'PHP')).toEqual(['₱1,234.50', '₱1,234.50', '1.234,50\u00a0₱']);
  expect(show('1234.5', 'MYR')).toEqual(['RM\u00a01,234.50', 'RM\u00a01,234.50', '1.234,50\u00a0RM']);
  expect(show('1234.5', 'THB')).toEqual(['฿1,234.50', '฿1,234.50', '1.234,50\u00a0฿']);
  expect(show('1234.5', 'SGD')).toEqual(['S$1,234.50', 'S$1,234.50', '1.234,50\u00a0S$']);
  expect(show('1234567.5', 'VND')).toEqual(['₫1,234,568', '₫1,234,568', '1.234.568\u00a0₫']);
  expect(show('1234567.5', 'IDR')).toEqual(['Rp\u00a01,234,568', 'Rp\u00a01,234,568', '1.234.568\u00a0Rp']);
  expect(show('1234.5', 'USD')).toEqual(['US$1,234.50', 'US$1,234.50', '1.234,50\u00a0US$']);
  expect(show('1234.5', 'CNY')).toEqual(['¥1,234.50', '¥1,234.50', '1.234,50\u00a0¥']);
});

test('big amounts stay exact', () => {
  expect(show('12345678901234.56', 'PHP')[0]).toBe('₱12,345,678,901,234.56');
  expect(show('-9007199254740993', 'VND')[2]).toBe('-9.007.199.254.740.993\u00a0₫');
});

test('the sign stands first and zero has none', () => {
  expect(show('-120.00', 'PHP')).toEqual(['-₱120.00', '-₱120.00', '-120,00\u00a0₱']);
  expect(show('-0.001', 'PHP')[0]).toBe('₱0.00');
});

test('code and bare figure', () => {
  const money = { amount: '1500', currency: 'SGD', locale: 'en' } as const;
  expect(formatMoney({ ...money, display: 'code' })).toBe('SGD\u00a01,500.00');
  expect(formatMoney({ ...money, display: 'none' })).toBe('1,500.00');
});

test('unknown or unreadable is –, never 0', () => {
  expect(show(null, 'PHP')).toEqual(['–', '–', '–']);
  expect(show('1,000', 'PHP')[0]).toBe('–');
});

test('a currency the server added later is shown by its code', () => {
  expect(currencySymbol('JPY' as Currency)).toBe('JPY');
});
