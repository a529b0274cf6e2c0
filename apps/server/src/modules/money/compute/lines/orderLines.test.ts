import { describe, expect, it } from 'vitest';
import { at, orderWith, settle, termsWith, workOrderWith } from '../testing/build';

const noShare = { whole: 2000n, creator: 1200n, bd: null };

describe('an order line', () => {
  it('ML2 loses refunds up to and including the cut-off', () => {
    const cutoff = at('2026-07-03');
    const gmv = (time: number) =>
      settle({ terms: termsWith({ cutoff }), orders: [orderWith({ refunds: [{ time, amount: 40_000n }] })] })[0]?.gmv;
    expect([cutoff - 1, cutoff, cutoff + 1].map(gmv)).toEqual([60_000n, 60_000n, 100_000n]);
  });

  it('ML2 loses the refunds of the month where no cut-off is given', () => {
    const refunds = [
      { time: at('2026-06-29'), amount: 10_000n },
      { time: at('2026-07-05'), amount: 20_000n },
    ];
    expect(settle({ orders: [orderWith({ refunds })] })[0]?.gmv).toBe(90_000n);
  });

  it('ML2 is worth nothing, never less, when more came back than was paid', () => {
    const refunds = [60_000n, 60_000n].map((amount) => ({ time: at('2026-06-12'), amount }));
    expect(settle({ orders: [orderWith({ refunds })] })).toMatchObject([{ gmv: 0n, totalAmount: 0n, teamLeaderOrderCount: 1 }]);
  });

  it('ML4 counts only when it is completed, delivered and attributed', () => {
    for (const some of [
      { status: 'PROCESSING' },
      { status: 'CANCELLED' },
      { status: 'FROZEN' },
      { status: 'DEDUCTED' },
      { commissionableTime: null },
      { creatorId: null },
    ] as const)
      expect(settle({ orders: [orderWith(some)] })).toEqual([]);
  });

  it('ML5 that arrived after its month was locked enters the first open month, marked late', () => {
    const lockedUntil = at('2026-05-31T16:00:00Z');
    const may = orderWith({ commissionableTime: lockedUntil - 1 });
    expect(settle({ orders: [may] })).toEqual([]);
    expect(settle({ terms: termsWith({ lockedUntil }), orders: [may] })).toMatchObject([
      { totalAmount: 12_000n, lines: [{ type: 'COMMISSION', late: true }] },
    ]);
    const april = at('2026-04-30T16:00:00Z');
    expect(settle({ terms: termsWith({ lockedUntil: april }), orders: [may] })).toEqual([]);
    expect(settle({ terms: termsWith({ lockedUntil }), orders: [orderWith()] })[0]?.lines[0]?.late).toBe(false);
  });

  it('ML6 counts once with the other lines of its order', () => {
    const orders = [
      orderWith(),
      orderWith({ ref: 'P1-2' }),
      orderWith({ ref: 'P2-1', orderNo: 'P2', workOrder: workOrderWith({ kind: 'commercial' }) }),
    ];
    expect(settle({ orders })).toMatchObject([{ teamLeaderOrderCount: 1, commercialOrderCount: 1, lines: { length: 3 } }]);
  });

  it('ML7 that the platform pays is listed on the creator statement and adds nothing', () => {
    const orders = [orderWith({ paidBy: 'platform' }), orderWith({ ref: 'P2-1', orderNo: 'P2' })];
    expect(settle({ orders })).toMatchObject([
      {
        totalAmount: 12_000n,
        payableAmount: 12_000n,
        gmv: 200_000n,
        teamLeaderOrderCount: 2,
        lines: [
          { amount: 12_000n, paidBy: 'platform' },
          { amount: 12_000n, paidBy: 'agency' },
        ],
      },
    ]);
  });

  it('ML7 that the platform pays to the creator still pays the BD and is owed by the merchant', () => {
    const orders = [orderWith({ paidBy: 'platform' })];
    expect(settle({ terms: termsWith({ dimension: 'bd' }), orders })).toMatchObject([
      { payableAmount: 3000n, lines: [{ paidBy: 'agency' }] },
    ]);
    expect(settle({ terms: termsWith({ dimension: 'merchant' }), orders })).toMatchObject([
      { payableAmount: 20_000n, lines: [{ paidBy: 'agency' }] },
    ]);
  });

  it('ML8 with a share of 0 is listed, without a share of its own only counts in GMV', () => {
    const terms = termsWith({ dimension: 'bd' });
    expect(settle({ terms, orders: [orderWith({ rates: { ...noShare, bd: 0n } })] })).toMatchObject([
      { lines: [{ rate: 0n, amount: 0n }] },
    ]);
    expect(settle({ terms, orders: [orderWith({ rates: noShare })] })).toMatchObject([
      { lines: [], gmv: 100_000n, teamLeaderOrderCount: 1 },
    ]);
    expect(settle({ terms: termsWith({ dimension: 'leader' }), orders: [orderWith()] })).toMatchObject([
      { beneficiaryId: 'L1', lines: [], gmv: 100_000n, teamLeaderOrderCount: 1 },
    ]);
  });
});
