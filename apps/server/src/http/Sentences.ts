import type { Language } from '../db/Language';

/** One sentence, said in each language. */
export type Sentences = Readonly<Record<Language, string>>;
