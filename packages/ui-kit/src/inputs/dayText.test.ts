import { expect, test } from 'vitest';
import { dateOfDay, dayOfDate, readDay } from './dayText';

test.each([
  ['11/08/2026', 'en'],
  ['11-8-2026', 'en'],
  ['11082026', 'en'],
  ['8.11.2026', 'vn'],
  ['08112026', 'vn'],
  ['08 / 11 / 2026', 'vn'],
  ['20261108', 'zh-CN'],
  ['2026年11月8日', 'zh-CN'],
  ['2026/11/08', 'zh-CN'],
  ['２０２６-１１-０８', 'zh-CN'],
  ['2026-11-08', 'en'],
  [' 2026-11-08 ', 'vn'],
] as const)('%s in %s is read', (text, locale) => {
  expect(readDay(text, locale)).toBe('2026-11-08');
});

test('what is no day of the calendar is not read', () => {
  for (const text of [
    '',
    'soon',
    '02/30/2026',
    '2026-02-30',
    '13/01/2026',
    '1/1/26',
    '11/2026',
    '2026-11-08 12:00',
    '1111/11/11/11',
    '2026-1101',
  ])
    expect(readDay(text, 'en'), text).toBeUndefined();
  expect(readDay('02/29/2028', 'en')).toBe('2028-02-29');
});

test('the calendar takes and gives the same day', () => {
  expect(['2026-01-01', '2026-12-31'].map((day) => dayOfDate(dateOfDay(day) ?? new Date(0)))).toEqual(['2026-01-01', '2026-12-31']);
  expect(dateOfDay('')).toBeNull();
});
