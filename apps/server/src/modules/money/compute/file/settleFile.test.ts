import { describe, expect, it } from 'vitest';
import { Problems, settleFile } from '..';
import examples from './examples.fixture.json';

type Json = Record<string, unknown>;

const [first = {}, , , fourth = {}] = examples.map(({ input }) => input as Json);
const at = (value: unknown, key: string) => (value as Json)[key];

/** Worked example 1 with something changed: `with('orders.0.payAmount', '1')`. */
function changed(path: string, value: unknown, base = first): unknown {
  const copy = structuredClone(base);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>(at, copy) as Json;
  parent[last] = value;
  return copy;
}

function refused(input: unknown): readonly string[] {
  try {
    settleFile(typeof input === 'string' ? input : JSON.stringify(input));
  } catch (error) {
    if (error instanceof Problems) return error.sentences;
    throw error;
  }
  return [];
}

describe('a month as a file', () => {
  it.each(examples)('MF2 worked example $id comes out to the letter: $name', ({ input, expected }) => {
    expect(JSON.stringify(settleFile(JSON.stringify(input)))).toBe(JSON.stringify(expected));
  });

  it('MF1 a list of months gives a list of results in the same order', () => {
    expect(settleFile(JSON.stringify(examples.map(({ input }) => input)))).toEqual(examples.map(({ expected }) => expected));
    expect(settleFile('[]')).toEqual([]);
  });

  it.each([
    ['colour', 'red', 'colour: this key is not known.'],
    ['orders.0.colour', 'red', 'orders[0].colour: this key is not known.'],
    ['orders.0.payAmount', 1499, 'orders[0].payAmount: invalid input: expected string, received number.'],
    ['orders.0.payAmount', '1499.001', 'orders[0].payAmount: 1499.001 is finer than PHP, which has 2 decimals.'],
    ['orders.0.payAmount', '-1', 'orders[0].payAmount: write digits with an optional decimal point, as text.'],
    ['orders.0.orderStatus', 'LOST', /^orders\[0\]\.orderStatus: invalid option: expected one of "PROCESSING"/],
    ['orders.0.deliveredTime', '2026-06-10', 'orders[0].deliveredTime: write a moment in UTC, such as 2026-06-10T03:00:00Z.'],
    [
      'orders.0.deliveredTime',
      '2026-06-10T03:00:00+08:00',
      'orders[0].deliveredTime: write a moment in UTC, such as 2026-06-10T03:00:00Z.',
    ],
    [
      'orders.0.refunds',
      [{ time: '2026-06-10T03:00:00Z', amount: '0.001' }],
      'orders[0].refunds[0].amount: 0.001 is finer than PHP, which has 2 decimals.',
    ],
    ['orders.0.workOrderId', 'W9', 'orders[0].workOrderId: there is no work order W9 in workOrders.'],
    ['orders.0.payBy', 3, /^orders\[0\]\.payBy: /],
    [
      'workOrders.0.upProportion',
      '100.01',
      'workOrders[0].upProportion: 100.01 is no percentage; write 0 to 100 with at most two decimals.',
    ],
    ['currency', 'VND', 'currency: PH settles in PHP, not in VND.'],
    ['country', 'JP', /^country: /],
    ['month', '2026-13', 'month: write a month such as 2026-06.'],
    ['dimension', 'agency', /^dimension: /],
    ['openingBalances', { B1: '0.005' }, 'openingBalances.B1: 0.005 is finer than PHP, which has 2 decimals.'],
    ['withholdingRates', { B1: '101' }, 'withholdingRates.B1: 101 is no percentage; write 0 to 100 with at most two decimals.'],
    ['holdDays', -1, /^holdDays: /],
    ['cutoff', 'today', 'cutoff: write a moment in UTC, such as 2026-06-10T03:00:00Z.'],
    ['submissions', [{ id: 'SUB1' }], /^submissions\[0\]\.workOrderId: /],
    ['rules', [{ id: 'R1', ruleType: 'GMV', dimension: 'bd', enabled: true }], 'rules[0].calcMode: a GMV rule needs a way to calculate.'],
    [
      'rules',
      [{ id: 'R1', ruleType: 'COMMERCIAL', dimension: 'bd', enabled: true, base: '1.5' }],
      'rules[0].base: 1.5 is no whole number, and this rule counts pieces.',
    ],
    [
      'rules',
      [{ id: 'R1', ruleType: 'REWARD', dimension: 'bd', enabled: true, tiers: [{ ratio: '1' }] }],
      'rules[0].tiers[0]: a tier has either from or base.',
    ],
  ] as const)('MF3 refuses %s as %j', (path, value, sentence) => {
    const sentences = refused(changed(path, value));
    expect(sentences[0]).toMatch(
      sentence instanceof RegExp ? sentence : new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
  });

  it('MF3 refuses decimals of a currency that has none', () => {
    const dong = { ...first, country: 'VN', currency: 'VND' };
    expect(refused(changed('orders.0.payAmount', '1000.50', dong))).toEqual([
      'orders[0].payAmount: 1000.50 is finer than VND, which has no decimals.',
    ]);
    expect(refused(changed('orders.0.payAmount', '1000.00', dong))).toEqual([]);
  });

  it('MF3 refuses rows that stand twice, and tells all problems at once with their month', () => {
    const [order] = first.orders as Json[];
    const twice = changed('orders', [order, { ...order, payAmount: '0.001' }]);
    expect(refused([first, twice, { ...first, month: 6 }])).toEqual([
      '[1].orders[1]: P1-1 stands already at orders[0].',
      '[1].orders[1].payAmount: 0.001 is finer than PHP, which has 2 decimals.',
      '[2].month: invalid input: expected string, received number.',
    ]);
  });

  it('MF3 refuses what is no JSON or no month', () => {
    expect(refused('{"month"')[0]).toMatch(/^the input: this is no JSON \(.+\)\.$/);
    expect(refused('')[0]).toMatch(/^the input: this is no JSON /);
    expect(refused('7')).toEqual(['the input: invalid input: expected object, received number.']);
    expect(refused('[[]]')).toEqual(['[0]: invalid input: expected object, received array.']);
  });

  it('MF4 takes null for what an order has not, and it earns nothing', () => {
    for (const path of ['orders.0.workOrderId', 'orders.0.bdId', 'orders.0.deliveredTime'])
      expect(settleFile(JSON.stringify(changed(path, null)))).toEqual([]);
    const { rules: _, ...without } = first;
    expect(settleFile(JSON.stringify(without))).toEqual(examples[0]?.expected);
  });

  it('MF5 refuses two enabled rules of a kind and tiers with one base', () => {
    const rule = { ruleType: 'GMV', dimension: 'bd', enabled: true, calcMode: 'gate' };
    expect(
      refused(
        changed('rules', [
          { ...rule, id: 'R1' },
          { ...rule, id: 'R2' },
        ]),
      ),
    ).toEqual(['rules[1]: it overlaps with the enabled rule R1.']);
    expect(
      refused(
        changed('rules', [
          { ...rule, id: 'R1' },
          { ...rule, id: 'R2', enabled: false },
          { ...rule, id: 'R3', dimension: 'leader' },
        ]),
      ),
    ).toEqual([]);
    const tiers = [
      { from: '100', ratio: '1' },
      { from: '100.00', ratio: '2' },
    ];
    expect(refused(changed('rules', [{ ...rule, id: 'R1', calcMode: 'progressive', tiers }]))).toEqual([
      'rules[0].tiers: tier bases must increase; two are the same.',
    ]);
  });

  it('MF6 a settled line without its order line changes nothing', () => {
    const [, second] = fourth.orders as Json[];
    expect(settleFile(JSON.stringify(changed('orders', [second], fourth)))).toMatchObject([{ totalAmount: '240.00', gmv: '2000.00' }]);
  });

  it('MF5 MF7 rules of one kind may each cover their own order, person or team, and not the same one', () => {
    const rule = { ruleType: 'REWARD', dimension: 'bd', enabled: true, metric: 'GMV', base: '1' };
    const person = [{ kind: 'user', id: 'B1' }];
    const team = [{ kind: 'team', id: 'T1' }];
    const rules = [
      { ...rule, id: 'R1', amount: '1' },
      { ...rule, id: 'R2', amount: '2', scopes: team },
      { ...rule, id: 'R3', amount: '3', scopes: person },
    ];
    const input = { ...first, teams: { B1: 'T1' } };
    const rewardOf = (some: Json[]) => (settleFile(JSON.stringify({ ...input, rules: some })) as Json[])[0]?.rewardAmount;
    expect([1, 2, 3].map((count) => rewardOf(rules.slice(0, count)))).toEqual(['1.00', '2.00', '3.00']);
    expect(refused({ ...input, rules: [...rules, { ...rule, id: 'R4', scopes: person }] })).toEqual([
      'rules[3]: it overlaps with the enabled rule R3.',
    ]);
  });

  it('MF7 a correction by hand adds its line', () => {
    const corrected = { ...first, adjustments: [{ id: 'A1', beneficiaryId: 'B1', amount: '-4.97' }] };
    expect(settleFile(JSON.stringify(corrected))).toMatchObject([{ totalAmount: '40.00', adjustAmount: '-4.97' }]);
  });

  it('MF2 opening balances, withholding, least payout and hold days are read', () => {
    const input = { ...first, openingBalances: { B1: '-10.00', B2: '3' }, withholdingRates: { B1: '10' }, minPayout: '31.48', holdDays: 0 };
    expect(settleFile(JSON.stringify(input))).toMatchObject([
      { beneficiaryId: 'B1', openingBalance: '-10.00', withholdingAmount: '3.50', payableAmount: '0.00', carriedForward: '31.47' },
      { beneficiaryId: 'B2', openingBalance: '3.00', payableAmount: '0.00', carriedForward: '3.00' },
    ]);
  });
});
