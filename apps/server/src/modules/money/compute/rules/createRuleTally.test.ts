import { expect, it } from 'vitest';
import { ruleWith, termsWith } from '../testing/build';
import { createRuleTally } from './createRuleTally';

const rules = [
  ruleWith({
    id: 'gmv',
    mode: 'progressive',
    tiers: [
      { from: 0n, ratio: 133n, amount: 0n },
      { from: 5_000n, ratio: 277n, amount: 0n },
    ],
  }),
  ruleWith({ id: 'commercial', type: 'COMMERCIAL', base: 2n, ratio: 500n, amount: 700n }),
  ruleWith({ id: 'reward', type: 'REWARD', base: 9_000n, ratio: 50n, amount: 1_000n }),
  ruleWith({ id: 'order', ratio: 100n, scopes: [{ kind: 'workOrder', id: 'W2' }] }),
];
const sold = [
  { workOrderId: 'W1', gmv: 4_999n, ruleGmv: 4_999n },
  { workOrderId: 'W1', gmv: 3_333n, ruleGmv: 0n },
  { workOrderId: 'W1', gmv: 2_501n, ruleGmv: 2_501n },
  { workOrderId: 'W2', gmv: 1_111n, ruleGmv: 1_111n },
  { workOrderId: 'W1', gmv: -777n, ruleGmv: -777n },
];

it('sums of lines that stand under one work order earn what the lines do', () => {
  const [ofLines, ofSums] = [0, 0].map(() => createRuleTally(termsWith({ dimension: 'bd', rules })));
  const beneficiaryId = 'B1';
  for (const { workOrderId, ...line } of sold) ofLines?.measureSold({ beneficiaryId, workOrderId }, line);
  for (const workOrderId of ['W1', 'W2']) {
    const own = sold.filter((line) => line.workOrderId === workOrderId);
    const sum = (of: 'gmv' | 'ruleGmv') => own.reduce((all, line) => all + line[of], 0n);
    ofSums?.measureSold({ beneficiaryId, workOrderId }, { gmv: sum('gmv'), ruleGmv: sum('ruleGmv') });
  }
  for (const fees of [1_234n, 0n, 5_678n])
    ofLines?.measureFulfilled({ beneficiaryId, workOrderId: 'W1' }, { kind: 'commercial', count: 1n, fees });
  ofSums?.measureFulfilled({ beneficiaryId, workOrderId: 'W1' }, { kind: 'commercial', count: 3n, fees: 6_912n });
  expect(ofSums?.linesOf(beneficiaryId)).toEqual(ofLines?.linesOf(beneficiaryId));
  expect(ofLines?.linesOf(beneficiaryId).map(({ ref, base, amount }) => [ref, base, amount])).toEqual([
    // 133 of 5000 and 277 of 1723 by ten thousand.
    ['gmv', 6_723n, 67n + 48n],
    ['commercial', 6_912n, 346n + 2_100n],
    ['reward', 11_167n, 56n + 1_000n],
    ['order', 1_111n, 11n],
  ]);
  expect(ofLines?.linesOf('B2')).toEqual([]);
});
