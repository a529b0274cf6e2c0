import { expect, test } from 'vitest';
import { waitingAge } from './waitingAge';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23 12:00:30', 'minutes', 0, 'calm'],
  ['2026-11-23 11:01:00', 'minutes', 59, 'calm'],
  ['2026-11-23 11:00:00', 'hours', 1, 'calm'],
  ['2026-11-22 08:00:00', 'hours', 28, 'long'],
  ['2026-11-21 12:00:00', 'days', 2, 'long'],
  ['2026-11-20 11:59:59', 'days', 3, 'overdue'],
])('what waits since %s: %s %i, %s', (since, unit, count, tone) => {
  expect(waitingAge(since, now)).toEqual({ unit, count, tone });
});

test('what is no time has no age', () => {
  expect(waitingAge('', now)).toBeUndefined();
});
