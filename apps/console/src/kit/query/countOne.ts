/** Whoever comes back to a list within this time sees the numbers of before. */
export const freshMs = 60_000;

/** How many rows there are is asked for with one of them. */
export const oneRow = { pageNo: 1, pageSize: 1 };

export const totalOf = (page: unknown): number | null => (page as { totalRows: number } | undefined)?.totalRows ?? null;
