import { fontError, PdfError } from '../PdfError';
import { isIgnorable } from '../shaping/needsShaping';
import { addedFonts, type FontSource, isForeign, isWanted } from './addedFonts';
import { fetchFontBytes } from './fetchFontBytes';
import { addFont, hasFont, isCovered } from './fontBook';
import { everydayFonts, type FontName } from './fontName';
import { spareFontFor } from './spareFontFor';

/** Reads the bytes of a font. Throw a PdfError of code `font` when that fails; anything else counts as status 0. */
export type ReadFont = (name: FontName) => Promise<Uint8Array>;

/**
 * Loads what a text needs: the everyday fonts always, emoji and rare hanzi only when the text has a character
 * that is missing without them. Throws 'font loading failed' with the status.
 */
export async function loadFonts({ read, text }: { read: ReadFont; text: string }): Promise<void> {
  await Promise.all(everydayFonts.map((name) => loadFont(name, () => read(name))));
  await Promise.all(missingFonts(text).map((name) => loadFont(name, () => read(name))));
  await Promise.all(neededFonts(text).map(({ name, src }) => loadFont(name, () => fetchFontBytes(src))));
}

/** Reads fonts over HTTP; the browser's cache keeps them. */
export const fetchFont =
  (urlOf: (name: FontName) => string): ReadFont =>
  (name) =>
    fetchFontBytes(urlOf(name));

const pending = new Map<string, Promise<void>>();

/** Loads one font unless it is there. */
export function loadFont(name: string, read: () => Promise<Uint8Array>): Promise<void> {
  if (hasFont(name)) return Promise.resolve();
  const running = pending.get(name) ?? openFont(name, read).finally(() => pending.delete(name));
  pending.set(name, running);
  return running;
}

async function openFont(name: string, read: () => Promise<Uint8Array>) {
  try {
    addFont(name, await read());
  } catch (error) {
    throw error instanceof PdfError ? error : fontError(0, error);
  }
}

function missingFonts(text: string): FontName[] {
  const missing = new Set<FontName>();
  for (const char of new Set(text)) {
    const name = isCovered(char.codePointAt(0)!) ? undefined : spareFontFor(char);
    if (name) missing.add(name);
  }
  return [...missing];
}

/** Added fonts for scripts that the fonts of this package do not have, or for what none of them draws. */
function neededFonts(text: string): FontSource[] {
  const chars = [...new Set(text)].filter((char) => isForeign(char) || !(isIgnorable(char) || isCovered(char.codePointAt(0)!)));
  const foreign = chars.join('');
  return foreign === '' ? [] : addedFonts().filter((font) => isWanted(font, foreign));
}
