import { Font } from '@react-pdf/renderer';
import { create } from 'fontkit';
import { fontFamily, type FontName, fontNames } from './fontName';

interface LoadedFont {
  font: OpenFont;
  covers(codePoint: number): boolean;
  advance(codePoint: number): number;
}

type OpenFont = Exclude<ReturnType<typeof create>, { fonts: unknown }>;

const loaded = new Map<FontName, LoadedFont>();

/** True once a font can be used in documents. */
export const hasFont = (name: FontName) => loaded.has(name);

/** Families of the loaded fonts in chain order, for a `fontFamily` style. */
export const fontStack = (): string[] => fontNames.filter(hasFont).map(fontFamily);

/** True when a loaded font draws the code point. */
export const isCovered = (codePoint: number): boolean => fontOf(codePoint) !== undefined;

/** Runs of a text that one font draws each, with that font's family; what no font draws goes with the first. */
export function fontRuns(text: string): { family: string; text: string }[] {
  const runs: { family: string; text: string }[] = [];
  for (const char of text) {
    const family = fontFamily(nameFor(char.codePointAt(0)!));
    const last = runs.at(-1);
    if (last?.family === family) last.text += char;
    else runs.push({ family, text: char });
  }
  return runs;
}

/** The glyphs of a run and where they go, in font units. Only Thai is shaped; the other fonts have a glyph a character. */
export function shape(family: string, text: string) {
  const name = fontNames.find((candidate) => fontFamily(candidate) === family);
  const font = name && loaded.get(name)?.font;
  if (!font) throw new Error(`the font ${family} is not loaded`);
  if (name === 'thai') {
    const { glyphs, positions } = font.layout(text, [], undefined, undefined, 'ltr');
    return { font, glyphs, positions };
  }
  const glyphs = Array.from(text, (char) => glyphFor(font, char.codePointAt(0)!));
  return { font, glyphs, positions: glyphs.map((glyph) => ({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })) };
}

const knownGlyphs = new WeakMap<OpenFont, Map<number, ReturnType<OpenFont['getGlyph']>>>();

function glyphFor(font: OpenFont, codePoint: number) {
  const known = knownGlyphs.get(font) ?? new Map<number, ReturnType<OpenFont['getGlyph']>>();
  knownGlyphs.set(font, known);
  const glyph = known.get(codePoint) ?? font.glyphForCodePoint(codePoint);
  known.set(codePoint, glyph);
  return glyph;
}

/** Advance width of a code point in ems, from the first loaded font that draws it. */
export const advanceOf = (codePoint: number): number => fontOf(codePoint)?.advance(codePoint) ?? 1;

/** Makes a font usable in documents. Throws when the bytes are no font. */
export function addFont(name: FontName, bytes: Uint8Array): void {
  if (loaded.has(name)) return;
  const font = create(bytes as Buffer);
  if ('fonts' in font) throw new Error('a font collection cannot be used');
  if (font.postscriptName === loadedAs('sans')) distinguish(font, name);
  const covers = remember(font.hasGlyphForCodePoint.bind(font));
  font.hasGlyphForCodePoint = covers;
  decodeGlyphsOnce(font);
  register(name, font);
  loaded.set(name, { font, covers, advance: remember((codePoint) => font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm) });
  if (name === 'sans') sansName = font.postscriptName;
}

let sansName: string | null = null;
const loadedAs = (name: FontName) => (loaded.has(name) ? sansName : null);

const fontOf = (codePoint: number) => {
  const font = loaded.get(nameFor(codePoint));
  return font?.covers(codePoint) ? font : undefined;
};

function nameFor(codePoint: number): FontName {
  for (const name of fontNames) if (loaded.get(name)?.covers(codePoint)) return name;
  return fontNames[0];
}

/** react-pdf embeds fonts of one PostScript name again at every switch between them. */
const distinguish = (font: OpenFont, name: FontName) =>
  Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-${name}` });

interface TrueTypeGlyph {
  _decode?(): unknown;
}

/** A subset is cut for every document, and fontkit reads each of its glyphs anew for that: half the cost of a small PDF. */
function decodeGlyphsOnce(font: OpenFont) {
  const getGlyph = font.getGlyph.bind(font);
  const seen = new WeakSet<object>();
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints) as ReturnType<typeof getGlyph> & TrueTypeGlyph;
    if (glyph._decode && !seen.has(glyph)) {
      seen.add(glyph);
      let decoded: { value: unknown } | undefined;
      const decode = glyph._decode.bind(glyph);
      glyph._decode = () => (decoded ??= { value: decode() }).value;
    }
    return glyph;
  };
}

/** react-pdf takes fonts by address only; a font that is already open is put where its loader would leave it. */
function register(name: FontName, font: OpenFont) {
  const family = fontFamily(name);
  Font.register({ family, src: family });
  const source = Font.getRegisteredFonts()[family]?.sources.at(-1);
  if (!source) throw new Error(`react-pdf did not register ${family}`);
  Object.assign(source, { data: font, loadResultPromise: Promise.resolve() });
}

function remember<Value>(compute: (codePoint: number) => Value) {
  const known = new Map<number, Value>();
  return (codePoint: number): Value => {
    const value = known.get(codePoint) ?? compute(codePoint);
    known.set(codePoint, value);
    return value;
  };
}
