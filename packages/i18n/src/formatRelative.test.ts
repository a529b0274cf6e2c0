import { expect, test } from 'vitest';
import { formatRelative } from './formatRelative';

const now = new Date(2026, 10, 20, 12, 0, 0);
const at = (month: number, day: number, hour = 12, minute = 0) => new Date(2026, month - 1, day, hour, minute);

test.each([
  [at(11, 20, 12, 0), '刚刚', 'just now', 'vừa xong'],
  [new Date(2026, 10, 20, 12, 0, 1), '现在', 'now', 'bây giờ'],
  [new Date(2026, 10, 20, 11, 59, 1), '刚刚', 'just now', 'vừa xong'],
  [at(11, 20, 11, 55), '5分钟前', '5 minutes ago', '5 phút trước'],
  [at(11, 20, 9), '3小时前', '3 hours ago', '3 giờ trước'],
  [at(11, 20, 14), '2小时后', 'in 2 hours', 'sau 2 giờ nữa'],
  [at(11, 19, 11), '昨天', 'yesterday', 'hôm qua'],
  [at(11, 18, 23), '前天', '2 days ago', 'hôm kia'],
  [at(11, 10), '10天前', '10 days ago', '10 ngày trước'],
  [at(10, 20), '上个月', 'last month', 'tháng trước'],
  [at(7, 1), '4个月前', '4 months ago', '4 tháng trước'],
])('%s', (value, zh, en, vn) => {
  expect([formatRelative(value, 'zh-CN', now), formatRelative(value, 'en', now), formatRelative(value, 'vn', now)]).toEqual([zh, en, vn]);
});

test('years, and never “this month” for a full month', () => {
  expect(formatRelative(new Date(2024, 10, 1), 'en', now)).toBe('2 years ago');
  expect(formatRelative(new Date(2026, 0, 1), 'en', new Date(2026, 0, 31, 1))).toBe('30 days ago');
});

test('unknown is –', () => {
  expect(formatRelative(null, 'en')).toBe('–');
});
