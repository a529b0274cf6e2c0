import { syllablesOf } from './unitsOf';

/** A glyph and where it stands, in units of its font. */
export interface SpokenGlyph {
  id: number;
  codePoints: readonly number[];
  xAdvance: number;
  /** True for a mark that readers would take for a line of its own or for a letter beside a space: it is shifted, or has a width in its font and none here. */
  isApart: boolean;
}

interface Spoken {
  text: string;
  isRtl: boolean;
  /** From left to right. */
  glyphs: readonly SpokenGlyph[];
  /** The glyphs of a part of the text by itself. */
  idsOf(part: string): readonly number[];
}

/**
 * The text each glyph stands for, so that the glyphs read one after the other give the text again: what is copied out of
 * a PDF and searched for. Glyphs of a syllable stand in another order than its characters, or are more of them; then its
 * characters are dealt out to its glyphs in order, and what remains says nothing.
 */
export function sayInOrder({ text, isRtl, glyphs, idsOf }: Spoken): string[] {
  const ordered = isRtl ? glyphs.toReversed() : glyphs;
  const own = ordered.map(({ codePoints }) => String.fromCodePoint(...codePoints));
  const isSpoken = own.join('') === text && own.every((said, at) => said !== '' || ordered[at]!.xAdvance === 0);
  const says = isSpoken ? own : ((isRtl ? undefined : syllables(text, ordered, idsOf)) ?? deal(text, ordered));
  const gathered = gatherApart(says, ordered);
  // Readers turn a run that is read from right to left around character by character, within a glyph too.
  return isRtl ? gathered.map((said) => [...said].toReversed().join('')).toReversed() : gathered;
}

function syllables(text: string, glyphs: readonly SpokenGlyph[], idsOf: Spoken['idsOf']): string[] | undefined {
  const says: string[] = [];
  for (const syllable of syllablesOf(text)) {
    const ids = idsOf(syllable);
    const own = glyphs.slice(says.length, says.length + ids.length);
    if (own.length < ids.length || own.some(({ id }, at) => id !== ids[at])) return undefined;
    says.push(...deal(syllable, own));
  }
  return says.length === glyphs.length ? says : undefined;
}

function deal(text: string, glyphs: readonly SpokenGlyph[]): string[] {
  const chars = [...text];
  const silent = silentOf(glyphs, glyphs.length - chars.length);
  const speaking = glyphs.length - silent.size;
  let next = 0;
  return glyphs.map((_, at) => {
    if (silent.has(at)) return '';
    next += 1;
    return next === speaking ? chars.slice(next - 1).join('') : chars[next - 1]!;
  });
}

/** As many glyphs as are too many, marks without a width first. */
function silentOf(glyphs: readonly SpokenGlyph[], count: number): Set<number> {
  const byWidth = [...glyphs.keys()].toSorted((a, b) => glyphs[a]!.xAdvance - glyphs[b]!.xAdvance);
  return new Set(byWidth.slice(0, Math.max(0, count)));
}

/** What a mark far from the line says is said by the letter before it. */
function gatherApart(says: readonly string[], glyphs: readonly SpokenGlyph[]): string[] {
  const gathered: string[] = [];
  let base = -1;
  for (const [at, said] of says.entries()) {
    const isSaidBefore = base >= 0 && glyphs[at]!.isApart;
    if (isSaidBefore) gathered[base] += said;
    else if (said !== '') base = at;
    gathered.push(isSaidBefore ? '' : said);
  }
  return gathered;
}
