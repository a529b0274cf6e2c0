/** A word with its place: larger ones nearer to the middle. */
export interface Placed<Word> {
  word: Word;
  /** Font size in px. */
  size: number;
}

const [smallest, largest] = [12, 34];

/**
 * Sizes words by weight and orders them for lines that are centred: the heaviest in the middle, the others alternating outwards. Words that
 * are placed already stay where they stand, whatever their weights have become: only their sizes change, and new words come outside.
 */
export function placeWords<Word extends { word: string; weight: number }>(
  words: readonly Word[],
  before: readonly Placed<Word>[] = [],
): Placed<Word>[] {
  const [top] = words;
  if (!top) return [];
  const sized = new Map(
    words.map((word) => [
      word.word,
      { word, size: Math.round(smallest + (largest - smallest) * Math.sqrt(Math.max(0, word.weight) / (top.weight || 1))) },
    ]),
  );
  const placed = before.flatMap(({ word }) => sized.get(word.word) ?? []);
  const isPlaced = new Set(placed.map(({ word }) => word.word));
  for (const [at, one] of [...sized.values()].filter(({ word }) => !isPlaced.has(word.word)).entries()) {
    if (at % 2 === 0) placed.push(one);
    else placed.unshift(one);
  }
  return placed;
}
