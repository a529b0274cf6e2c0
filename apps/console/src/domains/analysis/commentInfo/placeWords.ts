/** A word with its place: larger ones nearer to the middle. */
export interface Placed<Word> {
  word: Word;
  /** Font size in px. */
  size: number;
}

const [smallest, largest] = [12, 34];

/**
 * Sizes words by weight and orders them for lines that are centred: the heaviest in the middle, the others alternating outwards, so that
 * the same words keep their places while weights move a little.
 */
export function placeWords<Word extends { word: string; weight: number }>(words: readonly Word[]): Placed<Word>[] {
  const [top] = words;
  if (!top) return [];
  const sized = words.map((word) => ({
    word,
    size: Math.round(smallest + (largest - smallest) * Math.sqrt(Math.max(0, word.weight) / (top.weight || 1))),
  }));
  const placed: Placed<Word>[] = [];
  for (const [at, one] of sized.entries()) {
    if (at % 2 === 0) placed.push(one);
    else placed.unshift(one);
  }
  return placed;
}
