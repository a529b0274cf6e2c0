import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dimensions, type OrderLine } from '../inputs';
import { amounts, countries, moments, percents } from '../testing/arbitraryMonth';
import { at, lockedBy, orderWith, ruleWith, settle, termsWith } from '../testing/build';

const locked = { rates: orderWith().rates, base: 100_000n, amount: 12_000n };
const july = termsWith({ month: '2026-07' });
const refund = (day: string, amount: bigint) => ({ time: at(day), amount });

describe('after the lock', () => {
  it('MB1 the difference is clawed back, as in worked example 4', () => {
    const settled = { ...locked, base: 258_000n, amount: 30_960n };
    const orders = [
      orderWith({ payAmount: 258_000n, settled, revision: 1, refunds: [refund('2026-07-05', 100_000n)] }),
      orderWith({ ref: 'P2-1', orderNo: 'P2', payAmount: 200_000n, commissionableTime: at('2026-07-17') }),
    ];
    expect(settle({ terms: july, orders })).toMatchObject([
      { totalAmount: 12_000n, adjustAmount: -12_000n, payableAmount: 12_000n, gmv: 100_000n, teamLeaderOrderCount: 1 },
    ]);
  });

  it('MB1 a line that did not change is not there', () => {
    expect(settle({ terms: july, orders: [orderWith({ settled: locked })] })).toEqual([]);
  });

  it('MB1 any chain of refunds ends at what is left, and a full one at zero, in every country and dimension', () => {
    fc.assert(
      fc.property(
        countries,
        fc.constantFrom(...dimensions.filter((dimension) => dimension !== 'leader')),
        amounts,
        fc.array(fc.record({ time: moments, amount: amounts }), { maxLength: 6 }),
        fc.record({ whole: percents, creator: percents, bd: percents }),
        fc.boolean(),
        (country, dimension, payAmount, some, rates, isFull) => {
          const last = { time: at('2026-08-20'), amount: payAmount };
          const refunds = isFull ? [...some, last] : some;
          const months = ['2026-06', '2026-07', '2026-08', '2026-09'].map((month) =>
            termsWith({ country: country as 'PH', dimension, month }),
          );
          let order: OrderLine = orderWith({ payAmount, refunds, rates });
          let total = 0n;
          for (const terms of months) {
            const [statement] = settle({ terms, orders: [order] });
            const lines = statement?.lines ?? [];
            total += lines.reduce((sum, { amount }) => sum + amount, 0n);
            order = lockedBy(lines, order);
          }
          const atOnce = settle({
            terms: { ...termsWith({ country: country as 'PH', dimension }), cutoff: at('2026-09-30') },
            orders: [orderWith({ payAmount, refunds, rates })],
          });
          expect(total).toBe(atOnce[0]?.totalAmount);
          if (isFull) expect(total).toBe(0n);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('MB2 rates, rules and work orders that change later change no locked number', () => {
    const rule = ruleWith({ ratio: 100n });
    for (const dimension of dimensions) {
      const before = orderWith({ settled: locked });
      const after = orderWith({ settled: locked, rates: { whole: 9000n, creator: 5000n, bd: 4000n } });
      expect(settle({ terms: { ...july, dimension }, orders: [before] })).toEqual([]);
      expect(settle({ terms: { ...july, dimension, rules: [{ ...rule, ratio: 9000n, version: 2 }] }, orders: [after] })).toEqual([]);
    }
  });

  it('MB2 the frozen rates count, not those of today', () => {
    const orders = [
      orderWith({ settled: locked, rates: { whole: 9000n, creator: 5000n, bd: null }, refunds: [refund('2026-07-05', 10_000n)] }),
    ];
    expect(settle({ terms: july, orders })).toMatchObject([{ adjustAmount: -1200n }]);
    const bd = { ...july, dimension: 'bd' as const };
    expect(settle({ terms: bd, orders: orders.map((order) => ({ ...order, settled: { ...locked, amount: 3000n } })) })).toMatchObject([
      { adjustAmount: -300n },
    ]);
  });

  it('MB3 deducted and cancelled lines are worth nothing, frozen ones wait', () => {
    const adjusted = (status: OrderLine['status']) =>
      settle({ terms: july, orders: [orderWith({ settled: locked, status })] })[0]?.adjustAmount;
    expect((['DEDUCTED', 'CANCELLED', 'FROZEN', 'PROCESSING'] as const).map(adjusted)).toEqual([-12_000n, -12_000n, undefined, undefined]);
    const frozen = orderWith({ settled: locked, status: 'FROZEN', refunds: [refund('2026-07-05', 10_000n)] });
    expect(settle({ terms: july, orders: [frozen] })[0]?.adjustAmount).toBe(-1200n);
  });

  it('MB4 a refund is clawed back in its own month', () => {
    const order = orderWith({ settled: locked, refunds: [refund('2026-06-28', 10_000n), refund('2026-07-31T16:00:00Z', 20_000n)] });
    const adjusted = (terms: typeof july) => settle({ terms, orders: [order] })[0]?.adjustAmount;
    expect(adjusted(july)).toBe(-1200n);
    expect(adjusted({ ...july, cutoff: at('2026-08-03') })).toBe(-1200n);
    expect(adjusted({ ...july, month: '2026-08' })).toBe(-3600n);
    expect(adjusted({ ...july, month: '2026-08', cutoff: at('2026-07-20') })).toBe(-1200n);
  });

  it('MB5 GMV and the rules that measure it shrink; a negative month pays no rule and is not carried', () => {
    const rates = { whole: 2000n, creator: 1200n, bd: null };
    const back = orderWith({ settled: { rates, base: 100_000n, amount: 0n }, refunds: [refund('2026-07-05', 100_000n)] });
    const sold = orderWith({ ref: 'P2-1', orderNo: 'P2', rates, payAmount: 150_000n, commissionableTime: at('2026-07-17') });
    const terms = termsWith({ month: '2026-07', dimension: 'bd', rules: [ruleWith({ ratio: 1000n, amount: 7n })] });
    expect(settle({ terms, orders: [back, sold] })).toMatchObject([
      { gmv: 50_000n, totalAmount: 5007n, lines: [{ type: 'RULE_GMV', base: 50_000n }] },
    ]);
    expect(settle({ terms, orders: [back] })).toMatchObject([{ gmv: -100_000n, totalAmount: 0n, carriedForward: 0n, lines: [] }]);
  });

  it('MB6 what the platform paid the platform takes back', () => {
    const orders = [orderWith({ settled: locked, paidBy: 'platform', refunds: [refund('2026-07-05', 100_000n)] })];
    expect(settle({ terms: july, orders })).toMatchObject([
      { gmv: -100_000n, totalAmount: 0n, carriedForward: 0n, lines: [{ type: 'CLAWBACK', amount: -12_000n, paidBy: 'platform' }] },
    ]);
  });

  it('MB7 each clawback has a revision of its own', () => {
    const first = orderWith({ refunds: [refund('2026-07-05', 10_000n), refund('2026-08-05', 10_000n)] });
    const june = settle({ orders: [first] })[0]?.lines ?? [];
    const second = lockedBy(june, first);
    const again = settle({ terms: july, orders: [second] })[0]?.lines ?? [];
    const third = settle({ terms: { ...july, month: '2026-08' }, orders: [lockedBy(again, second)] })[0]?.lines ?? [];
    expect([...june, ...again, ...third].map(({ type, revision, amount }) => [type, revision, amount])).toEqual([
      ['COMMISSION', 0, 12_000n],
      ['CLAWBACK', 1, -1200n],
      ['CLAWBACK', 2, -1200n],
    ]);
  });

  it('MB8 a changed base is listed where the share stays', () => {
    const orders = [orderWith({ settled: locked, refunds: [refund('2026-07-05', 1n)] })];
    expect(settle({ terms: july, orders })).toMatchObject([{ gmv: -1n, lines: [{ type: 'CLAWBACK', base: -1n, amount: 0n }] }]);
  });
});
