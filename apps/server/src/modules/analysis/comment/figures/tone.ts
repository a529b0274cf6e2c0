interface Felt {
  n: number;
  positive: number;
  negative: number;
}

/** So much more of one feeling than usual gives a word its colour. */
const leastLeaning = 0.2;

/** How much more of one feeling than of the other all of them have. */
export function usualLeaning(said: readonly Felt[]): number {
  const sum = (field: keyof Felt) => said.reduce((total, one) => total + one[field], 0);
  return leaning({ n: sum('n'), positive: sum('positive'), negative: sum('negative') });
}

/** -1, 0 or 1: what the comments with a word feel, where they feel more than the rest. */
export function toneOf(one: Felt | undefined, usual: number): number {
  const more = (one ? leaning(one) : 0) - usual;
  return more >= leastLeaning ? 1 : more <= -leastLeaning ? -1 : 0;
}

const leaning = ({ n, positive, negative }: Felt): number => (n === 0 ? 0 : (positive - negative) / n);
