import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashInputs } from '..';
import type { Month } from '../settleMonth';
import { months } from '../testing/arbitraryMonth';
import { orderWith, ruleWith, submissionWith, termsWith } from '../testing/build';
import { canonicalJson } from './canonicalJson';

const month: Month = {
  terms: termsWith({ dimension: 'bd', rules: [ruleWith()], openingBalances: new Map([['B1', 5n]]) }),
  orders: [orderWith({ refunds: [{ time: 1, amount: 2n }] }), orderWith({ ref: 'P2-1' })],
  submissions: [submissionWith()],
  adjustments: [{ id: 'A1', beneficiaryId: 'B1', amount: 3n }],
};

describe('the hash of a preview', () => {
  it('MH1 is the same twice, and in whatever order the rows come', () => {
    expect(hashInputs(month)).toMatch(/^[0-9a-f]{64}$/);
    fc.assert(
      fc.property(months, (month) => {
        const turned = { ...month, orders: month.orders.toReversed(), submissions: month.submissions.toReversed() };
        expect(hashInputs(turned)).toBe(hashInputs(structuredClone(month)));
      }),
      { numRuns: 100 },
    );
  });

  it('MH1 is another for any other amount, rate, rule version, balance or refund within the cut-off', () => {
    const others: Month[] = [
      { ...month, terms: { ...month.terms, cutoff: 0 } },
      { ...month, terms: { ...month.terms, openingBalances: new Map([['B1', 6n]]) } },
      { ...month, terms: { ...month.terms, rules: [ruleWith({ version: 2 })] } },
      { ...month, terms: { ...month.terms, rules: [ruleWith({ enabled: false })] } },
      { ...month, orders: [orderWith()] },
      { ...month, orders: [orderWith({ refunds: [{ time: 1, amount: 3n }] }), orderWith({ ref: 'P2-1' })] },
      {
        ...month,
        orders: [
          orderWith({ refunds: [{ time: 1, amount: 2n }] }),
          orderWith({ ref: 'P2-1', rates: { whole: 2000n, creator: 1200n, bd: null } }),
        ],
      },
      { ...month, submissions: [submissionWith({ fees: null })] },
      { ...month, adjustments: [] },
    ];
    expect(new Set([month, ...others].map(hashInputs)).size).toBe(others.length + 1);
  });

  it('MH1 is the same for a later cut-off that takes the same refunds', () => {
    const until = (cutoff: number) => hashInputs({ ...month, terms: { ...month.terms, cutoff } });
    expect(until(2)).toBe(until(1));
    expect(until(1)).not.toBe(until(0));
  });

  it('MH1 reads a canonical text', () => {
    expect(canonicalJson({ b: [2n, 1n], a: null, c: undefined, d: new Map([['x', '"']]) })).toBe(
      '{"a":null,"b":["1","2"],"d":{"x":"\\""}}',
    );
  });
});
