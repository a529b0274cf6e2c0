import type { Reader } from './createReader';

/** Refuses a row whose name stands in the list before: a repeated line would pay twice. */
export function refuseRepeated<Row>({
  rows,
  list,
  nameOf,
  reader,
}: {
  rows: readonly Row[];
  list: string;
  nameOf: (row: Row) => string;
  reader: Reader;
}): void {
  const known = new Map<string, number>();
  rows.forEach((row, index) => {
    const name = nameOf(row);
    const earlier = known.get(name);
    if (earlier === undefined) known.set(name, index);
    else reader.refuse(`${name} stands already at ${list}[${earlier}]`, list, index);
  });
}
