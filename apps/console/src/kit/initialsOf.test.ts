import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf';

test.each([
  ['Trần Ngọc Anh', 'TA'],
  ['周岚', '岚'],
  ['madonna', 'M'],
  ['  ', ''],
  ['李 Wei', '李'],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
