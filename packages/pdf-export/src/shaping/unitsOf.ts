const joining = /[\p{M}\p{Join_Control}\p{Regional_Indicator}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]/u;
const graphemes = new Intl.Segmenter('en');

/** What of a text is drawn in one font: a character, or several that make one sign (a letter with its marks, a flag). */
export const unitsOf = (text: string): string[] =>
  joining.test(text) ? Array.from(graphemes.segment(text), ({ segment }) => segment) : [...text];

const stacks = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?$/;

/** The syllables of a text: like its units, and a consonant that is stacked goes with the one it is stacked on. */
export function syllablesOf(text: string): string[] {
  const syllables: string[] = [];
  for (const unit of unitsOf(text)) {
    const last = syllables.at(-1);
    if (last !== undefined && stacks.test(last)) syllables[syllables.length - 1] = last + unit;
    else syllables.push(unit);
  }
  return syllables;
}
