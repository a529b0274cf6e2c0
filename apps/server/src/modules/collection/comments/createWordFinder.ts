interface Word {
  wordKey: string;
}

const letter = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}]/u;

/**
 * Finds words in a text, in their order here, each once; not as parts of other words where words stand apart. The text is walked once,
 * however many words there are: at each place only those that begin as it does are compared.
 */
export function createWordFinder<Found extends Word>(words: readonly Found[]): (text: string) => Found[] {
  const entries = words.map((word, order) => ({ order, key: word.wordKey, joins: unspaced.test(word.wordKey) }));
  const byStart = Map.groupBy(entries, ({ key }) => key.slice(0, 2));
  return (text) => {
    const found = new Set<number>();
    for (let at = 0; at < text.length; at += 1)
      for (const start of [text.slice(at, at + 1), text.slice(at, at + 2)])
        for (const { order, key, joins } of byStart.get(start) ?? [])
          if (text.startsWith(key, at) && (joins || isApart(text, at, key.length))) found.add(order);
    return [...found].sort((a, b) => a - b).flatMap((order) => words[order] ?? []);
  };
}

function isApart(text: string, at: number, length: number): boolean {
  const [before = ''] = text.slice(0, at).match(/.$/u) ?? [];
  const [after = ''] = text.slice(at + length).match(/^./u) ?? [];
  return !letter.test(before) && !letter.test(after);
}
