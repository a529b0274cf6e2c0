import { readFileSync } from 'node:fs';
import { locales } from '@backlot/i18n';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { strings } from '../documents/strings';
import { formDesign, formValues } from '../fixtures/filledForms';
import { lookUpNames } from '../fixtures/names';
import { shops } from '../fixtures/shops';
import { workOrders } from '../fixtures/workOrders';
import { everydayFonts, fontFile, type FontName, fontNames } from './fontName';

function open(name: FontName): Set<number> {
  const font = create(readFileSync(new URL(`../../fonts/${fontFile(name)}`, import.meta.url)));
  return new Set('fonts' in font ? [] : (font.characterSet as number[]));
}
const missing = (text: string, fonts: readonly FontName[]) => {
  const sets = fonts.map(open);
  return [...new Set(text)].filter((char) => char >= ' ' && !sets.some((set) => set.has(char.codePointAt(0)!)));
};

test('the everyday fonts draw every word of the documents, every fixture and dictionary name and every currency sign', () => {
  const names = locales.flatMap((locale) => ['PH', 'MY', 'TH', 'VN', 'SG', 'ID'].map((code) => lookUpNames(locale)('country', code)));
  const texts = JSON.stringify([strings.messages, shops, workOrders, formValues, locales.map(formDesign), names, '₱ ₫ ฿ RM S$ Rp']);
  expect(missing(texts, everydayFonts)).toEqual([]);
});

test('every vowel of Vietnamese with every tone, in both cases', () => {
  const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) =>
    ['', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323'].map((tone) => (vowel + tone).normalize('NFC')),
  );
  expect(missing([...vowels, 'đ'].flatMap((char) => [char, char.toUpperCase()]).join(''), ['sans'])).toEqual([]);
});

test('GB 2312 in the everyday font, rarer hanzi of names and emoji in the fonts behind it', () => {
  const decoder = new TextDecoder('gb18030');
  const rows = Array.from({ length: 72 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => decoder.decode(Uint8Array.of(0xb0 + row, 0xa1 + cell))),
  );
  const hanzi = rows.flat().filter((char) => /^\p{Script=Han}$/u.test(char));
  expect(hanzi.length).toBe(6763);
  expect(missing(hanzi.join(''), ['sans'])).toEqual([]);
  expect(missing('犇喆堃嘅嚟屌馓祎晔玥翀', fontNames)).toEqual([]);
  expect(missing('😀🎉❤✨👍', ['emoji'])).toEqual([]);
});
