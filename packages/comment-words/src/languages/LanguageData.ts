import type { Language } from '../Language';

/**
 * What is known of a language, as lists of words: one folder a language, one line in `index.ts`.
 * Words are parted by commas or line ends; in grouped lists a line that begins with `key:` opens a group.
 * The lists are written by us from general knowledge and carry the licence of this package.
 */
export interface LanguageData {
  code: Language;
  /** How it is written: Han and Thai run words together, Latin parts them by spaces. */
  script: 'han' | 'thai' | 'latin';
  /** Whether people also type it without its marks: `dep qua` for `đẹp quá`. */
  isTypedWithoutMarks?: boolean;
  /** Small words that tell this language from its neighbours; each counts three times an ordinary word. */
  markers: string;
  /** Words that no cloud shows. */
  stopWords: string;
  /** Ways to write a word, grouped by the word that is meant: `không: ko, k, hok`. */
  aliases: string;
  /** Words and compounds that segmenting keeps together; words of the other lists are known already. */
  dictionary: string;
  /** Words with a feeling, grouped by weight from -1 to 1: `0.7: đẹp, tốt`. */
  feelings: string;
  /** Turn a feeling within three words after them around: không, not, 不. */
  negators: string;
  /** Strengthen a feeling beside them by 1.5: rất, very, 很. */
  intensifiers: string;
  /** Halve a feeling beside them: hơi, a bit, 有点. */
  softeners: string;
  /** Part a sentence in two, what follows being meant: nhưng, but, 但是. */
  contrasts: string;
  /** Make a question wherever they stand: how much, 多少. */
  questions: string;
  /** Make a question at the beginning of a sentence: how, where. */
  questionStarts: string;
  /** Make a question at the end of a sentence: không, 吗, ba. */
  questionEnds: string;
  /** Ask for a reason: what such a question says of a thing is meant, where `is it slow?` means nothing yet. */
  whys: string;
  /** May follow the word that ends a question: kak, shop ơi, po. */
  addresses: string;
  /** Words that warn whatever the score is, grouped by kind: fake, scam, broken, wrong, late, refund, service, health. */
  complaints: string;
  /** Words of advertisements of strangers: sold followers, quick loans, work at home. */
  adverts: string;
}
