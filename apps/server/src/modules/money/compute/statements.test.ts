import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Month } from './settleMonth';
import type { Section } from './statement';
import { months } from './testing/arbitraryMonth';
import { at, orderWith, ruleWith, settle, submissionWith, termsWith, workOrderWith } from './testing/build';

const opening = (amount: bigint, id = 'C1') => new Map([[id, amount]]);

describe('a statement', () => {
  it('MS1 is what its side takes: nothing of the whole is left over or taken twice', () => {
    const total = (dimension: 'bd' | 'merchant' | 'creator') =>
      settle({ terms: termsWith({ dimension }), orders: [orderWith()] })[0]?.totalAmount;
    expect([total('merchant'), total('creator'), total('bd')]).toEqual([20_000n, 12_000n, 3000n]);
  });

  it('MS1 of a merchant has no withholding', () => {
    const terms = termsWith({ dimension: 'merchant', withholdingRates: opening(1000n, 'S1') });
    expect(settle({ terms, orders: [orderWith()] })).toMatchObject([
      { beneficiaryId: 'S1', withholdingAmount: 0n, payableAmount: 20_000n },
    ]);
  });

  it('MS2 has its amounts where they belong', () => {
    const commercial = workOrderWith({ id: 'W2', kind: 'commercial' });
    const settled = { rates: orderWith().rates, base: 150_000n, amount: 4500n };
    const [statement] = settle({
      terms: termsWith({
        dimension: 'bd',
        rules: [
          ruleWith({ id: 'R1', ratio: 100n }),
          ruleWith({ id: 'R2', type: 'COMMERCIAL', amount: 7n }),
          ruleWith({ id: 'R3', type: 'REWARD', amount: 11n }),
        ],
      }),
      orders: [
        orderWith(),
        orderWith({ ref: 'P2-1', workOrder: commercial }),
        orderWith({ ref: 'P3-1', rates: { ...orderWith().rates, bd: null } }),
        orderWith({ ref: 'P4-1', settled }),
      ],
      submissions: [submissionWith()],
      adjustments: [{ id: 'A1', beneficiaryId: 'B1', amount: 100n }],
    });
    expect(statement).toMatchObject({
      teamLeaderAmount: 4000n,
      commercialAmount: 3007n,
      rewardAmount: 11n,
      adjustAmount: -1400n,
      totalAmount: 5618n,
    });
  });

  it('MS3 takes tax of what is left after an old debt, and not of an old balance', () => {
    const stated = (balance: bigint) =>
      settle({ terms: termsWith({ openingBalances: opening(balance), withholdingRates: opening(1000n) }), orders: [orderWith()] })[0];
    expect(stated(0n)).toMatchObject({ withholdingAmount: 1200n, payableAmount: 10_800n, carriedForward: 0n });
    expect(stated(-2000n)).toMatchObject({ withholdingAmount: 1000n, payableAmount: 9000n, carriedForward: 0n });
    expect(stated(5000n)).toMatchObject({ withholdingAmount: 1200n, payableAmount: 15_800n, carriedForward: 0n });
    expect(stated(-20_000n)).toMatchObject({ withholdingAmount: 0n, payableAmount: 0n, carriedForward: -8000n });
  });

  it('MS3 carries forward what is below the least payout', () => {
    const stated = (minPayout: bigint) => settle({ terms: termsWith({ minPayout }), orders: [orderWith()] })[0];
    expect(stated(12_000n)).toMatchObject({ payableAmount: 12_000n, carriedForward: 0n });
    expect(stated(12_001n)).toMatchObject({ payableAmount: 0n, carriedForward: 12_000n });
  });

  it('MS4 has the fees that were fulfilled in the month, as in worked example 6', () => {
    const submissions = [
      submissionWith(),
      submissionWith({ id: 'SUB2', creatorId: 'C2', fees: { creator: 325_000n, merchant: 320_000n } }),
      submissionWith({ id: 'SUB3', creatorId: 'C3', fulfilledTime: null }),
    ];
    expect(settle({ submissions }).map(({ beneficiaryId, commercialAmount }) => [beneficiaryId, commercialAmount])).toEqual([
      ['C1', 250_000n],
      ['C2', 325_000n],
    ]);
    expect(settle({ terms: termsWith({ dimension: 'merchant' }), submissions })).toMatchObject([
      { commercialAmount: 640_000n, commercialOrderCount: 2 },
    ]);
    expect(settle({ terms: termsWith({ dimension: 'bd' }), submissions })).toEqual([]);
  });

  it('MS4 does not pay a locked fee again, and takes it back in full when it was undone', () => {
    const locked = submissionWith({ settledFee: 250_000n, revision: 1 });
    expect(settle({ submissions: [locked] })).toEqual([]);
    expect(settle({ terms: termsWith({ month: '2026-07' }), submissions: [{ ...locked, fulfilledTime: null }] })).toMatchObject([
      { adjustAmount: -250_000n, carriedForward: -250_000n, lines: [{ type: 'CLAWBACK', ref: 'SUB1', revision: 1 }] },
    ]);
    expect(settle({ submissions: [submissionWith({ fulfilledTime: null, revision: 2 })] })).toEqual([]);
  });

  it('ML5 has late fees too', () => {
    const terms = termsWith({ lockedUntil: at('2026-05-31T16:00:00Z') });
    expect(settle({ terms, submissions: [submissionWith({ fulfilledTime: at('2026-05-20') })] })).toMatchObject([
      { commercialAmount: 250_000n, commercialOrderCount: 1, lines: [{ type: 'SHOOTING_FEE', late: true }] },
    ]);
  });

  it('MS5 has each adjustment by hand as a line', () => {
    const adjustments = [{ id: 'A1', beneficiaryId: 'C1', amount: -700n }];
    expect(settle({ adjustments })).toMatchObject([
      { adjustAmount: -700n, carriedForward: -700n, lines: [{ type: 'ADJUSTMENT', ref: 'A1' }] },
    ]);
  });

  it('MS6 is there for a balance alone, and not for nothing', () => {
    expect(settle({ terms: termsWith({ openingBalances: opening(300n) }) })).toMatchObject([{ payableAmount: 300n, lines: [] }]);
    expect(settle({ terms: termsWith({ openingBalances: opening(0n) }) })).toEqual([]);
  });

  it('MS6 stands where its beneficiary first appeared', () => {
    const orders = [
      orderWith({ creatorId: 'C3', status: 'CANCELLED' }),
      orderWith({ ref: 'P2-1', creatorId: 'C2' }),
      orderWith({ ref: 'P3-1', creatorId: 'C3' }),
    ];
    const ids = settle({ terms: termsWith({ openingBalances: opening(5n) }), orders, submissions: [submissionWith({ creatorId: 'C4' })] });
    expect(ids.map(({ beneficiaryId }) => beneficiaryId)).toEqual(['C3', 'C2', 'C4', 'C1']);
  });

  it('MS7 is the same in whatever order its events come', () => {
    const shuffled = months.chain((month) =>
      fc.record({
        month: fc.constant(month),
        other: fc.record({
          terms: fc.constant({ ...month.terms, rules: month.terms.rules.toReversed() }),
          orders: fc
            .shuffledSubarray(month.orders, { minLength: month.orders.length })
            .map((orders) => orders.map((order) => ({ ...order, refunds: order.refunds.toReversed() }))),
          submissions: fc.shuffledSubarray(month.submissions, { minLength: month.submissions.length }),
          adjustments: fc.constant(month.adjustments.toReversed()),
        }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ month, other }) => {
        expect(unordered(other)).toEqual(unordered(month));
      }),
      { numRuns: 500 },
    );
  });

  it('MS8 is the sum of its lines, and nothing of a net amount is lost', () => {
    fc.assert(
      fc.property(months, (month) => {
        for (const { lines, ...statement } of settle(month)) {
          const sum = (section: Section) =>
            lines.reduce((sum, line) => (line.section === section && line.paidBy === 'agency' ? sum + line.amount : sum), 0n);
          expect(statement.commercialAmount).toBe(sum('commercial'));
          expect(statement.teamLeaderAmount).toBe(sum('teamLeader'));
          expect(statement.rewardAmount).toBe(sum('reward'));
          expect(statement.adjustAmount).toBe(sum('adjust'));
          expect(statement.totalAmount).toBe(sum('commercial') + sum('teamLeader') + sum('reward') + sum('adjust'));
          expect(statement.payableAmount + statement.carriedForward).toBe(
            statement.totalAmount + statement.openingBalance - statement.withholdingAmount,
          );
          expect(new Set(lines.map(({ type, ref, revision }) => `${type} ${ref} ${revision}`)).size).toBe(lines.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const unordered = (month: Month) =>
  settle(month)
    .map(({ lines, ...statement }) => ({
      ...statement,
      lines: lines.map((line) => JSON.stringify(line, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).sort(),
    }))
    .sort((one, other) => (one.beneficiaryId < other.beneficiaryId ? -1 : 1));
