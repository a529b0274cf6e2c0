/** Of several lists the shortest, and of equals the first: what comes closest to fitting tells best what does not. */
export const fewest = <Item>(lists: readonly Item[][]): Item[] =>
  lists.reduce((best, other) => (other.length < best.length ? other : best));
