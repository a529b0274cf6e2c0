import { expect, test } from 'vitest';
import { formatDateTime, formatDay, formatLongDateTime, formatLongDay } from './formatDate';

const moment = '2026-11-20 17:30:05';

test('default and day format in a zone (spec section 9)', () => {
  expect(formatDateTime(moment, 'UTC')).toBe('2026-11-20 17:30:05');
  expect(formatDateTime(moment, 'Asia/Manila')).toBe('2026-11-21 01:30:05');
  expect(formatDay(moment, 'Asia/Manila')).toBe('2026-11-21');
  expect(formatDateTime('2026-11-20T17:30:05.250Z', 'Asia/Jakarta')).toBe('2026-11-21 00:30:05');
});

test('without a zone it is the viewer’s own', () => {
  expect(formatDateTime(new Date(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 03:04:05');
});

test('a bare day stays that day in every zone', () => {
  expect(['America/New_York', 'UTC', 'Asia/Manila', undefined].map((zone) => formatDay('2026-11-20', zone))).toEqual(
    Array(4).fill('2026-11-20'),
  );
});

test('long forms per language', () => {
  expect(formatLongDay(moment, 'en', 'UTC')).toBe('November 20, 2026');
  expect(formatLongDay(moment, 'zh-CN', 'UTC')).toBe('2026年11月20日');
  expect(formatLongDay(moment, 'vn', 'UTC')).toBe('20 tháng 11, 2026');
  expect(formatLongDay(moment, 'zh-CN', 'Asia/Manila')).toBe('2026年11月21日');
  expect(formatLongDateTime(moment, 'zh-CN', 'UTC')).toBe('2026年11月20日 17:30');
  expect(formatLongDateTime(moment, 'en', 'UTC')).toMatch(/^November 20, 2026.*17:30$/);
  expect(formatLongDateTime(moment, 'vn', 'UTC')).toMatch(/17:30.*20 tháng 11, 2026/);
});

test.each([null, undefined, '', 'soon', '2026-02-30 00:00:00', '2026-02-30', '2026-11-20T10:00:00', new Date(Number.NaN)])(
  'unknown or unreadable (%s) is –',
  (value) => {
    expect([formatDateTime(value), formatDay(value), formatLongDay(value, 'en'), formatLongDateTime(value, 'en')]).toEqual([
      '–',
      '–',
      '–',
      '–',
    ]);
  },
);
