import { expect, test } from 'vitest';
import { countries, countryOf } from './countries';
import { currencyScale, currencySymbol, isCurrency } from './currency';
import { nameOf } from './nameOf';

test('the six countries with money, clock and dial code (model 2.1)', () => {
  expect(
    countries.map((it) => [it.code, it.currency, currencySymbol(it.currency), currencyScale(it.currency), it.timeZone, it.dialCode]),
  ).toEqual([
    ['PH', 'PHP', '₱', 2, 'Asia/Manila', '+63'],
    ['MY', 'MYR', 'RM', 2, 'Asia/Kuala_Lumpur', '+60'],
    ['TH', 'THB', '฿', 2, 'Asia/Bangkok', '+66'],
    ['VN', 'VND', '₫', 0, 'Asia/Ho_Chi_Minh', '+84'],
    ['SG', 'SGD', 'S$', 2, 'Asia/Singapore', '+65'],
    ['ID', 'IDR', 'Rp', 0, 'Asia/Jakarta', '+62'],
  ]);
});

test('names in three languages', () => {
  const thailand = countryOf('TH');
  expect(thailand && [nameOf(thailand, 'zh-CN'), nameOf(thailand, 'en'), nameOf(thailand, 'vn')]).toEqual(['泰国', 'Thailand', 'Thái Lan']);
});

test('an unknown code has no country', () => {
  expect([countryOf('XX'), countryOf(null), countryOf('ph')]).toEqual([undefined, undefined, undefined]);
  expect([isCurrency('PHP'), isCurrency('JPY'), isCurrency(null)]).toEqual([true, false, false]);
});
