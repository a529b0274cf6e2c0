import { describe, expect, it } from 'vitest';
import { at, lockedBy, orderWith, settle, termsWith } from '../testing/build';

const july = termsWith({ month: '2026-07' });
const august = termsWith({ month: '2026-08' });
const back = (day: string, amount: bigint) => [{ time: at(day), amount }];

/** An order line that was settled in June as it stood then. */
const settledInJune = (some: Parameters<typeof orderWith>[0]) => {
  const order = orderWith(some);
  return lockedBy(settle({ orders: [order] })[0]?.lines ?? [], order);
};

describe('what peers got wrong', () => {
  it('MB1 a commission that is clawed back in full is not credited, like one clawed back in part (Gumroad 6445)', () => {
    const adjusted = (amount: bigint) =>
      settle({ terms: july, orders: [settledInJune({ refunds: back('2026-07-05', amount) })] })[0]?.totalAmount;
    expect([40_000n, 99_999n, 100_000n, 250_000n].map(adjusted)).toEqual([-4800n, -12_000n, -12_000n, -12_000n]);
  });

  it('MS8 what is unpaid is the same on the statement and in its lines (AffiliateWP 2080)', () => {
    const orders = [
      settledInJune({ refunds: back('2026-07-05', 30_000n) }),
      orderWith({ ref: 'P2-1', orderNo: 'P2', commissionableTime: at('2026-07-09') }),
    ];
    const [statement] = settle({ terms: { ...july, openingBalances: new Map([['C1', -500n]]) }, orders });
    const lines = statement?.lines.reduce((sum, { amount }) => sum + amount, 0n) ?? 0n;
    expect(lines).toBe(8400n);
    expect(statement).toMatchObject({ totalAmount: lines, openingBalance: -500n, payableAmount: lines - 500n });
  });

  it('MB1 a refund is not subtracted twice (lms-front 511)', () => {
    const beforeLock = settledInJune({ refunds: back('2026-06-20', 30_000n) });
    expect(settle({ terms: july, orders: [beforeLock] })).toEqual([]);
    const afterLock = settledInJune({ refunds: back('2026-07-05', 30_000n) });
    const lines = settle({ terms: july, orders: [afterLock] })[0]?.lines ?? [];
    expect(settle({ terms: july, orders: [lockedBy(lines, afterLock)] })).toEqual([]);
    expect(settle({ terms: august, orders: [lockedBy(lines, afterLock)] })).toEqual([]);
  });

  it('MB1 a refund between the end of the month and its cut-off is taken once (lms-front 511)', () => {
    const order = orderWith({ refunds: back('2026-07-02', 30_000n) });
    const june = settle({ terms: termsWith({ cutoff: at('2026-07-03') }), orders: [order] });
    expect(june).toMatchObject([{ totalAmount: 8400n }]);
    expect(settle({ terms: july, orders: [lockedBy(june[0]?.lines ?? [], order)] })).toEqual([]);
  });

  it('MB6 a refund claws nothing back from a sale that was never paid out (lms-front 511)', () => {
    const refunds = back('2026-07-05', 100_000n);
    for (const some of [{ status: 'FROZEN' }, { status: 'CANCELLED' }, { status: 'DEDUCTED' }, { commissionableTime: null }, {}] as const)
      expect(settle({ terms: july, orders: [orderWith({ ...some, refunds })] })).toEqual([]);
    const paidByPlatform = settledInJune({ paidBy: 'platform', refunds });
    expect(settle({ terms: july, orders: [paidByPlatform] })).toMatchObject([{ totalAmount: 0n, payableAmount: 0n, carriedForward: 0n }]);
  });

  it('MB1 a refund does not leave the commission, of whoever earned it (OpenCart 7703)', () => {
    for (const dimension of ['bd', 'merchant', 'creator'] as const) {
      const order = orderWith({ refunds: back('2026-07-05', 100_000n) });
      const june = settle({ terms: termsWith({ dimension }), orders: [order] });
      const corrected = settle({ terms: { ...july, dimension }, orders: [lockedBy(june[0]?.lines ?? [], order)] });
      expect(corrected[0]?.totalAmount).toBe(-(june[0]?.totalAmount ?? 0n));
      expect(corrected[0]?.totalAmount).toBeLessThan(0n);
    }
  });

  it('MB1 a refund reaches a line however and whenever it was paid: only the lock counts (lms-front 498)', () => {
    const order = settledInJune({ refunds: back('2027-03-05', 100_000n) });
    expect(settle({ terms: termsWith({ month: '2027-02' }), orders: [order] })).toEqual([]);
    expect(settle({ terms: termsWith({ month: '2027-03' }), orders: [order] })).toMatchObject([
      { totalAmount: -12_000n, payableAmount: 0n, carriedForward: -12_000n },
    ]);
  });
});
