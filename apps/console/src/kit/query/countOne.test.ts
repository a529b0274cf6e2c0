import { expect, test } from 'vitest';
import { totalOf } from './countOne';

test('what was not counted to the end is no number', () => {
  expect([{ totalRows: 0 }, { totalRows: 100_000, moreRows: true }, undefined].map(totalOf)).toEqual([0, null, null]);
});
