import { expect, test } from 'vitest';
import { monthName } from '../parts/monthName';
import { newestMonths } from './newestMonths';

test('months go back over the turn of the year, from any day of the month', () => {
  expect(newestMonths(new Date(2026, 1, 28), 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(newestMonths(new Date(2026, 2, 31), 3)).toEqual(['2026-03', '2026-02', '2026-01']);
});

test('a month is named as each language names it', () => {
  expect(['en', 'zh-CN', 'vn'].map((locale) => monthName('2026-10', locale as 'en'))).toEqual([
    'October 2026',
    '2026年10月',
    'Tháng 10 năm 2026',
  ]);
});
