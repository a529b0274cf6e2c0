import { expect, test } from 'vitest';
import { dayRange } from './dayRange';
import { formatWireTime } from './wireTime';

test('from 00:00:00 to 23:59:59 of the days picked (spec section 9)', () => {
  const { start, end } = dayRange({ from: new Date(2026, 10, 1, 15), to: new Date(2026, 10, 20, 1) });
  expect([start, end]).toEqual([new Date(2026, 10, 1, 0, 0, 0, 0), new Date(2026, 10, 20, 23, 59, 59, 0)]);
});

test('in the zone of a country', () => {
  const { start, end } = dayRange({ from: '2026-11-01', to: '2026-11-20', timeZone: 'Asia/Manila' });
  expect(start && formatWireTime(start)).toBe('2026-10-31 16:00:00');
  expect(end && formatWireTime(end)).toBe('2026-11-20 15:59:59');
});

test('an open end stays open', () => {
  expect(dayRange({ from: null, to: undefined })).toEqual({ start: undefined, end: undefined });
});
