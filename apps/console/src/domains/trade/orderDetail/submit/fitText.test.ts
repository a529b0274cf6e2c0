import { expect, test } from 'vitest';
import { fitCount } from './fitText';

test('what a brief does not ask about is not counted', () => {
  expect(fitCount({ fit: { category: 'not', country: 'meets', fans: 'open', audience: 'unknown' } })).toEqual({ met: 1, asked: 3 });
});
