import { expect, test } from 'vitest';
import { readTableState, writeTableState } from './urlState';

const rules = { filters: ['name', 'country'], sortFields: ['name', 'fans'] };

test('an empty URL is the first page of ten, unsorted', () => {
  expect(readTableState('', rules)).toEqual({ pageNo: 1, pageSize: 10, filters: {} });
});

test('what is written is read back, with several values of one filter', () => {
  const state = {
    pageNo: 3,
    pageSize: 50,
    sortField: 'fans',
    sortOrder: 'descend' as const,
    filters: { name: '50% & more', country: ['PH', 'VN'] },
  };
  expect(readTableState(writeTableState('', state, rules), rules)).toEqual(state);
});

test('defaults stay out of the URL and foreign keys stay in it', () => {
  expect(writeTableState('?tab=2&pageNo=4', { pageNo: 1, pageSize: 10, filters: {} }, rules)).toBe('?tab=2');
});

test.each([
  '?pageNo=0',
  '?pageNo=-1',
  '?pageNo=1e9',
  '?pageNo=100001',
  '?pageNo=NaN',
  '?pageSize=7',
  '?pageSize=1000',
  '?sortField=password',
])('nonsense such as %s is the default', (search) => {
  expect(readTableState(search, rules)).toEqual({ pageNo: 1, pageSize: 10, filters: {} });
});
