/** How often a word was written: in all, and in how many comments. */
export interface WordCount {
  times: number;
  comments: number;
}

/** Counts of a set of comments. A plain value: sums over days, creators and works are sums of these. */
export interface WordCounts {
  comments: number;
  words: ReadonlyMap<string, WordCount>;
}

export const noWordCounts: WordCounts = { comments: 0, words: new Map() };

/** Counts the words of comments, each given as `AnalysedComment.words`. Their order does not matter. */
export function countWords(comments: Iterable<readonly string[]>): WordCounts {
  const words = new Map<string, WordCount>();
  let read = 0;
  for (const comment of comments) {
    read += 1;
    const met = new Set<string>();
    for (const word of comment) {
      const count = words.get(word) ?? { times: 0, comments: 0 };
      count.times += 1;
      if (!met.has(word)) count.comments += 1;
      met.add(word);
      words.set(word, count);
    }
  }
  return { comments: read, words };
}

/** The sum of counts: of a creator's days, of a channel's creators. */
export const addCounts = (...parts: readonly WordCounts[]): WordCounts => parts.reduce((sum, part) => combine(sum, part, 1), noWordCounts);

/** Takes counts out again, such as those of a deleted or hidden comment; words that nobody writes any more are gone. */
export const subtractCounts = (from: WordCounts, part: WordCounts): WordCounts => combine(from, part, -1);

function combine(left: WordCounts, right: WordCounts, sign: 1 | -1): WordCounts {
  const words = new Map(left.words);
  for (const [word, { times, comments }] of right.words) {
    const before = words.get(word) ?? { times: 0, comments: 0 };
    const after = { times: before.times + sign * times, comments: before.comments + sign * comments };
    if (after.times < 0 || after.comments < 0)
      throw new RangeError(`The counts to take out hold "${word}" more often than those they are taken from.`);
    if (after.times === 0) words.delete(word);
    else words.set(word, after);
  }
  const comments = left.comments + sign * right.comments;
  if (comments < 0) throw new RangeError('The counts to take out hold more comments than those they are taken from.');
  return { comments, words };
}
