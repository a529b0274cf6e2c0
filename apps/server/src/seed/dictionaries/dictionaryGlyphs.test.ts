import { cleanText } from '@backlot/pdf-export/document';
import { loadFontsFromDisk } from '@backlot/pdf-export/node';
import { expect, test } from 'vitest';
import { categoryDictionaries } from './categories';
import { creatorDictionaries } from './creators';
import { generalDictionaries } from './general';
import { moneyDictionaries } from './money';
import { orderDictionaries } from './orders';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

test('a PDF can print every dictionary text: none has a character without a glyph', async () => {
  await loadFontsFromDisk();
  const texts = textsIn([categoryDictionaries, creatorDictionaries, generalDictionaries, moneyDictionaries, orderDictionaries]);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => cleanText(text) !== text)).toEqual([]);
});
