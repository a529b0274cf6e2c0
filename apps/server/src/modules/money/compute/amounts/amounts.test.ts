import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount';
import { percentOf, readPercent, writePercent } from './percent';
import { roundQuotient } from './roundQuotient';

describe('amounts', () => {
  it('MA1 are whole units of the last decimal, however large', () => {
    expect(readAmount('1499.00', 2)).toBe(149_900n);
    expect(readAmount('189500', 0)).toBe(189_500n);
    expect(readAmount('9999999999999999.99', 2)).toBe(999_999_999_999_999_999n);
    expect(writeAmount(-5n, 2)).toBe('-0.05');
    expect(writeAmount(0n, 2)).toBe('0.00');
    expect(writeAmount(-12_000n, 0)).toBe('-12000');
  });

  it('MA1 come back as they were written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.constantFrom(0, 2), (amount, scale) => {
        expect(readAmount(writeAmount(amount, scale), scale)).toBe(amount);
      }),
    );
  });

  it('MA2 round half away from zero', () => {
    expect([25n, 24n, -25n, -24n, 0n, 30n].map((part) => roundQuotient(part, 10n))).toEqual([3n, 2n, -3n, -2n, 0n, 3n]);
    expect(percentOf(10_050n, 100n)).toBe(101n);
    expect(percentOf(189_500n, 1250n)).toBe(23_688n);
    expect(percentOf(189_500n, 250n)).toBe(4738n);
  });

  it('MA2 are within half a unit of the exact product', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 0n, max: 10_000n }), (amount, percent) => {
        const error = percentOf(amount, percent) * 10_000n - amount * percent;
        expect(error <= 5000n && error >= -5000n).toBe(true);
        expect(percentOf(-amount, percent)).toBe(-percentOf(amount, percent));
      }),
    );
  });

  it('MA3 percentages are hundredths, 0 to 100', () => {
    expect(['0', '12.5', '12.50', '100', '100.00'].map(readPercent)).toEqual([0n, 1250n, 1250n, 10_000n, 10_000n]);
    expect(['100.01', '-1', '1.005', '', '5 %', '1e1'].map(readPercent)).toEqual([null, null, null, null, null, null]);
    expect([0n, 1250n, 1205n, 10_000n, 1000n].map(writePercent)).toEqual(['0', '12.5', '12.05', '100', '10']);
  });

  it('MA4 finer than their scale are refused, not rounded', () => {
    expect(readAmount('10.001', 2)).toBeNull();
    expect(readAmount('1000.5', 0)).toBeNull();
    expect(readAmount('1000.00', 0)).toBe(1000n);
    expect(['', '.5', '1.', '1,000', ' 1', '+1', '1e3', '0x10', 'NaN', '--1'].map((text) => readAmount(text, 2))).toEqual(
      Array(10).fill(null),
    );
  });
});
