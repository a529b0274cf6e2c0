/** Whoever comes back to a list within this time sees the numbers of before. */
export const freshMs = 60_000;

/** How many rows there are is asked for with one of them. */
export const oneRow = { pageNo: 1, pageSize: 1 };

/** Null while it is not known, also where there are more than were counted so far. */
export function totalOf(page: unknown): number | null {
  const { totalRows, moreRows } = (page ?? {}) as { totalRows?: number; moreRows?: true };
  return moreRows ? null : (totalRows ?? null);
}
