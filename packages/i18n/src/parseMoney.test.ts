import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, currencyScale } from './currency';
import { formatMoney } from './formatMoney';
import { locales } from './locale';
import { parseMoney } from './parseMoney';

test('what is shown reads back as what it was, in every currency, language and display', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.constantFrom(...currencies),
      fc.constantFrom(...locales),
      fc.constantFrom('symbol', 'code', 'none'),
      (units, currency, locale, display) => {
        const scale = currencyScale(currency);
        const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
        const point = digits.length - scale;
        const amount = (units < 0n ? '-' : '') + digits.slice(0, point) + (scale ? `.${digits.slice(point)}` : '');
        const text = formatMoney({ amount, currency, locale, display });
        expect(parseMoney({ text, currency, locale })).toEqual({ amount });
      },
    ),
  );
});

test.each([
  ['1.234.567', 'VND', 'vn', '1234567'],
  ['500.000đ', 'VND', 'vn', '500000'],
  ['500000 ₫', 'VND', 'vn', '500000'],
  ['1.234,5', 'PHP', 'vn', '1234.50'],
  ['１，２３４．５０', 'PHP', 'zh-CN', '1234.50'],
  ['￥88。5', 'CNY', 'zh-CN', '88.50'],
  ['$5', 'SGD', 'en', '5.00'],
  ['rm 12', 'MYR', 'en', '12.00'],
  ['php 12', 'PHP', 'en', '12.00'],
  ['100.00', 'VND', 'en', '100'],
  ['- 5 S$', 'SGD', 'en', '-5.00'],
] as const)('%s (%s, %s) is %s', (text, currency, locale, amount) => {
  expect(parseMoney({ text, currency, locale })).toEqual({ amount });
});

test.each([
  ['1.5', 'PHP', 'vn', 'notNumber'],
  ['1,5', 'PHP', 'en', 'notNumber'],
  ['1.234.567', 'VND', 'en', 'notNumber'],
  ['1.5', 'VND', 'en', 'tooManyDecimals'],
  ['1.999', 'PHP', 'en', 'tooManyDecimals'],
  ['₫5', 'PHP', 'en', 'notNumber'],
  ['₱', 'PHP', 'en', 'empty'],
  ['-', 'PHP', 'en', 'notNumber'],
] as const)('%s (%s, %s) is refused: %s', (text, currency, locale, problem) => {
  expect(parseMoney({ text, currency, locale })).toEqual({ problem });
});
