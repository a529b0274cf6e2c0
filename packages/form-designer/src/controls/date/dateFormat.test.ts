import { expect, test } from 'vitest';
import { formatDate, parseDate } from './dateFormat';
import { fromPicker, pickerOf, toPicker } from './nativeDate';

const moment = { year: 2026, month: 3, day: 9, hour: 15, minute: 4, second: 5 };

test.each([
  ['YYYY-MM-DD', '2026-03-09'],
  ['YYYY-MM-DD HH:mm:ss', '2026-03-09 15:04:05'],
  ['D/M/YY', '9/3/26'],
  ['YYYY年MM月DD日', '2026年03月09日'],
  ['hh:mm A', '03:04 PM'],
  ['[day] DD.MM.YYYY', 'day 09.03.2026'],
])('%s is written and read', (format, text) => {
  expect(formatDate(moment, format)).toBe(text);
  const read = parseDate(text, format);
  expect(read && formatDate(read, format)).toBe(text);
});

test.each([
  ['2026-02-29', 'YYYY-MM-DD'],
  ['2026-13-01', 'YYYY-MM-DD'],
  ['2026-3-9', 'YYYY-MM-DD'],
  ['x', 'YYYY-MM-DD'],
  ['24:00', 'HH:mm'],
  ['2026-03-09 ', '(((('],
])('%s is no %s', (text, format) => {
  expect(parseDate(text, format)).toBeUndefined();
});

test('29 February is a day in leap years only', () => {
  expect(parseDate('2028-02-29', 'YYYY-MM-DD')).toBeDefined();
  expect(parseDate('2100-02-29', 'YYYY-MM-DD')).toBeUndefined();
});

test('each format has the picker of the browser that fits', () => {
  expect(['YYYY-MM-DD', 'YYYY-MM', 'YYYY-MM-DD HH:mm', 'HH:mm:ss', 'YYYY年MM月DD日'].map(pickerOf)).toEqual([
    'date',
    'month',
    'datetime-local',
    'time',
    'date',
  ]);
  expect(toPicker('09/03/2026', 'DD/MM/YYYY')).toBe('2026-03-09');
  expect(fromPicker('2026-03-09T15:04', 'YYYY/MM/DD HH:mm:ss')).toBe('2026/03/09 15:04:00');
  expect(fromPicker('', 'YYYY-MM-DD')).toBe('');
});
