/**
 * A key under which comments of the same words meet, whatever their order, emoji and repetitions: what bought commenters write. Words
 * are `AnalysedComment.words`; a comment without any has the key `''` and is nobody's double.
 */
export const sameWordsKey = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' ');
