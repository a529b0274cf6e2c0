import { expect, test } from 'vitest';
import { countOf, nothingSelected, pickedOnPage, pickOnPage } from './Selection';

test('picks of other pages stay when this page changes', () => {
  const first = pickOnPage(nothingSelected, ['1', '2'], ['1', '2']);
  const second = pickOnPage(first, ['3', '4'], ['4']);
  expect(second).toEqual({ kind: 'rows', ids: ['1', '2', '4'] });
  expect(pickOnPage(second, ['1', '2'], ['2'])).toEqual({ kind: 'rows', ids: ['4', '2'] });
});

test('all matching rows count as many as match and show as picked on every page', () => {
  const all = { kind: 'all', totalRows: 412 } as const;
  expect(countOf(all)).toBe(412);
  expect(pickedOnPage(all, ['7', '8'])).toEqual(['7', '8']);
});

test('unpicking one row of all leaves the rest of this page', () => {
  expect(pickOnPage({ kind: 'all', totalRows: 412 }, ['7', '8'], ['8'])).toEqual({ kind: 'rows', ids: ['8'] });
});
