/** What Latin and Chinese text share and draw differently: beside hanzi as wide as they are, between Latin letters narrow. */
export const latinPunctuation = '·×±÷§¶‘’“”†‡•…―';

const shared = new Set(latinPunctuation);
const opening = new Set('‘“');
const closing = new Set('’”');
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** How far a neighbour is looked for: past spaces and further punctuation of this kind. */
const reach = 8;

/**
 * Whether a character is punctuation of Latin text where it stands. Quotes go with what they enclose, others are Chinese
 * only between Chinese. With nothing beside it a character counts as wide, so that a line is never measured too short.
 */
export function isLatinPunctuation(chars: readonly string[], at: number): boolean {
  const char = chars[at]!;
  if (!shared.has(char)) return false;
  const before = opening.has(char) ? undefined : neighbour(chars, at, -1);
  const after = closing.has(char) ? undefined : neighbour(chars, at, 1);
  return (before !== undefined && !wide.test(before)) || (after !== undefined && !wide.test(after));
}

function neighbour(chars: readonly string[], at: number, step: 1 | -1): string | undefined {
  for (let next = at + step; Math.abs(next - at) <= reach; next += step) {
    const char = chars[next];
    if (char === undefined) return undefined;
    if (char !== ' ' && !shared.has(char)) return char;
  }
  return undefined;
}
