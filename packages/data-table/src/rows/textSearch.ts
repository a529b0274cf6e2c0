/**
 * Finds rows by text: of each entry every word must stand somewhere in the row, and a row is found by any entry.
 * Letters count without case. The texts of the rows are put together at the first search.
 */
export function textSearch(rows: readonly object[], fields?: readonly string[]): (entries: readonly string[]) => Uint32Array {
  let texts: string[] | undefined;
  const textOf = (row: object) => {
    const values = fields ? fields.map((field) => (row as Record<string, unknown>)[field]) : Object.values(row);
    return values
      .map((value) => (value === undefined || value === null ? '' : String(value)))
      .join('\n')
      .toLowerCase();
  };
  return (entries) => {
    const known = (texts ??= rows.map(textOf));
    const wanted = entries
      .flatMap((entry) => entry.split('\n'))
      .map((line) => line.toLowerCase().split(/\s+/).filter(Boolean))
      .filter(({ length }) => length > 0);
    const found = new Uint32Array(known.length);
    let count = 0;
    known.forEach((text, place) => {
      if (!wanted.length || wanted.some((words) => words.every((word) => text.includes(word)))) found[count++] = place;
    });
    return found.slice(0, count);
  };
}
