import type { FontUrls } from '../fontUrls';
import { fontFile, type FontName, fontNames } from './fontName';

/** Addresses of the fonts in a folder that a server offers as a static path. */
export function fontUrlsIn(folder: string): FontUrls {
  const base = new URL(folder.endsWith('/') ? folder : `${folder}/`, (globalThis as { location?: { href: string } }).location?.href);
  return Object.fromEntries(fontNames.map((name): [FontName, string] => [name, new URL(fontFile(name), base).href])) as FontUrls;
}
