import { isCovered } from '../fonts/fontBook';
import { noteMissing } from './missingCharacters';

// Stands for a character that no loaded font draws.
const replacement = '□';

const lineEnds = /\r\n?|[\u2028\u2029\v\f]/g;
// Control and format characters (soft hyphens, joiners, direction marks, tags) and variation selectors: nothing a reader sees.
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const mark = /\p{M}/u;

/**
 * A text as it can be printed: composed (NFC), line ends as `\n`, without invisible characters that would reorder or
 * break it, and with a visible □ where no font has a glyph. Anything that is not a string or number is empty.
 */
export function cleanText(value: unknown): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  const plain = text.normalize('NFC').replace(lineEnds, '\n').replaceAll('\t', '    ').replace(invisible, '');
  return isPrintable(plain) ? plain : Array.from(plain, printable).join('');
}

function isPrintable(text: string): boolean {
  for (const char of text) if (char !== '\n' && !isCovered(char.codePointAt(0)!)) return false;
  return true;
}

function printable(char: string): string {
  if (char === '\n' || isCovered(char.codePointAt(0)!)) return char;
  noteMissing(char);
  return mark.test(char) ? '' : replacement;
}
