import { keywordLibraryLife } from '@backlot/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { keywordLibraries, keywords } from '../../../tables/analysis/keyword';

/** What a library is for (domain/model 2.3.9): its words are looked for, or change how comments are read. */
export const purposes = { monitor: 1, sensitive: 2, stopWords: 3, dictionary: 4, sentiment: 5 } as const;

/** A word that counts, with the purpose and the channels of its library. */
export interface LibraryWord {
  id: string;
  word: string;
  wordKey: string;
  lang: string | null;
  weight: number | null;
  purpose: number;
  scope: number[];
}

/** The words of all enabled libraries. */
export const readLibraries = (db: Db): Promise<LibraryWord[]> =>
  db
    .select({
      id: keywords.id,
      word: keywords.word,
      wordKey: keywords.wordKey,
      lang: keywords.lang,
      weight: keywords.weight,
      purpose: keywordLibraries.purpose,
      scope: keywordLibraries.scope,
    })
    .from(keywords)
    .innerJoin(keywordLibraries, eq(keywordLibraries.id, keywords.libraryId))
    .where(and(ne(keywords.status, 2), ne(keywordLibraries.status, 2), inState(keywordLibraryLife, keywordLibraries, 'enabled')))
    .orderBy(asc(keywords.id));
