import { expect, test } from 'vitest';
import { parseNumber } from './parseNumber';

test.each([
  ['1,234.5', 'en', '1234.5'],
  ['1.234,5', 'vn', '1234.5'],
  [' 0012 ', 'en', '12'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['-0', 'en', '0'],
  ['−7', 'en', '-7'],
  ['１２３', 'zh-CN', '123'],
  ['12.500', 'en', '12.5'],
  ['9999999999999999.99', 'en', '9999999999999999.99'],
] as const)('%s in %s is %s', (text, locale, amount) => {
  expect(parseNumber({ text, locale })).toEqual({ amount });
});

test.each([
  ['', 'empty'],
  ['　', 'empty'],
  ['.', 'notNumber'],
  ['-', 'notNumber'],
  ['1e5', 'notNumber'],
  ['12,34', 'notNumber'],
  ['1234,567', 'notNumber'],
  ['1 234', 'notNumber'],
  ['1.2.3', 'notNumber'],
  ['5²', 'notNumber'],
  ['๑๒', 'notNumber'],
  ['0x10', 'notNumber'],
  ['--5', 'notNumber'],
  ['1.005', 'tooManyDecimals'],
  ['12345678901234567', 'tooLarge'],
] as const)('%s is refused: %s', (text, problem) => {
  expect(parseNumber({ text, locale: 'en' })).toEqual({ problem });
});

test('the number of decimals can be told', () => {
  expect(parseNumber({ text: '1.5', locale: 'en', decimals: 0 })).toEqual({ problem: 'tooManyDecimals' });
  expect(parseNumber({ text: '1.123456', locale: 'en', decimals: 6 })).toEqual({ amount: '1.123456' });
});
