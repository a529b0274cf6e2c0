import { expect, test } from 'vitest';
import { conflictsOf, mergeVersions } from './conflictsOf';

const versions = {
  base: { name: 'A', sort: 1, remark: 'x' },
  mine: { name: 'B', sort: 1, remark: 'mine' },
  theirs: { name: 'A', sort: 7, remark: 'theirs' },
};

test('only a field that both changed differently is a conflict', () => {
  expect(conflictsOf(versions)).toEqual([{ field: 'remark', mine: 'mine', theirs: 'theirs' }]);
});

test('the same change on both sides is no conflict', () => {
  expect(conflictsOf({ base: { a: 1 }, mine: { a: 2 }, theirs: { a: 2 } })).toEqual([]);
});

test('merging keeps what only one side changed, and the choice where both did', () => {
  expect(mergeVersions(versions, { remark: 'theirs' })).toEqual({ name: 'B', sort: 7, remark: 'theirs' });
  expect(mergeVersions(versions, { remark: 'mine' })).toEqual({ name: 'B', sort: 7, remark: 'mine' });
});
