import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amounts, countries, rates } from '../testing/arbitraryMonth';
import { settleTerms } from '../settleTerms';
import { readAmount, writeAmount } from './amount';
import { sharesOf } from './shares';

describe('the parts of a line', () => {
  it('ML1 are those of the worked examples 1 and 2', () => {
    expect(sharesOf({ base: 149_900n, rates: { whole: 2000n, creator: 1200n, bd: 300n } })).toEqual({
      whole: 29_980n,
      creator: 17_988n,
      bd: 4497n,
      agency: 7495n,
    });
    expect(sharesOf({ base: 189_500n, rates: { whole: 1800n, creator: 1250n, bd: 250n } })).toEqual({
      whole: 34_110n,
      creator: 23_688n,
      bd: 4738n,
      agency: 5684n,
    });
  });

  it('ML1 are capped where the rates are too high', () => {
    expect(sharesOf({ base: 1000n, rates: { whole: 1000n, creator: 1500n, bd: 300n } })).toEqual({
      whole: 100n,
      creator: 100n,
      bd: 0n,
      agency: 0n,
    });
    expect(sharesOf({ base: 1000n, rates: { whole: 1000n, creator: 800n, bd: 300n } })).toEqual({
      whole: 100n,
      creator: 80n,
      bd: 20n,
      agency: 0n,
    });
  });

  it('ML1 add up in six currencies, and none is below 0', () => {
    fc.assert(
      fc.property(countries, amounts, rates, (country, base, rates) => {
        const { scale } = settleTerms(country as 'PH');
        const { whole, creator, bd, agency } = sharesOf({ base, rates });
        expect(creator + bd + agency).toBe(whole);
        expect([whole, creator, bd, agency].every((part) => part >= 0n)).toBe(true);
        const written = [creator, bd, agency].map((part) => readAmount(writeAmount(part, scale), scale) ?? -1n);
        expect(written.reduce((sum, part) => sum + part)).toBe(whole);
      }),
      { numRuns: 2000 },
    );
  });
});
