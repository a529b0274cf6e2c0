import { loadedFont } from '../fonts/fontBook';
import type { Glyph, OpenFont } from '../fonts/readQuickly';
import { mirrorOf } from './direction';
import { isIgnorable, needsShaping } from './needsShaping';
import { sayInOrder } from './sayInOrder';
import { burmese, burmeseFeatures, writeBurmese } from './writeBurmese';

/** Where a glyph goes, in units of the font, and the text it stands for; a glyph that says nothing is drawn as a shape. */
export interface Place {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  says: string;
}

/** Glyphs from left to right. */
export interface Shaped {
  font: OpenFont;
  glyphs: Glyph[];
  positions: Place[];
}

/** The glyphs of a run of one font and direction. A script that needs it is shaped; everything else has a glyph a character. */
export function shape(name: string, text: string, isRtl = false): Shaped {
  const font = loadedFont(name)?.font;
  if (!font) throw new Error(`the font ${name} is not loaded`);
  const isPlain = !needsShaping.test(text);
  if (!isPlain && hasLayout(font)) return shapeScript(font, text, isRtl);
  const logical = isPlain ? [...text] : [...text].filter((char) => !isIgnorable(char));
  const chars = isRtl ? logical.toReversed() : logical;
  const glyphs = chars.map((char) => glyphFor(font, (isRtl ? mirrorOf(char) : char).codePointAt(0)!));
  return {
    font,
    glyphs,
    positions: glyphs.map((glyph, at) => ({ ...still, xAdvance: glyph.advanceWidth, says: isRtl ? mirrorOf(chars[at]!) : chars[at]! })),
  };
}

const still = { yAdvance: 0, xOffset: 0, yOffset: 0 };

const hasLayout = (font: OpenFont) => {
  const { GSUB, GPOS } = font as unknown as { GSUB?: unknown; GPOS?: unknown };
  return Boolean(GSUB ?? GPOS);
};

function shapeScript(font: OpenFont, text: string, isRtl: boolean): Shaped {
  const { glyphs, positions } = layOut(font, text, isRtl);
  const idsOf = (part: string) => layOut(font, part, isRtl).glyphs.map(({ id }) => id);
  // Readers bear the small shifts of our Thai marks, and a glyph is cheaper than a shape.
  const far = font === loadedFont('thai')?.font ? font.unitsPerEm / 5 : 0;
  const spoken = glyphs.map(({ id, codePoints, advanceWidth }, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    const isShifted = Math.abs(xOffset) > far || Math.abs(yOffset) > far;
    return { id, codePoints, xAdvance, isApart: xAdvance === 0 && (advanceWidth > 0 || isShifted) };
  });
  const says = sayInOrder({ text, isRtl, glyphs: spoken, idsOf });
  return {
    font,
    glyphs,
    positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, at) => ({ xAdvance, yAdvance, xOffset, yOffset, says: says[at]! })),
  };
}

/** Unicode's order puts vowel marks before the shadda that they stand on. */
const underShadda = /([\u064b-\u0650\u0652]+)\u0651/g;

function layOut(font: OpenFont, text: string, isRtl: boolean) {
  const direction = isRtl ? 'rtl' : 'ltr';
  const written = burmese.test(text) ? writeBurmese(text) : text.replace(underShadda, '\u0651$1');
  const mirrored = isRtl ? Array.from(written, mirrorOf).join('') : written;
  return withOwnCodePoints(font, () =>
    font.layout(mirrored, burmese.test(text) ? burmeseFeatures : undefined, undefined, undefined, direction),
  );
}

/** fontkit keeps a glyph with the characters it first stood for; here each knows those where it stands. */
function withOwnCodePoints<Result>(font: OpenFont, work: () => Result): Result {
  const { getGlyph } = font;
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph.call(font, id, codePoints);
    return codePoints ? (Object.create(glyph, { codePoints: { value: [...codePoints] } }) as Glyph) : glyph;
  };
  try {
    return work();
  } finally {
    font.getGlyph = getGlyph;
  }
}

const knownGlyphs = new WeakMap<OpenFont, Map<number, Glyph>>();

function glyphFor(font: OpenFont, codePoint: number) {
  const known = knownGlyphs.get(font) ?? new Map<number, Glyph>();
  knownGlyphs.set(font, known);
  const glyph = known.get(codePoint) ?? font.glyphForCodePoint(codePoint);
  known.set(codePoint, glyph);
  return glyph;
}
