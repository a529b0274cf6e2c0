import { describe, expect, it } from 'vitest';
import { at, orderWith, ruleWith, settle, submissionWith, termsWith, workOrderWith } from '../testing/build';
import type { Rule } from './rule';

const shareless = { whole: 2000n, creator: 1200n, bd: null };
const sold = (payAmount: bigint, some: Parameters<typeof orderWith>[0] = {}) => orderWith({ payAmount, rates: shareless, ...some });

/** What a BD's rules pay for one GMV. */
const pays = (rule: Partial<Rule>, gmv: bigint) =>
  settle({ terms: termsWith({ dimension: 'bd', rules: [ruleWith(rule)] }), orders: [sold(gmv)] })[0]?.totalAmount ?? 0n;

describe('rules in force', () => {
  const one = sold(100_000n);

  it('MR1 are enabled, of the dimension, and valid on the last day of the month', () => {
    const paid = (some: Partial<Rule>) => pays({ ratio: 100n, ...some }, 100_000n);
    expect(paid({})).toBe(1000n);
    expect(paid({ enabled: false })).toBe(0n);
    expect(paid({ dimension: 'leader' })).toBe(0n);
    expect(paid({ validBegin: '2026-06-30', validEnd: '2026-06-30' })).toBe(1000n);
    expect(paid({ validBegin: '2026-07-01' })).toBe(0n);
    expect(paid({ validEnd: '2026-06-29' })).toBe(0n);
  });

  it('MR1 pay neither merchants nor creators', () => {
    for (const dimension of ['merchant', 'creator'] as const) {
      const [statement] = settle({ terms: termsWith({ dimension, rules: [ruleWith({ dimension, ratio: 100n })] }), orders: [one] });
      expect(statement?.lines.map(({ type }) => type)).toEqual(['COMMISSION']);
    }
  });

  it('MR2 the narrowest covers the line: work order, user, team, everybody', () => {
    const scoped = (id: string, kind: 'workOrder' | 'user' | 'team', scopeId: string) =>
      ruleWith({ id, ratio: 100n, scopes: [{ kind, id: scopeId }] });
    const rules = [
      ruleWith({ id: 'all', ratio: 100n }),
      scoped('team', 'team', 'T1'),
      scoped('user', 'user', 'B1'),
      scoped('order', 'workOrder', 'W9'),
    ];
    const teams = new Map(['B1', 'B2'].map((id) => [id, 'T1']));
    const orders = ['B1', 'B2', 'B3'].flatMap((bdId) => [
      sold(100_000n, { ref: `${bdId}-1`, bdId }),
      sold(50_000n, { ref: `${bdId}-2`, bdId, workOrder: workOrderWith({ id: 'W9' }) }),
    ]);
    const lines = settle({ terms: termsWith({ dimension: 'bd', rules, teams }), orders }).map((statement) =>
      Object.fromEntries(statement.lines.map(({ ref, base }) => [ref, base])),
    );
    expect(lines).toEqual([
      { user: 100_000n, order: 50_000n },
      { team: 100_000n, order: 50_000n },
      { all: 100_000n, order: 50_000n },
    ]);
  });

  it('MR2 two that cover the same are an error', () => {
    const rules = [ruleWith({ id: 'one' }), ruleWith({ id: 'other', mode: 'gate' })];
    expect(() => settle({ terms: termsWith({ dimension: 'bd', rules }), orders: [one] })).toThrow('one and other');
  });

  it('MR2 carry their version into the line', () => {
    const terms = termsWith({ dimension: 'bd', rules: [ruleWith({ ratio: 100n, version: 3 })] });
    expect(settle({ terms, orders: [one] })[0]?.lines).toMatchObject([{ ref: 'R1', ruleVersion: 3 }]);
  });
});

describe('the GMV rule', () => {
  it('MR3 excess pays what is above the base, from the base on, as in worked example 5', () => {
    const rule = { mode: 'excess', base: 30_000_000n, ratio: 150n, amount: 200_000n } as const;
    expect([84_500_000n, 30_000_000n, 29_999_999n].map((gmv) => pays(rule, gmv))).toEqual([1_017_500n, 200_000n, 0n]);
  });

  it('MR3 gate pays all of it, from the base on', () => {
    const rule = { mode: 'gate', base: 100_000n, ratio: 150n, amount: 5n } as const;
    expect([99_999n, 100_000n, 200_001n].map((gmv) => pays(rule, gmv))).toEqual([0n, 1505n, 3005n]);
  });

  it('MR3 progressive pays each band at its ratio and rounds each by itself', () => {
    const tiers = [
      { from: 20_050n, ratio: 300n, amount: 0n },
      { from: 0n, ratio: 100n, amount: 0n },
      { from: 10_050n, ratio: 200n, amount: 0n },
    ];
    const rule = { mode: 'progressive', tiers } as const;
    expect([10_050n, 10_051n, 20_050n, 30_050n].map((gmv) => pays(rule, gmv))).toEqual([101n, 101n, 301n, 601n]);
    expect(pays({ mode: 'progressive', tiers: [{ from: 50_000n, ratio: 100n, amount: 0n }] }, 50_000n)).toBe(0n);
  });

  it('MR3 pays nothing for nothing', () => {
    for (const mode of ['excess', 'gate', 'progressive'] as const) expect(pays({ mode, amount: 500n, ratio: 100n }, 0n)).toBe(0n);
  });

  it('MR3 measures team-leader orders: of a BD those without a share of its own, of a leader all of the team', () => {
    const orders = [
      sold(100_000n),
      sold(200_000n, { ref: 'P2-1', rates: { ...shareless, bd: 0n } }),
      sold(400_000n, { ref: 'P3-1', workOrder: workOrderWith({ kind: 'commercial' }) }),
      sold(800_000n, { ref: 'P4-1', bdId: 'B2' }),
    ];
    const measured = (dimension: 'bd' | 'leader') =>
      settle({ terms: termsWith({ dimension, rules: [ruleWith({ dimension, ratio: 100n })] }), orders }).map(
        ({ lines }) => lines.find(({ type }) => type === 'RULE_GMV')?.base,
      );
    expect(measured('bd')).toEqual([100_000n, 800_000n]);
    expect(measured('leader')).toEqual([1_100_000n]);
  });
});

describe('the commercial rule', () => {
  const rule = ruleWith({ type: 'COMMERCIAL', base: 2n, ratio: 500n, amount: 10_000n });
  const submissions = [
    submissionWith(),
    submissionWith({ id: 'SUB2', fees: { creator: 325_000n, merchant: 320_000n } }),
    submissionWith({ id: 'SUB3', fees: null }),
    submissionWith({ id: 'SUB4', workOrder: workOrderWith() }),
    submissionWith({ id: 'SUB5', fulfilledTime: null }),
    submissionWith({ id: 'SUB6', fulfilledTime: at('2026-07-20') }),
  ];
  const statement = (base: bigint, rows = submissions) =>
    settle({ terms: termsWith({ dimension: 'bd', rules: [{ ...rule, base }] }), submissions: rows })[0];

  it('MR4 pays by the fees and by the head once enough were fulfilled', () => {
    expect(statement(3n)).toMatchObject({
      commercialAmount: 58_750n,
      commercialOrderCount: 3,
      lines: [{ type: 'RULE_COMMERCIAL', base: 575_000n }],
    });
    expect(statement(4n)).toBeUndefined();
    expect(statement(0n, [])).toBeUndefined();
  });

  it('ML6 each fulfilled submission of a commercial order counts as an order', () => {
    expect(
      settle({ terms: termsWith({ dimension: 'merchant' }), submissions }).map(({ commercialOrderCount }) => commercialOrderCount),
    ).toEqual([3]);
  });

  it('MR7 what was undone later lowers no count', () => {
    const undone = submissionWith({ id: 'SUB7', fulfilledTime: null, settledFee: 250_000n });
    expect(statement(3n, [...submissions, undone])?.commercialAmount).toBe(58_750n);
  });
});

describe('the reward', () => {
  const tiers = [
    { from: 300_000n, ratio: 0n, amount: 9000n },
    { from: 100_000n, ratio: 100n, amount: 500n },
  ];

  it('MR5 pays the highest tier reached only', () => {
    const rule = { type: 'REWARD', tiers } as const;
    expect([99_999n, 100_000n, 299_999n, 300_000n].map((gmv) => pays(rule, gmv))).toEqual([0n, 1500n, 3500n, 9000n]);
    expect(pays({ type: 'REWARD', base: 50_000n, amount: 700n }, 50_000n)).toBe(700n);
    expect(pays({ type: 'REWARD', base: 0n, amount: 700n }, 0n)).toBe(0n);
  });

  it('MR5 measures all lines, whatever else they earn', () => {
    const orders = [orderWith(), sold(100_000n, { ref: 'P2-1', workOrder: workOrderWith({ kind: 'commercial' }) })];
    const terms = termsWith({ dimension: 'bd', rules: [ruleWith({ type: 'REWARD', ratio: 1000n })] });
    expect(settle({ terms, orders })).toMatchObject([{ rewardAmount: 20_000n, teamLeaderAmount: 3000n, totalAmount: 23_000n }]);
  });

  it('MR5 counts fulfilled submissions of all kinds', () => {
    const rule = ruleWith({ type: 'REWARD', metric: 'FULFILLED', tiers: [{ from: 2n, ratio: 5000n, amount: 700n }] });
    const submissions = [submissionWith(), submissionWith({ id: 'SUB2', workOrder: workOrderWith(), fees: null })];
    const terms = termsWith({ dimension: 'bd', rules: [rule] });
    expect(settle({ terms, submissions })).toMatchObject([{ rewardAmount: 800n, lines: [{ type: 'REWARD', base: 200n, amount: 800n }] }]);
    expect(settle({ terms, submissions: submissions.slice(1) })).toEqual([]);
  });

  it('MR6 that pays nothing has no line', () => {
    const terms = termsWith({ dimension: 'bd', rules: [ruleWith({ type: 'REWARD', tiers })] });
    expect(settle({ terms, orders: [sold(1n)] })).toMatchObject([{ lines: [], gmv: 1n }]);
  });
});
