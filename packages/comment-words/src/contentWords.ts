import type { Segment } from './Segment';
import type { Vocabulary } from './vocabulary';

/**
 * The words a cloud counts (metrics 5.7, step 4): no stop words, single letters, digits or amounts such as `50k`; emoji stay. Single Han
 * letters stay where they carry a feeling.
 */
export const contentWords = (segments: readonly Segment[], vocabularyOf: (language: Segment['language']) => Vocabulary): string[] =>
  segments.filter((segment) => isContent(segment, vocabularyOf(segment.language))).map(({ word }) => word);

function isContent({ kind, word }: Segment, { stopWords, feelings }: Vocabulary): boolean {
  if (kind === 'emoji') return true;
  if (kind !== 'word' || stopWords.has(word)) return false;
  if (feelings.has(word)) return true;
  if (/^\p{N}/u.test(word)) return false;
  return !/^.\p{M}*$/u.test(word);
}
