import { describe, expect, test } from 'vitest';
import { capsOf } from './capsOf';

describe('1024001 ratios of an order', () => {
  test('what fits says how much is left', () => {
    expect(capsOf(2, { workAttribute: 2, wholeProportion: '20', upProportion: '12', bdProportion: '3.5' })).toEqual([
      { word: 'ratiosFit', isProblem: false, values: { up: '12', bd: '3.5', sum: '15.5', whole: '20', left: '4.5' } },
    ]);
  });
  test('exactly the whole package fits, a hundredth more does not', () => {
    expect(capsOf(2, { wholeProportion: '20', upProportion: '16.5', bdProportion: '3.5' })[0]?.isProblem).toBe(false);
    expect(capsOf(2, { wholeProportion: '20', upProportion: '16.51', bdProportion: '3.5' })[0]).toMatchObject({
      word: 'ratiosExceed',
      values: { over: '0.01' },
    });
  });
  test('a team-leader order needs the whole package, a commercial one does not', () => {
    expect(capsOf(2, { upProportion: '10', wholeProportion: '' })).toEqual([{ word: 'wholeNeeded', isProblem: true }]);
    expect(capsOf(1, { upProportion: '10', wholeProportion: '' })).toEqual([]);
  });
  test('whole numbers keep their zeros', () => {
    expect(capsOf(2, { wholeProportion: '100', upProportion: '10' })[0]?.values).toMatchObject({
      whole: '100',
      up: '10',
      left: '90',
      bd: '0',
    });
  });
});

describe('1024002 fees of a shooting-fee order', () => {
  const fees = (upShotCost: string, shopShotCost: string) =>
    capsOf(1, { workAttribute: 1, upShotCost, shopShotCost }).map(({ word, amount }) => amount ?? word);
  test('the merchant pays at least what the creator gets', () => {
    expect(fees('2500', '3000')).toEqual(['500.00']);
    expect(fees('2500', '2499.99')).toEqual(['feeTooLow']);
    expect(fees('0', '10')).toEqual(['feeNeeded']);
    expect(fees('2500', '')).toEqual([]);
  });
  test('commission orders have no fees', () => {
    expect(capsOf(1, { workAttribute: 2, upShotCost: '0' })).toEqual([]);
  });
});

test('an end before the beginning is told', () => {
  expect(capsOf(1, { validBegin: '2026-12-02', expireDate: '2026-12-01' })).toEqual([{ word: 'datesWrong', isProblem: true }]);
});
