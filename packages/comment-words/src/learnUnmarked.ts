import { addWord, type WordTree } from './wordTree';

/** A text as typed on a keyboard without marks: `dep qua`. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').normalize('NFC');

interface Words {
  /** Phrases by their words. */
  phrases: WordTree<string>;
  /** What is typed, and the word that it stands for. */
  aliases: Map<string, string>;
}

/** Teaches a vocabulary its words without their marks, as far as they can mean one word only. */
export function learnUnmarked({ phrases, aliases }: Words): void {
  const words = [...wordsOf(phrases)];
  const syllables = new Set(words.flatMap((word) => word.split(' ')));
  const meanings = new Map<string, Set<string>>();
  for (const word of words) {
    const plain = withoutMarks(word);
    if (plain !== word) meanings.set(plain, (meanings.get(plain) ?? new Set()).add(word));
  }
  for (const [plain, meant] of meanings) {
    const [word] = meant;
    if (word === undefined || meant.size > 1 || plain.includes(' ') || syllables.has(plain) || aliases.has(plain)) continue;
    aliases.set(plain, word);
  }
  for (const [plain, meant] of meanings) {
    const [word] = meant;
    if (word === undefined || meant.size > 1 || !plain.includes(' ')) continue;
    addWord(phrases, { steps: plain.split(' ').flatMap((step) => (aliases.get(step) ?? step).split(' ')), word });
  }
}

function* wordsOf({ next, word }: WordTree<string>): Generator<string> {
  if (word !== undefined) yield word;
  for (const tree of next.values()) yield* wordsOf(tree);
}
