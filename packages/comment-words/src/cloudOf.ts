import type { WordCounts } from './wordCounts';

/** A word of a cloud. */
export interface CloudWord {
  word: string;
  /** Comments that hold it. */
  comments: number;
  /** How often it was written in all. */
  times: number;
  /** Times × ln(1 + N / comments that hold it in the background), rounded to six decimals; only its size beside others means something. */
  weight: number;
}

/**
 * The words that stand out (metrics 5.7, step 5): tf × ln(1 + N / df), the heaviest first, equal ones by their letters. `counts` is what
 * the cloud is about, `background` what it is compared with, such as the whole channel; without one the counts are their own background.
 *
 * @example cloudOf({ counts: countWords(comments.map((text) => analyseComment(text).words)) })
 */
export function cloudOf({
  counts,
  background = counts,
  limit = 100,
}: {
  counts: WordCounts;
  background?: WordCounts;
  limit?: number;
}): CloudWord[] {
  const total = Math.max(background.comments, counts.comments);
  const words = [...counts.words].map(([word, { times, comments }]): CloudWord => {
    const known = Math.max(background.words.get(word)?.comments ?? 0, comments);
    return { word, comments, times, weight: Math.round(times * Math.log(1 + total / known) * 1e6) / 1e6 };
  });
  return words.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1)).slice(0, limit);
}
