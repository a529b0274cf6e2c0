import { expect, test } from 'vitest';
import { greetingAt } from './greeting';

test('the parts of the day (spec section 2.6)', () => {
  const greetings = [0, 8, 9, 11, 12, 13, 14, 19, 20, 23].map(greetingAt);
  expect(greetings).toEqual(['morning', 'morning', 'forenoon', 'forenoon', 'noon', 'noon', 'afternoon', 'afternoon', 'evening', 'evening']);
});
