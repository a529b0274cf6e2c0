/** How many rows of a page are not as they were: new or changed ones, or else those that are gone. A row that only moved is none. */
export function countNews<Row>(before: readonly Row[], now: readonly Row[], getRowId: (row: Row) => string): number {
  const known = new Map(before.map((row) => [getRowId(row), JSON.stringify(row)]));
  const stays = new Set(now.map(getRowId));
  const changed = now.filter((row) => known.get(getRowId(row)) !== JSON.stringify(row)).length;
  const gone = before.filter((row) => !stays.has(getRowId(row))).length;
  return Math.max(changed, gone);
}
