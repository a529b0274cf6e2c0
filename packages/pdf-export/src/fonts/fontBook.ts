import { Font } from '@react-pdf/renderer';
import { create } from 'fontkit';
import { fontError } from '../PdfError';
import { addedFonts, isForeign, isWanted } from './addedFonts';
import { fontFamily, fontNames } from './fontName';
import { type OpenFont, readQuickly } from './readQuickly';
import { spareFontFor } from './spareFontFor';

/** A font that is open, with quick answers about its characters. */
export interface LoadedFont {
  font: OpenFont;
  covers(codePoint: number): boolean;
  advance(codePoint: number): number;
}

const loaded = new Map<string, LoadedFont>();
const offered = new Map<string, () => Uint8Array>();

/** The font of a character, until another font is there. */
const known = new Map<number, string>();

/** True once a font can be used in documents. */
export const hasFont = (name: string) => loaded.has(name);

/** A font that is open. */
export const loadedFont = (name: string): LoadedFont | undefined => loaded.get(name);

/** Families of the loaded fonts of this package in chain order, for a `fontFamily` style. */
export const fontStack = (): string[] => fontNames.filter(hasFont).map(fontFamily);

/** True when a loaded font draws the code point. */
export const isCovered = (codePoint: number): boolean => loaded.get(nameFor(codePoint))?.covers(codePoint) ?? false;

/** The font that draws a code point, the first of the chain when none does; an offered font is opened for it. */
export function nameFor(codePoint: number): string {
  const name = known.get(codePoint) ?? findName(codePoint);
  known.set(codePoint, name);
  return name;
}

/** Makes a font usable in documents. Throws when the bytes are no font. */
export function addFont(name: string, bytes: Uint8Array): void {
  if (loaded.has(name)) return;
  const font = create(bytes as Buffer);
  if ('fonts' in font) throw new Error('a font collection cannot be used');
  if ([...loaded.values()].some((other) => other.font.postscriptName === font.postscriptName)) distinguish(font, name);
  const covers = remember(font.hasGlyphForCodePoint.bind(font));
  font.hasGlyphForCodePoint = covers;
  readQuickly(font, bytes);
  if ((fontNames as readonly string[]).includes(name)) register(name, font);
  loaded.set(name, { font, covers, advance: remember((codePoint) => font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm) });
  known.clear();
}

/** True for a font that somebody offers and that nobody has needed yet. */
export const isOffered = (name: string) => offered.has(name);

/** Names a font that is read and opened when the first character comes that only it draws. */
export function offerFont(name: string, read: () => Uint8Array): void {
  if (loaded.has(name)) return;
  offered.set(name, read);
  known.clear();
}

/** Scripts that the fonts of this package have in part only come whole from an added font, so that no word mixes two. */
function findName(codePoint: number): string {
  const char = String.fromCodePoint(codePoint);
  const covering = (names: readonly string[]) => names.find((name) => loaded.get(name)?.covers(codePoint));
  const added = addedFonts();
  const own = () => covering(fontNames);
  const hosts = () =>
    covering(added.map(({ name }) => name)) ?? added.find((font) => isWanted(font, char) && opensFor(font.name, codePoint))?.name;
  const spare = () => {
    const name = spareFontFor(char);
    return name && opensFor(name, codePoint) ? name : undefined;
  };
  return (isForeign(char) ? (hosts() ?? own() ?? spare()) : (own() ?? spare() ?? hosts())) ?? fontNames[0];
}

/** Opens an offered font; whether it draws the code point. */
function opensFor(name: string, codePoint: number): boolean {
  const read = offered.get(name);
  if (!read) return false;
  try {
    addFont(name, read());
  } catch (error) {
    throw fontError(0, error);
  }
  offered.delete(name);
  return loaded.get(name)?.covers(codePoint) ?? false;
}

/** react-pdf embeds fonts of one PostScript name again at every switch between them. */
const distinguish = (font: OpenFont, name: string) =>
  Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-${name.replace(/[^A-Za-z0-9]/g, '')}` });

/** react-pdf takes fonts by address only; a font that is already open is put where its loader would leave it. */
function register(name: string, font: OpenFont) {
  const family = fontFamily(name);
  Font.register({ family, src: family });
  const source = Font.getRegisteredFonts()[family]?.sources.at(-1);
  if (!source) throw new Error(`react-pdf did not register ${family}`);
  Object.assign(source, { data: font, loadResultPromise: Promise.resolve() });
}

function remember<Value>(compute: (codePoint: number) => Value) {
  const answers = new Map<number, Value>();
  return (codePoint: number): Value => {
    const value = answers.get(codePoint) ?? compute(codePoint);
    answers.set(codePoint, value);
    return value;
  };
}
