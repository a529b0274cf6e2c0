import { Font } from '@react-pdf/renderer';
import { create } from 'fontkit';
import { fontError } from '../PdfError';
import { fontFamily, type FontName, fontNames, latinFont } from './fontName';
import { isLatinPunctuation } from './latinPunctuation';
import { type OpenFont, readQuickly } from './readQuickly';
import { spareFontFor } from './spareFontFor';

interface LoadedFont {
  font: OpenFont;
  covers(codePoint: number): boolean;
  advance(codePoint: number): number;
}

const loaded = new Map<FontName, LoadedFont>();
const offered = new Map<FontName, () => Uint8Array>();

/** True once a font can be used in documents. */
export const hasFont = (name: FontName) => loaded.has(name);

/** Families of the loaded fonts in chain order, for a `fontFamily` style. */
export const fontStack = (): string[] => fontNames.filter(hasFont).map(fontFamily);

/** True when a loaded font draws the code point. */
export const isCovered = (codePoint: number): boolean => fontOf(codePoint) !== undefined;

/** Runs of a text that one font draws each, with that font's family; what no font draws goes with the first. */
export function fontRuns(text: string): { family: string; text: string }[] {
  const runs: { family: string; text: string }[] = [];
  const chars = [...text];
  for (const [at, char] of chars.entries()) {
    const family = fontFamily(nameAt(chars, at));
    const last = runs.at(-1);
    if (last?.family === family) last.text += char;
    else runs.push({ family, text: char });
  }
  return runs;
}

const thai = /\p{Script=Thai}/u;

/** The glyphs of a run and where they go, in font units. Only Thai is shaped; everything else has a glyph a character. */
export function shape(family: string, text: string) {
  const name = fontNames.find((candidate) => fontFamily(candidate) === family);
  const font = name && loaded.get(name)?.font;
  if (!font) throw new Error(`the font ${family} is not loaded`);
  if (name === 'thai' && thai.test(text)) {
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

/** Width of a text on one line, in ems. A part of a text is never narrower by itself than where it stands. */
export function emsOf(text: string): number {
  const chars = [...text];
  return chars.reduce((sum, char, at) => sum + (loaded.get(nameAt(chars, at))?.advance(char.codePointAt(0)!) ?? 1), 0);
}

/** Makes a font usable in documents. Throws when the bytes are no font. */
export function addFont(name: FontName, bytes: Uint8Array): void {
  if (loaded.has(name)) return;
  const font = create(bytes as Buffer);
  if ('fonts' in font) throw new Error('a font collection cannot be used');
  if (font.postscriptName === loadedAs('sans')) distinguish(font, name);
  const covers = remember(font.hasGlyphForCodePoint.bind(font));
  font.hasGlyphForCodePoint = covers;
  readQuickly(font, bytes);
  register(name, font);
  loaded.set(name, { font, covers, advance: remember((codePoint) => font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm) });
  if (name === 'sans') sansName = font.postscriptName;
}

/** Names a font that is read and opened when the first character comes that only it draws. */
export const offerFont = (name: FontName, read: () => Uint8Array): void => void offered.set(name, read);

let sansName: string | null = null;
const loadedAs = (name: FontName) => (loaded.has(name) ? sansName : null);

/** The font of a character where it stands: the hanzi font draws punctuation as wide as a hanzi, which is right only beside one. */
function nameAt(chars: readonly string[], at: number): FontName {
  const codePoint = chars[at]!.codePointAt(0)!;
  return loaded.get(latinFont)?.covers(codePoint) && isLatinPunctuation(chars, at) ? latinFont : nameFor(codePoint);
}

const fontOf = (codePoint: number) => {
  const font = loaded.get(nameFor(codePoint));
  return font?.covers(codePoint) ? font : undefined;
};

function nameFor(codePoint: number): FontName {
  for (const name of fontNames) if (loaded.get(name)?.covers(codePoint)) return name;
  return openOffered(codePoint) ?? fontNames[0];
}

function openOffered(codePoint: number): FontName | undefined {
  const name = offered.size > 0 ? spareFontFor(String.fromCodePoint(codePoint)) : undefined;
  const read = name && offered.get(name);
  if (!read) return undefined;
  try {
    addFont(name, read());
  } catch (error) {
    throw fontError(0, error);
  }
  offered.delete(name);
  return loaded.get(name)?.covers(codePoint) ? name : undefined;
}

/** react-pdf embeds fonts of one PostScript name again at every switch between them. */
const distinguish = (font: OpenFont, name: FontName) =>
  Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-${name}` });

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
