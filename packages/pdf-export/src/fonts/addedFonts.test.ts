import { expect, test } from 'vitest';
import { FilledFormPage } from '../documents/filledForm/FilledFormPage';
import { hostFonts, scriptSamples } from '../fixtures/hostFonts';
import { extractText, listFonts, readText } from '../fixtures/poppler';
import { printItem } from '../fixtures/printItem';
import { PdfDocument } from '../blocks/PdfDocument';
import { addFonts, type MissingCharacter, renderToBuffer } from '../node';
import { createElement } from 'react';
import { hasFont } from './fontBook';

const form = (values: readonly string[]) => ({
  title: 'Scripts',
  items: values.map((value, index) => ({ kind: 'field' as const, label: `Line ${index}`, value })),
});

async function missingOf(values: readonly string[]): Promise<readonly MissingCharacter[]> {
  let heard: readonly MissingCharacter[] = [];
  const page = createElement(FilledFormPage, { item: form(values), locale: 'en', lookUp: () => undefined });
  const document = createElement(PdfDocument, { title: 'Scripts', locale: 'en' } as Parameters<typeof PdfDocument>[0], page);
  await renderToBuffer(document, { onMissing: (missing) => (heard = missing) });
  return heard;
}

test('without them each character is named with its code point and place', async () => {
  expect(await missingOf(['ملا', 'ភាសា'])).toMatchObject([
    { character: 'م', codePoint: 'U+0645', places: [{ page: 1, text: '□□□' }] },
    { character: 'ل', codePoint: 'U+0644' },
    { character: 'ا', codePoint: 'U+0627' },
    { character: 'ភ', codePoint: 'U+1797' },
    { character: 'ា', codePoint: 'U+17B6' },
    { character: 'ស', codePoint: 'U+179F' },
  ]);
});

test('after one call the scripts of its fonts are printed, found and copied word for word', async () => {
  addFonts(hostFonts);
  const samples = Object.values(scriptSamples);
  const pdf = await printItem(FilledFormPage, form(samples), 'en');
  const text = readText(pdf);
  for (const word of samples.flatMap((sample) => sample.split(/[\s،]+/))) expect(text).toContain(word.normalize('NFC'));
  expect(listFonts(pdf).every((font) => font.isEmbedded)).toBe(true);
  expect(await missingOf(samples)).toEqual([]);
});

test('a font that has been added is read for the first text of its script', async () => {
  addFonts([{ ...hostFonts[0]!, name: 'another', scripts: ['Hangul'] }]);
  await printItem(FilledFormPage, form(['Plain text', '中文']), 'en');
  expect(hasFont('another')).toBe(false);
});

test('a word in two directions keeps its brackets and its numbers', async () => {
  const text = extractText(await printItem(FilledFormPage, form(['متجر (SKU-17) بسعر 1,234.50 ₱']), 'en'));
  expect(text).toContain('(SKU-17)');
  expect(text).toContain('1,234.50');
});

test('Thai is found and copied as it was written', async () => {
  const thai = 'น้ำ ทำ กำลัง ค่ำคืน น้ำหวานลดราคา';
  const pdf = await printItem(FilledFormPage, form([thai]), 'en');
  expect(extractText(pdf)).toContain(thai);
  expect(readText(pdf)).toContain(thai);
});

test('families, flags, skin tones and keycaps are copied whole', async () => {
  const emoji = '👨‍👩‍👧‍👦 🇻🇳🇹🇭 👍🏽 1️⃣ ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿';
  expect(extractText(await printItem(FilledFormPage, form([emoji]), 'en'))).toContain(emoji);
});

test('a name of a font of the package is refused', () => {
  expect(() => addFonts([{ name: 'thai', src: '/x.ttf' }])).toThrow('belongs to a font of this package');
});
