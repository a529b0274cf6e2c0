import { fontError, PdfError } from '../PdfError';
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
  await Promise.all(everydayFonts.map((name) => loadFont(name, read)));
  await Promise.all(missingFonts(text).map((name) => loadFont(name, read)));
}

/** Reads fonts over HTTP; the browser's cache keeps them. */
export const fetchFont =
  (urlOf: (name: FontName) => string): ReadFont =>
  (name) =>
    fetchFontBytes(urlOf(name));

const pending = new Map<FontName, Promise<void>>();

/** Loads one font unless it is there. */
export function loadFont(name: FontName, read: ReadFont): Promise<void> {
  if (hasFont(name)) return Promise.resolve();
  const running = pending.get(name) ?? openFont(name, read).finally(() => pending.delete(name));
  pending.set(name, running);
  return running;
}

async function openFont(name: FontName, read: ReadFont) {
  try {
    addFont(name, await read(name));
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
