type Compare = (one: number, other: number) => number;

const smallSize = 24;
const sampleSize = 64;

/**
 * Places that are put in order only as far as somebody looks: each call sorts the asked stretch and splits the rest
 * around it, and what one call learnt the next one uses. The comparison must never answer 0 for different places.
 */
export class LazyOrder {
  /** Positions that split the places: everything before one is smaller than everything from it on. */
  private readonly cuts: number[];

  constructor(
    private readonly places: Uint32Array,
    private readonly compare: Compare,
  ) {
    this.cuts = [0, places.length];
  }

  /** The places from one position of the full order to another. */
  slice(from: number, to: number): Uint32Array {
    if (from < to) {
      this.cutAt(from);
      this.cutAt(to);
      this.places.subarray(from, to).sort(this.compare);
    }
    return this.places.slice(from, to);
  }

  /** Splits until a cut stands at the position. */
  private cutAt(position: number): void {
    let after = this.cuts.findIndex((cut) => cut >= position);
    while (this.cuts[after] !== position) {
      const [left, right] = [this.cuts[after - 1] as number, this.cuts[after] as number];
      const size = right - left;
      if (size <= smallSize) {
        this.places.subarray(left, right).sort(this.compare);
        this.cuts.splice(after, 0, position);
        return;
      }
      const cut = this.split(left, right, (position - left) / size);
      this.cuts.splice(after, 0, cut);
      if (cut < position) after += 1;
    }
  }

  /** Splits a stretch around one of its places, chosen from a sample near the wanted share; answers where. */
  private split(left: number, right: number, share: number): number {
    const { places, compare } = this;
    const step = (right - left) / sampleSize;
    const sample = Uint32Array.from(
      { length: Math.min(sampleSize, right - left) },
      (_, at) => places[left + Math.floor(at * Math.max(1, step))] as number,
    ).sort(compare);
    // A little beyond the wanted share towards the middle, so that the smaller stretch holds the position.
    const rank = Math.round(share * sample.length) + (share < 0.5 ? 1 : -1);
    const pivot = sample[Math.min(sample.length - 1, Math.max(1, rank))] as number;
    let [low, high] = [left, right - 1];
    for (;;) {
      while (low <= high && compare(places[low] as number, pivot) < 0) low += 1;
      while (low <= high && compare(places[high] as number, pivot) >= 0) high -= 1;
      if (low > high) return low;
      [places[low], places[high]] = [places[high] as number, places[low] as number];
    }
  }
}
