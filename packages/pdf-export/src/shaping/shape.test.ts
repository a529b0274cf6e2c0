import { readFileSync } from 'node:fs';
import { Blob as Bytes, Buffer as Text, Face, Font, shape as shapeByHarfBuzz } from 'harfbuzzjs';
import { beforeAll, expect, test } from 'vitest';
import { addFont } from '../fonts/fontBook';
import { hostFonts, scriptSamples } from '../fixtures/hostFonts';
import { loadFontsFromDisk } from '../node';
import { hasRightToLeft } from './direction';
import { shape } from './shape';

const read = (name: string) => readFileSync(String(hostFonts.find((font) => font.name === name)!.src));

beforeAll(async () => {
  await loadFontsFromDisk();
  for (const { name } of hostFonts) addFont(name, read(name));
});

/** Where the ink of each glyph goes, whatever the order of marks on one letter. */
const inkOf = (glyphs: readonly { id: number; xAdvance: number; xOffset: number; yOffset: number }[]) => {
  let x = 0;
  return glyphs
    .map(({ id, xAdvance, xOffset, yOffset }) => {
      const ink = `${id} at ${Math.round(x + xOffset)},${Math.round(yOffset)}`;
      x += xAdvance;
      return ink;
    })
    .toSorted();
};

const words = Object.entries(scriptSamples).flatMap(([name, text]) => text.split(' ').map((word) => [name, word] as const));

test.each(words.filter(([name]) => name !== 'noto-sans'))('%s: %s is written as HarfBuzz writes it', (name, word) => {
  const text = word.normalize('NFC');
  const ours = shape(name, text, hasRightToLeft(text));
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shapeByHarfBuzz(new Font(new Face(new Bytes(read(name)), 0)), buffer);
  const theirs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    id: codepoint,
    xAdvance,
    xOffset,
    yOffset,
  }));
  expect(inkOf(ours.glyphs.map(({ id }, at) => ({ id, ...ours.positions[at]! })))).toEqual(inkOf(theirs));
});

test.each(words)('%s: the glyphs of %s say it in order', (name, word) => {
  const text = word.normalize('NFC');
  const isRtl = hasRightToLeft(text);
  const says = shape(name, text, isRtl).positions.map((place) => place.says);
  const read = says.join('');
  expect(isRtl ? [...read].toReversed().join('') : read).toBe(text);
});

test('a letter that two texts share is told apart: ำ is itself, not its circle and า', () => {
  expect(shape('thai', 'น้ำ า').positions.map((place) => place.says)).toEqual(expect.arrayContaining(['ำ', 'า']));
});

test.each(['👨‍👩‍👧‍👦', '🇻🇳', '👍🏽', '1️⃣', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍💻'])('%s is one picture that says itself', (emoji) => {
  const bytes = readFileSync(new URL('../../fonts/backlot-emoji.ttf', import.meta.url));
  addFont('emoji', bytes);
  const { glyphs, positions } = shape('emoji', emoji);
  expect(glyphs).toHaveLength(1);
  expect(positions[0]!.says).toBe(emoji);
});
