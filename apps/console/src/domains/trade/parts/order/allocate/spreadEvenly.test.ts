import { expect, test } from 'vitest';
import { spreadEvenly, spreadWishes } from './spreadEvenly';

const people = [
  { id: '1', openOrders: 9 },
  { id: '2', openOrders: 0 },
  { id: '3', openOrders: 4 },
];

test('everything is shared out, the rest to those with the fewest open orders', () => {
  expect(spreadEvenly(people, 8)).toEqual({ 1: '2', 2: '3', 3: '3' });
  expect(spreadEvenly(people, 1)).toEqual({ 1: '0', 2: '1', 3: '0' });
});

test('wished creators go to those who take part, in turn', () => {
  expect(spreadWishes([{ upId: 'a' }, { upId: 'b' }, { upId: 'c' }], people, 2)).toEqual({ a: '2', b: '3', c: '2' });
  expect(spreadWishes([{ upId: 'a' }], [], 2)).toEqual({});
});
