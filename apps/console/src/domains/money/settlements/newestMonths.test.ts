import { expect, test } from 'vitest';
import { monthName } from '../parts/monthName';
import { newestMonths } from './newestMonths';

const months = (country: 'PH' | 'VN', now: string, count: number) => newestMonths({ country, now: new Date(now), count });

test('months go back over the turn of the year, from any day of the month', () => {
  expect(months('PH', '2026-02-28T04:00:00Z', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(months('PH', '2026-03-31T04:00:00Z', 3)).toEqual(['2026-03', '2026-02', '2026-01']);
});

test('months turn over at midnight of the country, wherever the browser is', () => {
  expect(['2026-11-30T15:59:59Z', '2026-11-30T16:00:00Z'].map((now) => months('PH', now, 1)[0])).toEqual(['2026-11', '2026-12']);
  expect(['2026-11-30T16:59:59Z', '2026-11-30T17:00:00Z'].map((now) => months('VN', now, 1)[0])).toEqual(['2026-11', '2026-12']);
});

test('a month is named as each language names it', () => {
  expect(['en', 'zh-CN', 'vn'].map((locale) => monthName('2026-10', locale as 'en'))).toEqual([
    'October 2026',
    '2026年10月',
    'Tháng 10 năm 2026',
  ]);
});
