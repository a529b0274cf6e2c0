/** A place in the row of pages: a page, or pages that are left out there. */
export type PagePlace = number | 'before' | 'after';

/** The pages to offer: the first, the last, the open one with its neighbours; seven places at most, and always seven where there are more pages. */
export function pagesOf(page: number, count: number): readonly PagePlace[] {
  if (count <= 7) return range(1, count);
  const start = Math.max(3, Math.min(page - 1, count - 4));
  const end = Math.min(count - 2, Math.max(page + 1, 5));
  return [1, start > 3 ? 'before' : 2, ...range(start, end), end < count - 2 ? 'after' : count - 1, count];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
