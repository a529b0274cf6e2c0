import type { Language } from './Language';

/** A piece of a text. The texts of all segments, put together, are the text itself. */
export interface Segment {
  text: string;
  kind: 'word' | 'emoji' | 'number' | 'space' | 'mark';
  /** The form it is counted and looked up under: `ko` is `không`, `มากก` is `มาก`. Of spaces and marks, the text. */
  word: string;
  /** Whose lists know the word: English inside a Thai comment is English. */
  language: Language;
}
