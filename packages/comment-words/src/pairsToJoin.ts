/** Two words side by side that are one: `trà` `sữa`. */
export interface JoinedPair {
  word: string;
  times: number;
  /** Pointwise mutual information in bits: how much more often they meet than by chance. */
  pmi: number;
}

/**
 * Finds compounds that no list knows (metrics 5.7, step 3): pairs of neighbours met at least 5 times with a PMI of at least 3. Hand the
 * words on as `createCommentWords({ words })`. Comments are lists of words in their order.
 */
export function pairsToJoin(
  comments: Iterable<readonly string[]>,
  { leastTimes = 5, leastPmi = 3 }: { leastTimes?: number; leastPmi?: number } = {},
): JoinedPair[] {
  const single = new Map<string, number>();
  const pairs = new Map<string, [left: string, right: string, times: number]>();
  let total = 0;
  for (const words of comments)
    words.forEach((word, at) => {
      total += 1;
      single.set(word, (single.get(word) ?? 0) + 1);
      const next = words[at + 1];
      if (next === undefined) return;
      const key = `${word} ${next}`;
      pairs.set(key, [word, next, (pairs.get(key)?.[2] ?? 0) + 1]);
    });
  const joined: JoinedPair[] = [];
  for (const [word, [left, right, times]] of pairs) {
    const pmi = Math.round(Math.log2((times * total) / ((single.get(left) ?? 1) * (single.get(right) ?? 1))) * 100) / 100;
    if (times >= leastTimes && pmi >= leastPmi) joined.push({ word, times, pmi });
  }
  return joined.sort((a, b) => b.pmi - a.pmi || b.times - a.times || (a.word < b.word ? -1 : 1));
}
