import { useState } from 'react';
import { type Placed, placeWords } from './placeWords';
import type { Cloud } from './useStillCloud';

type Word = Cloud['words'][number];

/** The words of a cloud in their places, which they keep while the cloud is about the same; `about` is undefined while it is not known. */
export function usePlacedWords(words: readonly Word[], about: string | undefined): readonly Placed<Word>[] {
  const [last, keep] = useState<{ words: readonly Word[]; about: string | undefined; placed: readonly Placed<Word>[] }>(nothing);
  if (last.words === words && (last.about === about || about === undefined)) return last.placed;
  const placed = placeWords(words, last.about === about ? last.placed : []);
  keep({ words, about, placed });
  return placed;
}

const nothing = { words: [], about: undefined, placed: [] };
