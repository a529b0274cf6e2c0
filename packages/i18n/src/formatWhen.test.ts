import { expect, test } from 'vitest';
import { formatExact, formatWhen } from './formatWhen';

const now = new Date(2026, 10, 20, 12, 0, 0);
const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour);

test.each([
  [at(11, 20, 9), '3小时前', '3 hours ago', '3 giờ trước'],
  [at(11, 14), '6天前', '6 days ago', '6 ngày trước'],
  [at(11, 23), '3天后', 'in 3 days', 'sau 3 ngày nữa'],
  [at(11, 13), '2026-11-13', '2026-11-13', '2026-11-13'],
  [at(12, 30), '2026-12-30', '2026-12-30', '2026-12-30'],
])('in words within a week, the day beyond it: %s', (value, zh, en, vn) => {
  expect([formatWhen(value, 'zh-CN', now), formatWhen(value, 'en', now), formatWhen(value, 'vn', now)]).toEqual([zh, en, vn]);
});

test('exact: to the second, with the zone', () => {
  expect(formatExact('2026-11-20 13:00:00', 'en', 'Asia/Ho_Chi_Minh')).toBe('2026-11-20 20:00:00 GMT+7');
  expect(formatExact('2026-11-20 13:00:00', 'zh-CN', 'Asia/Singapore')).toBe('2026-11-20 21:00:00 GMT+8');
});

test('unknown is –', () => {
  expect(formatWhen(null, 'en')).toBe('–');
  expect(formatExact(undefined, 'en')).toBe('–');
});
