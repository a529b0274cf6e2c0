import type { Language } from './Language';
import type { Segment } from './Segment';
import type { Vocabulary } from './vocabulary';
import type { WordTree } from './wordTree';

/** Joins words between spaces or hyphens to the longest phrase of the lists: `giao` `hàng` `nhanh` is one word. */
export function joinPhrases(segments: Segment[], { phrases }: Vocabulary, language: Language): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length;) {
    const found = isSpaced(segments[at], language) ? longestPhrase(segments, at, phrases, language) : undefined;
    const last = found?.last ?? at;
    if (found && last > at) {
      const text = segments.slice(at, last + 1).map((one) => one.text);
      joined.push({ text: text.join(''), kind: 'word', word: found.word, language });
    } else joined.push(segments[at] as Segment);
    at = last + 1;
  }
  return joined;
}

function longestPhrase(segments: Segment[], start: number, phrases: WordTree<string>, language: Language) {
  let found: { last: number; word: string } | undefined;
  let node: WordTree<string> | undefined = phrases;
  for (let at = start; isSpaced(segments[at], language); at += 2) {
    for (const step of segments[at]?.word.split(' ') ?? []) node = node?.next.get(step);
    if (!node) break;
    if (node.word !== undefined) found = { last: at, word: node.word };
    const between = segments[at + 1]?.text;
    if (between !== ' ' && between !== '-') break;
  }
  return found;
}

const isSpaced = (segment: Segment | undefined, language: Language): boolean =>
  segment !== undefined && (segment.kind === 'word' || segment.kind === 'number') && segment.language === language;
