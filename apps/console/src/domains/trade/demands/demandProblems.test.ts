import { expect, test } from 'vitest';
import { demandProblems, submitProblems } from './demandProblems';

const words = (draft: Record<string, unknown>) => demandProblems(draft).map(({ word }) => word);

test('1023003 the number of creators is 1 to 500', () => {
  expect(words({ requireUpNum: 0 })).toEqual(['numRange']);
  expect(words({ requireUpNum: 501 })).toEqual(['numRange']);
  expect(words({ requireUpNum: 500 })).toEqual([]);
  expect(words({})).toEqual([]);
});

test('three wished creators at most for each that is needed', () => {
  expect(demandProblems({ requireUpNum: 1, ups: [1, 2, 3, 4] })).toEqual([
    { field: 'ups', word: 'tooManyUps', values: { max: 3, count: 1 } },
  ]);
  expect(words({ requireUpNum: 2, ups: [1, 2, 3, 4, 5, 6] })).toEqual([]);
});

test('1023004 the creator gets no more than the whole package', () => {
  expect(words({ wholeProportion: '20', upProportion: '20.01' })).toEqual(['upOverWhole']);
  expect(words({ wholeProportion: '20', upProportion: '20' })).toEqual([]);
});

test('1023005 a shooting-fee form has a fee', () => {
  expect(words({ workAttribute: 1, upShotCost: '0' })).toEqual(['feeNeeded']);
  expect(words({ workAttribute: 2, upShotCost: '0' })).toEqual([]);
});

test('the wanted time ends after it begins', () => {
  expect(words({ expectBegin: '2026-12-02', expectEnd: '2026-12-01' })).toEqual(['endBeforeBegin']);
});

test('what a draft leaves out stops its submission, with the field to mend', () => {
  const blank = {
    requireUpNum: 5,
    wholeProportion: null,
    upProportion: '12.00',
    workAttribute: 1,
    upShotCost: null,
    expectBegin: null,
    expectEnd: null,
    ups: undefined,
  };
  expect(submitProblems(blank)).toEqual([
    { field: 'upProportion', word: 'upOverWhole' },
    { field: 'upShotCost', word: 'feeNeeded' },
  ]);
  expect(submitProblems({ ...blank, upProportion: null, workAttribute: 2 })).toEqual([]);
});
