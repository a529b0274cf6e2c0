import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWireTime, parseWireTime } from './wireTime';

test('UTC unless a zone is named (model 2.0)', () => {
  expect(parseWireTime('2026-11-20 17:30:05')?.toISOString()).toBe('2026-11-20T17:30:05.000Z');
  expect(parseWireTime('2026-11-21 01:30:05', 'Asia/Manila')?.toISOString()).toBe('2026-11-20T17:30:05.000Z');
  expect(formatWireTime(Date.UTC(2026, 10, 20, 17, 30, 5))).toBe('2026-11-20 17:30:05');
  expect(formatWireTime(new Date('2026-11-20T17:30:05Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-11-21 00:30:05');
});

test('reads back every second it writes, in any zone', () => {
  const zones = ['UTC', 'Asia/Manila', 'Asia/Bangkok', 'Asia/Singapore'];
  fc.assert(
    fc.property(fc.integer({ min: 946_684_800, max: 4_102_444_799 }), fc.constantFrom(...zones), (seconds, zone) => {
      expect(parseWireTime(formatWireTime(seconds * 1000, zone), zone)?.getTime()).toBe(seconds * 1000);
    }),
  );
});

test.each([null, undefined, '', '2026-11-20', '2026-11-20T17:30:05', '2026-1-2 3:4:5', '2026-02-30 00:00:00', '2026-11-20 24:00:01'])(
  '%s is not a wire time',
  (text) => {
    expect(parseWireTime(text)).toBeUndefined();
  },
);
