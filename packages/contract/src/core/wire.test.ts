import { expect, test } from 'vitest';
import { dateTime, id, text, wholeNumber } from './wire';

test.each(['2026-13-45 00:00:00', '2026-02-29 00:00:00', "' or 1=1 --", 'infinity', '294277-01-01 00:00:00', '2026-01-01'])(
  'refuses the time %s',
  (value) => {
    expect(dateTime().safeParse(value).success).toBe(false);
  },
);

test('accepts a time that exists', () => {
  expect(dateTime().safeParse('2028-02-29 23:59:59').success).toBe(true);
});

test('ids are strings of up to 2^63 - 1', () => {
  for (const good of ['7', '1265476890672672821', '9223372036854775807']) expect(id().safeParse(good).success, good).toBe(true);
  for (const bad of [1, '0', '-1', '1e3', '１２', '../../etc/passwd', '', '9223372036854775808', '9999999999999999999'])
    expect(id().safeParse(bad).success, String(bad)).toBe(false);
});

test('text is trimmed and holds no control characters', () => {
  expect(text(5).parse('  abc ')).toBe('abc');
  for (const bad of ['', '   ', 'abcdef', 'a\u0000b', 'a\r\nb']) expect(text(5).safeParse(bad).success).toBe(false);
});

test('no mark turns the direction of a name', () => {
  expect(text(20).parse('invoice\u202efdp.exe')).toBe('invoicefdp.exe');
  expect(text(5).safeParse('\u2066\u2069').success).toBe(false);
  expect(text(5).parse('\u200fab')).toBe('\u200fab');
});

test('numbers of a query string are whole and bounded', () => {
  expect(wholeNumber(1, 10).parse('7')).toBe(7);
  for (const bad of ['NaN', '1e309', '1.5', '', ' 1', 'Infinity', 11, 0])
    expect(wholeNumber(1, 10).safeParse(bad).success, String(bad)).toBe(false);
});
