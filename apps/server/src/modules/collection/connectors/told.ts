/** Part of what a channel tells. */
export interface Told<T> {
  items: T[];
  /** Leads to the next part; null at the end. */
  nextCursor: string | null;
  /** The answer as it came, to be kept. */
  raw: string;
  /** The moment that the figures speak of. */
  dataTime: Date;
  /** Units of the day's quota that it took. */
  quotaCost: number;
  /** The channel is not asked before: we stop by ourselves before a limit is reached. */
  holdUntil?: Date | null;
}

export interface Paging {
  cursor: string | null;
  limit: number;
}
