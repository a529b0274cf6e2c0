import { askingSentences } from './askingSentences';
import { type Complaint, complaintsIn } from './complaintsIn';
import { contentWords } from './contentWords';
import { type DetectedLanguage, detectLanguage } from './detectLanguage';
import type { Language } from './Language';
import { normalise } from './normalise';
import type { OwnWords } from './OwnWords';
import { readSentences } from './readSentences';
import { cutText } from './cutText';
import type { Segment } from './Segment';
import { type Sentiment, sentimentOf } from './sentimentOf';
import { type SpamSign, spamSigns } from './spamSigns';
import { createVocabularies } from './vocabulary';

/** All that is read out of one comment. */
export interface AnalysedComment extends DetectedLanguage, Sentiment {
  /** What a cloud counts, in the order of the comment, repeated words repeated. */
  words: string[];
  complaints: Complaint[];
  isQuestion: boolean;
  spam: SpamSign[];
}

/** The language work with somebody's own words on top of the lists. */
export interface CommentWords {
  /** Reads one comment; a hint, such as the language of the creator's country, decides where words do not. */
  analyse(text: string, options?: { hint?: Language }): AnalysedComment;
  /** Cuts a text, normalised or not; the texts of the segments are the text. */
  segment(text: string, language: Language): Segment[];
}

/**
 * Makes the language work over the lists of this package and somebody's own words. Lists are read when their language first comes by.
 *
 * @example createCommentWords({ words: ['áo babydoll'], feelings: { 'mlem': 0.8 } }).analyse('áo babydoll mlem quá')
 */
export function createCommentWords(own: OwnWords = {}): CommentWords {
  const vocabularyOf = createVocabularies(own);
  const cut = (text: string, language: Language) => cutText({ text, language, vocabularyOf });
  return {
    segment: cut,
    analyse: (text, options = {}) => {
      const detected = detectLanguage(text, options);
      const normal = normalise(text);
      const segments = cut(normal, detected.best ?? options.hint ?? 'en');
      const units = readSentences(segments, vocabularyOf);
      const asking = askingSentences(units);
      const spam = spamSigns(text, units);
      // An advertisement praises itself; that says nothing about the creator.
      const felt = spam.length ? { score: 0, sentiment: 'neutral' as const, hits: [] } : sentimentOf(units, asking);
      const complaints = complaintsIn(units, asking);
      return {
        ...detected,
        ...felt,
        words: contentWords(segments, vocabularyOf),
        complaints,
        isQuestion: asking.sentences.size > 0 || normal.includes('?'),
        spam,
      };
    },
  };
}
