import type { FontName } from './fontName';

const han = /\p{Script=Han}|[\u2e00-\u9fff\uf900-\ufaff]/u;
const emoji = /[\p{Emoji}\u20e3]/u;

/** The font beyond the everyday ones that may draw a character. */
export function spareFontFor(char: string): FontName | undefined {
  if (char < '\u0250') return undefined;
  if (han.test(char)) return 'rare';
  return emoji.test(char) ? 'emoji' : undefined;
}
