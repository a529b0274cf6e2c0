import { isCovered } from '../fonts/fontBook';
import { isIgnorable } from '../shaping/needsShaping';

// Stands for a character that no loaded font draws.
const replacement = '□';

const lineEnds = /\r\n?|[\u2028\u2029\v\f]/g;
// Control and format characters (soft hyphens, joiners, direction marks, tags) and variation selectors: nothing a reader sees.
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
// Those of them that decide how letters join, and that make one picture of several.
const joiner =
  /(?<=[\p{Script=Arabic}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/gu;
const mark = /\p{M}/u;

/** A character that no font draws, and where it would stand in the printable text. */
export interface MissingAt {
  character: string;
  at: number;
}

/** A text as it can be printed, and what of it no font draws. */
export interface Printable {
  text: string;
  missing: readonly MissingAt[];
}

/**
 * A text as it can be printed: composed (NFC), line ends as `\n`, without invisible characters that would reorder or
 * break it, and with a visible □ where no font has a glyph. Anything that is not a string or number is empty.
 */
export const cleanText = (value: unknown): string => toPrintable(value).text;

/** `cleanText` with the characters that became □ or, being marks, nothing. */
export function toPrintable(value: unknown): Printable {
  const text = typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  const plain = withoutInvisible(text.normalize('NFC').replace(lineEnds, '\n').replaceAll('\t', '    '));
  return isPrintable(plain) ? { text: plain, missing: [] } : replaceMissing(plain);
}

function withoutInvisible(text: string): string {
  if (text.search(invisible) < 0) return text;
  const kept = new Set(Array.from(text.matchAll(joiner), ({ index }) => index));
  return text.replace(invisible, (char, at: number) => (kept.has(at) ? char : ''));
}

const isDrawn = (char: string) => char === '\n' || isCovered(char.codePointAt(0)!) || isIgnorable(char);

function isPrintable(text: string): boolean {
  for (const char of text) if (!isDrawn(char)) return false;
  return true;
}

function replaceMissing(plain: string): Printable {
  const missing: MissingAt[] = [];
  let text = '';
  for (const char of plain) {
    if (isDrawn(char)) text += char;
    else {
      missing.push({ character: char, at: text.length });
      if (!mark.test(char)) text += replacement;
    }
  }
  return { text, missing };
}
