import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { sentences } from '../../../http/answers/problemText';
import { refuseField } from '../../../http/answers/refuseField';
import { keywordLibraries, keywords } from '../../../tables/analysis/keyword';
import { purposes, wordKeyOf } from '../../collection/comments';

interface Draft {
  libraryId: string;
  word: string;
  weight?: number | undefined;
}

/**
 * Refuses a word of a library that is not there (1020002), one that the library has already however it is spelled (1031002), and a
 * sentiment override without a weight.
 */
export async function refuseWord(tx: Db, { libraryId, word, weight }: Draft, exceptId: string | undefined): Promise<void> {
  const [library] = await tx
    .select()
    .from(keywordLibraries)
    .where(and(eq(keywordLibraries.id, libraryId), ne(keywordLibraries.status, 2)));
  if (!library) throw new Refusal('notFound', {}, { field: 'libraryId' });
  const [other] = await tx
    .select({ id: keywords.id })
    .from(keywords)
    .where(
      and(
        eq(keywords.libraryId, libraryId),
        eq(keywords.wordKey, wordKeyOf(word)),
        ne(keywords.status, 2),
        exceptId === undefined ? undefined : ne(keywords.id, exceptId),
      ),
    );
  if (other) throw new Refusal('keywordExists', {}, { field: 'word' });
  if (library.purpose === purposes.sentiment && weight === undefined) throw refuseField('weight', sentences('required'));
}
