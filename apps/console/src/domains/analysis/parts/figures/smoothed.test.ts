import { expect, test } from 'vitest';
import { smoothed } from './smoothed';

test('a gap stays one, and is left out of the mean of the days after it', () => {
  expect(smoothed([7, null, 1])).toEqual([7, null, 4]);
  expect(smoothed([1, 1, 1, 1, 1, 1, 1, 8]).at(-1)).toBe(2);
});
