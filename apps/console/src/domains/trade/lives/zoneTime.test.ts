import { expect, it } from 'vitest';
import { localOf, spanOf, wireOf } from './zoneTime';

it('times are those of the country, there and back', () => {
  expect(localOf('2026-11-24 12:00:00', 'PH')).toBe('2026-11-24T20:00');
  expect(localOf('2026-11-24 17:30:00', 'VN')).toBe('2026-11-25T00:30');
  for (const country of ['PH', 'MY', 'TH', 'VN', 'SG', 'ID'])
    expect(wireOf(localOf('2026-11-24 17:30:00', country), country)).toBe('2026-11-24 17:30:00');
});

it('what is no time is none', () => {
  expect([wireOf('', 'PH'), wireOf('2026-13-40T10:00', 'PH'), localOf('', 'PH')]).toEqual([undefined, undefined, '']);
});

it('a span names the day of its end where it is another', () => {
  expect(spanOf({ beginTime: '2026-11-24 12:00:00', endTime: '2026-11-24 14:00:00', country: 'PH' })).toBe('2026-11-24 20:00 – 22:00');
  expect(spanOf({ beginTime: '2026-11-24 15:00:00', endTime: '2026-11-24 17:00:00', country: 'PH' })).toBe(
    '2026-11-24 23:00 – 2026-11-25 01:00',
  );
});
