import { beforeAll, expect, test } from 'vitest';
import { loadFontsFromDisk } from '../node';
import { cleanText } from './cleanText';

beforeAll(() => loadFontsFromDisk());

test('control characters, direction overrides, soft hyphens and joiners go; line ends stay', () => {
  expect(cleanText('a\u0000b\u0007\u202Ec\u200Fd\u00ade\r\nf\u2028g\th\uFEFF')).toBe('abcde\nf\ng    h');
});

test('decomposed Vietnamese is composed', () => {
  expect(cleanText('Nguyễn Việt'.normalize('NFD'))).toBe('Nguyễn Việt');
});

test('a character without a glyph and half a surrogate pair become a visible box', () => {
  expect(cleanText('שלום!')).toBe('□□□□!');
  expect(cleanText('a\ud800b')).toBe('a□b');
  expect(cleanText('مرحبا')).toBe('□□□□□');
});

test('Chinese, Vietnamese, Thai, currency signs, emoji and rare hanzi pass unchanged', () => {
  const text = '商家 Nguyễn Việt ₱ ₫ ฿ RM S$ Rp ครีมกันแดด 😀✨ 犇喆堃㙍';
  expect(cleanText(text)).toBe(text);
});

test('what is no text is empty', () => {
  for (const value of [undefined, null, {}, [], Number.NaN, true]) expect(cleanText(value)).toBe('');
  expect(cleanText(12.5)).toBe('12.5');
});
