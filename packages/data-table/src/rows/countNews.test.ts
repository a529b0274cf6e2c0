import { expect, test } from 'vitest';
import { countNews } from './countNews';

const row = (id: string, state = 1) => ({ id, state });
const count = (before: object[], now: object[]) => countNews(before as { id: string }[], now as { id: string }[], ({ id }) => id);

test('changed rows count, moved ones do not', () => {
  expect(count([row('a'), row('b')], [row('b'), row('a')])).toBe(0);
  expect(count([row('a'), row('b')], [row('a', 2), row('b', 2)])).toBe(2);
});

test('a row that comes pushes the last one off the page, and one that goes draws the next one in: one change each', () => {
  expect(count([row('a'), row('b')], [row('new'), row('a')])).toBe(1);
  expect(count([row('a'), row('b')], [row('b'), row('c')])).toBe(1);
  expect(count([row('a'), row('b')], [row('b')])).toBe(1);
});
