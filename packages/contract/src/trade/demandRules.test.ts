import { expect, test } from 'vitest';
import { demandProblems, type DemandTerms, stopsDemand } from './demandRules';

const form = (more: DemandTerms): DemandTerms => ({
  requireUpNum: 5,
  wholeProportion: '20.00',
  upProportion: '12.00',
  workAttribute: 1,
  upShotCost: '1500.00',
  ...more,
});
const rules = (more: DemandTerms) => demandProblems(form(more)).map(({ field, rule }) => `${field}: ${rule}`);

test('1023003 the number of creators is 1 to 500', () => {
  expect(rules({ requireUpNum: 0 })).toEqual(['requireUpNum: requireUpNumRange']);
  expect(rules({ requireUpNum: 501 })).toEqual(['requireUpNum: requireUpNumRange']);
  expect(rules({ requireUpNum: null })).toEqual(['requireUpNum: requireUpNumRange']);
  expect(rules({ requireUpNum: 500 })).toEqual([]);
});

test('three wished creators at most for each that is needed', () => {
  expect(demandProblems(form({ requireUpNum: 1, wishes: 4 }))).toEqual([
    { field: 'ups', rule: 'tooManyWishes', values: { max: 3, count: 1 } },
  ]);
  expect(rules({ requireUpNum: 2, wishes: 6 })).toEqual([]);
});

test('1023004 the creator gets no more than the whole package, which is to be said', () => {
  expect(rules({ upProportion: '20.01' })).toEqual(['upProportion: upProportionTooHigh']);
  expect(rules({ upProportion: '20' })).toEqual([]);
  expect(rules({ wholeProportion: '' })).toEqual(['wholeProportion: upProportionTooHigh']);
  expect(rules({ wholeProportion: null, upProportion: null })).toEqual([]);
});

test('1023005 a shooting-fee form has a fee', () => {
  expect(rules({ upShotCost: '0' })).toEqual(['upShotCost: shotCostRequired']);
  expect(rules({ upShotCost: null })).toEqual(['upShotCost: shotCostRequired']);
  expect(rules({ upShotCost: null, workAttribute: 2 })).toEqual([]);
});

test('the wanted time ends after it begins', () => {
  expect(rules({ expectBegin: '2026-12-02', expectEnd: '2026-12-01' })).toEqual(['expectEnd: endBeforeBegin']);
  expect(rules({ expectBegin: '2026-12-02', expectEnd: '' })).toEqual([]);
});

test('a budget below the fees of all places is worth a look and stops nothing', () => {
  const [problem] = demandProblems(form({ budget: '7499.99' }));
  expect(problem).toEqual({
    field: 'budget',
    rule: 'budgetBelowFees',
    values: { fees: '7500.00' },
  });
  expect(problem && stopsDemand(problem)).toBe(false);
  expect(rules({ budget: '7500' })).toEqual([]);
  expect(rules({ budget: '1', workAttribute: 2 })).toEqual([]);
});
