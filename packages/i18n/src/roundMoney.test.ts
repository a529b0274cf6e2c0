import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, currencyScale } from './currency';
import { roundMoney } from './roundMoney';

test.each([
  ['1.005', 'PHP', '1.01'],
  ['-1.005', 'PHP', '-1.01'],
  ['2.5', 'VND', '3'],
  ['-2.5', 'VND', '-3'],
  ['23687.5', 'VND', '23688'],
  ['2.4999', 'IDR', '2'],
  ['-0.004', 'SGD', '0.00'],
  ['007', 'MYR', '7.00'],
  ['12345678901234.56', 'THB', '12345678901234.56'],
  ['9999999999999999.995', 'USD', '10000000000000000.00'],
] as const)('%s %s is %s, half away from zero (model 4.1)', (amount, currency, rounded) => {
  expect(roundMoney({ amount, currency })).toBe(rounded);
});

test.each(['', 'abc', '1e5', '1,000', '.5', '5.', ' 5', '+5', '١', 'NaN'])('"%s" is refused', (amount) => {
  expect(() => roundMoney({ amount, currency: 'PHP' })).toThrow(RangeError);
});

test('rounds to the nearest unit, ties away from zero, for every currency', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }), fc.constantFrom(...currencies), (thousandths, currency) => {
      const step = 10n ** BigInt(3 - currencyScale(currency));
      const size = thousandths < 0n ? -thousandths : thousandths;
      const digits = size.toString().padStart(4, '0');
      const amount = `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
      const units = BigInt(roundMoney({ amount, currency }).replace('.', ''));
      const expected = (2n * size + step) / (2n * step);
      expect(units).toBe(thousandths < 0n ? -expected : expected);
    }),
  );
});
